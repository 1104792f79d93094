/**
 * Tuning: a search, once a month per judgment and place, for the cheapest recipe whose answers agree with the present
 * ones, and for a cascade of engines that does.
 *
 *   requested ──▶ running ── a cheaper recipe agrees, or none does ──▶ done
 *                    └── the engine stays unavailable, or a step fails too often ──▶ failed
 *
 * Another request within the month returns its progress. In the next month, a new search begins.
 */
import type { TuningRun } from "#generated/types.ts";
import { monthOf } from "#src/accounts/money/prices.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { conflict } from "#src/foundation/errors.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { AskedOf } from "#src/jobs/discovery/discoveries.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import * as sql from "./sql.ts";

/** The kind of its work-queue rows. */
export const TUNING = "tuning";

export class Tunings {
  readonly #parts: { db: Database; clock: Clock; wakeTuning(): void };

  constructor(parts: { db: Database; clock: Clock; wakeTuning(): void }) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `conflict` */
  async run(asked: AskedOf): Promise<TuningRun> {
    const { organizationId, namespace: place, judgment: name } = asked;
    const { db, clock, wakeTuning } = this.#parts;
    const judgment = await findJudgment(db, organizationId, place, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive. Activate a version of it first.`);
    const { judgmentId, activeVersion: version } = judgment;
    const startedAt = clock.now();
    const about = { judgmentId, place, organizationId, judgment: name, claimId: newNumber() };
    const begun = await db.transaction(async (tx) => {
      const row = await sql.beginTuning(tx, { ...about, month: monthOf(startedAt), version, startedAt });
      if (row) await wake(tx, TUNING, row.claimId, startedAt);
      return row;
    });
    if (begun) wakeTuning();
    const tuning = begun ?? (await sql.readTuning(db, judgmentId, place));
    // Its judgment or namespace was deleted just now.
    return tuning ? viewOf(tuning) : this.run(asked);
  }
}

function viewOf({ month, status, suggested, agreement, cascade }: sql.Tuning): TuningRun {
  return { month, status, suggested_context: suggested, agreement, suggested_cascade: cascade };
}
