/**
 * When judgments are calibrated. Each version is calibrated separately under each epoch: soon after outcomes of 100 documents
 * exist, and again whenever these have grown by half. All of them are calibrated at night. Only those with new, changed or fewer
 * outcomes are calibrated again.
 *
 *   outcomes change ─▶ counted (`counts.ts`) ─▶ due soon, or at night ─▶ fitted ─▶ idle until outcomes change
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { type ChangedOutcome, changed, dueOf } from "./counts.ts";
import * as sql from "./runs-sql.ts";

/** The kind of its work-queue rows. */
export const CALIBRATION = "calibration";

/** A delay for outcomes that arrive in several requests. */
export const SHORTLY_MS = 5_000;
const NIGHT_FROM_MS = 2 * 3_600_000;
const NIGHT_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/** Whether a night has passed since all versions and epochs were calibrated. */
export function isNight({ claimId, ranAt }: sql.Run, now: Date): boolean {
  return ranAt === null || ranAt.getTime() < nightAfter(now, claimId).getTime() - DAY_MS;
}

/** Call this in the transaction that changes outcomes. */
export async function outcomesChanged(
  tx: Transaction,
  organizationId: string,
  outcomes: readonly ChangedOutcome[],
  at: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  const of = Map.groupBy(outcomes, ({ judgmentId }) => judgmentId);
  const judgmentIds = [...of.keys()].sort();
  await sql.insertRuns(
    tx,
    organizationId,
    judgmentIds.map((judgmentId) => ({ judgmentId, claimId: newNumber() })),
  );
  const runs = (await sql.holdRuns(tx, judgmentIds)).map((run) => {
    const epochs = changed(run.epochs, of.get(run.judgmentId)!);
    return { ...run, epochs };
  });
  await sql.setCounts(tx, runs);
  const shortly = runs.filter(({ epochs }) => dueOf(epochs).length > 0);
  if (shortly.length > 0) await wakeAll(tx, CALIBRATION, claimsOf(shortly), new Date(at.getTime() + SHORTLY_MS));
  for (const run of runs) if (!shortly.includes(run)) await wakeAll(tx, CALIBRATION, [run.claimId], nightAfter(at, run.claimId));
}

const claimsOf = (runs: readonly sql.Run[]) => runs.map(({ claimId }) => claimId);

/** This judgment's next time between two and four o'clock UTC. Judgments are spread over these hours. */
export function nightAfter(at: Date, claimId: number): Date {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS + NIGHT_FROM_MS + (claimId % NIGHT_MS);
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}
