/**
 * When judgments are calibrated: shortly after outcomes have come while the active version has no calibration, and nightly after that. Only what
 * has new, other or fewer outcomes is calibrated again.
 *
 *   outcomes change ─▶ due shortly, or in the night ─▶ fitted ─▶ at rest until outcomes change
 */
import type { Transaction } from "#src/db/database.ts";
import { newNumber } from "#src/ids.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import * as sql from "./runs-sql.ts";

/** The kind of its wakeups. */
export const CALIBRATION = "calibration";

/** Outcomes that come in several requests are waited for so long. */
export const SHORTLY_MS = 5_000;
const NIGHT_FROM_MS = 2 * 3_600_000;
const NIGHT_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * When a judgment that has been calibrated is to be calibrated again: null for now. Somebody who posts while it is being calibrated wakes it at
 * once, and then its night has not come.
 */
export function notBefore({ calibratedVersion, claimId, ranAt }: sql.Run, activeVersion: number | null, now: Date): Date | null {
  if (ranAt === null || calibratedVersion === null || calibratedVersion !== activeVersion) return null;
  const night = nightAfter(now, claimId);
  return ranAt.getTime() >= night.getTime() - DAY_MS ? night : null;
}

/** A judgment whose outcomes have changed; its active version where that is known. */
export interface Judged {
  judgmentId: string;
  activeVersion?: number | null;
}

/** To be called in the transaction that changes outcomes. */
export async function outcomesChanged(
  tx: Transaction,
  organizationId: string,
  judgments: readonly Judged[],
  at: Date,
): Promise<void> {
  if (judgments.length === 0) return;
  const active = new Map(judgments.map(({ judgmentId, activeVersion }) => [judgmentId, activeVersion]));
  const made = [...active.keys()].sort().map((judgmentId) => ({ judgmentId, claimId: newNumber() }));
  await sql.insertRuns(tx, organizationId, made);
  const runs = await sql.readRuns(tx, [...active.keys()]);
  const shortly = runs.filter((run) => !isCalibrated(run, active.get(run.judgmentId)));
  if (shortly.length > 0) await wakeAll(tx, CALIBRATION, claimsOf(shortly), new Date(at.getTime() + SHORTLY_MS));
  for (const run of runs) if (!shortly.includes(run)) await wakeAll(tx, CALIBRATION, [run.claimId], nightAfter(at, run.claimId));
}

function isCalibrated({ calibratedVersion }: sql.Run, activeVersion: number | null | undefined): boolean {
  return calibratedVersion !== null && (activeVersion == null || calibratedVersion === activeVersion);
}

const claimsOf = (runs: readonly sql.Run[]) => runs.map(({ claimId }) => claimId);

/** The next moment between two and four o'clock UTC that is this judgment's; they are spread over that time. */
export function nightAfter(at: Date, claimId: number): Date {
  const today = Math.floor(at.getTime() / DAY_MS) * DAY_MS + NIGHT_FROM_MS + (claimId % NIGHT_MS);
  return new Date(today > at.getTime() ? today : today + DAY_MS);
}
