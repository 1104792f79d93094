/**
 * Notices that a period of answers begins: the first answer of a version of an engine, or of a month. At rest it costs one look into a set
 * of this process for each judgment that lands.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import type { LandedEvaluation } from "#src/judging/landing/landed-evaluations.ts";
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

/** The periods that this process knows to be recorded. A forgotten one is found in the database again. */
const MOST_KNOWN = 20_000;

export class Periods {
  readonly #known = new Set<string>();

  /** Call this in the transaction that stores evaluations. */
  async note(tx: Transaction, organizationId: string, at: Date, landed: readonly LandedEvaluation[]): Promise<void> {
    const begun = new Map<string, sql.NewWatch>();
    const month = at.toISOString().slice(0, "2026-01".length);
    for (const { judgment, engine, engineVersion } of landed) {
      const { judgmentId, activeVersion: version } = judgment;
      this.#add(begun, { judgmentId, version, by: "engine_version", period: JSON.stringify([engine, engineVersion]) }, at);
      this.#add(begun, { judgmentId, version, by: "month", period: month }, at);
    }
    if (begun.size === 0) return;
    const made = new Set(await sql.insertWatches(tx, organizationId, [...begun.values()], at));
    // If this transaction fails, the next one makes them. So only what was there before counts as known.
    for (const [key, { claimId }] of begun) if (!made.has(claimId)) this.#know(key);
  }

  #add(begun: Map<string, sql.NewWatch>, period: Omit<sql.NewWatch, "claimId" | "due">, at: Date): void {
    const key = `${period.judgmentId}\n${period.version}\n${period.period}`;
    if (this.#known.has(key) || begun.has(key)) return;
    const claimId = newNumber();
    begun.set(key, { ...period, claimId, due: dueOf({ by: period.by, claimId, begunAt: at, looks: 0 })! });
  }

  #know(key: string): void {
    this.#known.add(key);
    if (this.#known.size <= MOST_KNOWN) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest!);
  }
}
