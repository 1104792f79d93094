/**
 * Notices that a period of answers begins: the first answer of a version of an engine, or of a month. What is carried forward was answered
 * before, so it begins nothing. At rest it costs one look into a set of this process for each judgment that lands.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import type { LandedEvaluation } from "#src/judging/landing/landed-evaluations.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import * as sql from "./watches-sql.ts";

const HOUR_MS = 3_600_000;

/** A new version of an engine is compared so long after its first answer. */
export const LOOKS_AFTER_MS = [HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS] as const;

/** Months begin at the same time for all judgments, so their comparisons are spread over this time. */
const SPREAD_MS = 12 * HOUR_MS;

/** When a period is compared next. Undefined after its last comparison. */
export function dueOf({
  by,
  claimId,
  begunAt,
  looks,
}: Pick<sql.Watch, "by" | "claimId" | "begunAt" | "looks">): Date | undefined {
  const after = by === "month" ? [HOUR_MS + (claimId % SPREAD_MS)] : LOOKS_AFTER_MS;
  return after[looks] === undefined ? undefined : new Date(begunAt.getTime() + after[looks]);
}

/** The judgments of which this process knows that their present periods are recorded. A forgotten one is found in the database again. */
const MOST_KNOWN = 20_000;

export class Periods {
  readonly #known = new Bounded<true>(MOST_KNOWN);

  /** Call this in the transaction that stores evaluations. */
  async note(tx: Transaction, organizationId: string, at: Date, landed: readonly LandedEvaluation[]): Promise<void> {
    const month = at.toISOString().slice(0, "2026-01".length);
    const begun = new Map<string, readonly sql.NewWatch[]>();
    for (const evaluation of landed) {
      const { judgment, engine, engineVersion, carried } = evaluation;
      if (carried) continue;
      const key = `${judgment.judgmentId}\n${judgment.activeVersion}\n${engine}\n${engineVersion}\n${month}`;
      if (!this.#known.get(key) && !begun.has(key)) begun.set(key, watchesOf(evaluation, month, at));
    }
    if (begun.size === 0) return;
    const made = new Set(await sql.insertWatches(tx, organizationId, [...begun.values()].flat(), at));
    // If this transaction fails, the next one makes them. So only what was there before counts as known.
    for (const [key, watches] of begun) if (!watches.some(({ claimId }) => made.has(claimId))) this.#known.set(key, true, 1);
  }
}

/** Evaluations of two versions of an engine name the same month. It is inserted once. */
function watchesOf({ judgment, engine, engineVersion }: LandedEvaluation, month: string, at: Date): sql.NewWatch[] {
  const { judgmentId, activeVersion: version, definition } = judgment;
  const ofEngine = ["engine_version", JSON.stringify([engine, engineVersion])] as const;
  // The two engines of a cascade take turns, and each answers other documents.
  const periods = [...(definition.engine?.cascade ? [] : [ofEngine]), ["month", month] as const];
  return periods.map(([by, period]) => {
    const claimId = newNumber();
    return { judgmentId, version, by, period, claimId, due: dueOf({ by, claimId, begunAt: at, looks: 0 })! };
  });
}
