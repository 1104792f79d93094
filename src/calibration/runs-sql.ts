/** Statements over when judgments were calibrated. */
import type { Walk } from "#src/composites/reweigh.ts";
import type { Session, Transaction } from "#src/db/database.ts";

export interface Run {
  judgmentId: string;
  organizationId: string;
  /** What its wakeup is kept under. */
  claimId: number;
  /** How often it has been calibrated: of two that hold it, one lands. */
  fits: number;
  /** The version that was active and has been calibrated; null where none was. */
  calibratedVersion: number | null;
  /** When it was last calibrated, or looked at for that; null before the first time. */
  ranAt: Date | null;
  /** How far stored answers have been combined anew by new weights; null where nothing of that is left. */
  walk: Walk | null;
}

const columns = `judgment_id as "judgmentId", organization_id as "organizationId", claim_id as "claimId", fits,
      calibrated_version as "calibratedVersion", ran_at as "ranAt", walk`;

export async function insertRuns(
  tx: Transaction,
  organizationId: string,
  runs: readonly Pick<Run, "judgmentId" | "claimId">[],
): Promise<void> {
  await tx.query({
    name: "calibration_runs_insert",
    text: `
      insert into calibration_runs (judgment_id, organization_id, claim_id)
      select r."judgmentId", $1, r."claimId" from jsonb_to_recordset($2::jsonb) as r("judgmentId" text, "claimId" bigint)
      on conflict (judgment_id) do nothing`,
    values: [organizationId, JSON.stringify(runs)],
  });
}

export async function readRuns(session: Session, judgmentIds: readonly string[]): Promise<Run[]> {
  return session.query<Run>({
    name: "calibration_runs_read",
    text: `select ${columns} from calibration_runs where judgment_id = any($1) order by judgment_id`,
    values: [judgmentIds],
  });
}

export async function readClaimed(session: Session, claimId: number): Promise<Run | undefined> {
  const [row] = await session.query<Run>({
    name: "calibration_runs_read_claimed",
    text: `select ${columns} from calibration_runs where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** Moves a walk on from where it was; false where another has. Null: from none, or to its end. */
export async function moveWalk(tx: Transaction, judgmentId: string, from: Walk | null, to: Walk | null): Promise<boolean> {
  const rows = await tx.query({
    name: "calibration_runs_move_walk",
    text: `
      update calibration_runs set walk = $3::jsonb
      where judgment_id = $1 and walk is not distinct from $2::jsonb returning 1`,
    values: [judgmentId, from && JSON.stringify(from), to && JSON.stringify(to)],
  });
  return rows.length === 1;
}

/** Begins a walk, whatever another has come to. */
export async function beginWalk(tx: Transaction, judgmentId: string, walk: Walk): Promise<void> {
  await tx.query({
    name: "calibration_runs_begin_walk",
    text: "update calibration_runs set walk = $2::jsonb where judgment_id = $1",
    values: [judgmentId, JSON.stringify(walk)],
  });
}

/** Counts a fit that began when so many had been made; false where another has landed since, or the judgment is gone. */
export async function countFit(
  tx: Transaction,
  { judgmentId, fits }: Run,
  calibratedVersion: number | null,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: "calibration_runs_count_fit",
    text: `
      update calibration_runs set fits = fits + 1, calibrated_version = $3, ran_at = $4
      where judgment_id = $1 and fits = $2 returning 1`,
    values: [judgmentId, fits, calibratedVersion, at],
  });
  return rows.length === 1;
}
