/**
 * Tuning: a search, once a month for each judgment and place, for the cheapest recipe whose answers agree with the present ones.
 *
 *   asked ──▶ running ── a cheaper recipe agrees, or none does ──▶ done
 *                └── the engine stays away, or a step fails too often ──▶ failed
 *
 * Asked again within the month, it says how far it is; in the next month it begins anew.
 */
import type { TuningRun } from "#generated/types.ts";
import { monthOf } from "#src/accounts/prices.ts";
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import type { AskedOf } from "#src/discovery/discoveries.ts";
import { conflict } from "#src/errors.ts";
import { newNumber } from "#src/ids.ts";
import { isActive } from "#src/judgments/judgment.ts";
import { findJudgment } from "#src/judgments/lookup.ts";
import { wake } from "#src/work/wakeups.ts";
import * as sql from "./sql.ts";

/** The kind of its wakeups. */
export const TUNING = "tuning";

export class Tunings {
  readonly #parts: { db: Database; clock: Clock; wakeTuning(): void };

  constructor(parts: { db: Database; clock: Clock; wakeTuning(): void }) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `conflict` */
  async run({ organizationId, namespace: place, judgment: name }: AskedOf): Promise<TuningRun> {
    const { db, clock, wakeTuning } = this.#parts;
    const judgment = await findJudgment(db, organizationId, place, name);
    if (!isActive(judgment)) throw conflict(`"${name}" is inactive; activate a version of it first.`);
    const { judgmentId, activeVersion: version } = judgment;
    const startedAt = clock.now();
    const about = { judgmentId, place, organizationId, judgment: name, claimId: newNumber() };
    const begun = await db.transaction(async (tx) => {
      const row = await sql.beginTuning(tx, { ...about, month: monthOf(startedAt), version, startedAt });
      if (row) await wake(tx, TUNING, row.claimId, startedAt);
      return row;
    });
    if (begun) wakeTuning();
    return viewOf(begun ?? (await sql.readTuning(db, judgmentId, place))!);
  }
}

function viewOf({ month, status, suggested, agreement }: sql.Tuning): TuningRun {
  return { month, status, suggested_context: suggested, agreement };
}
