/** Statements over when judgments were calibrated. */
import type { Walk } from "#src/composites/reweigh.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Counts } from "./counts.ts";

export interface Run {
  judgmentId: string;
  organizationId: string;
  /** What its wakeup is kept under. */
  claimId: number;
  /** How often it has been calibrated: of two that hold it, one lands. */
  fits: number;
  /** Changed outcomes by version and epoch. */
  epochs: Counts;
  /** When all versions and epochs were last calibrated, or looked at for that; null before the first time. */
  ranAt: Date | null;
  /** How far stored answers have been combined anew by new weights; null where nothing of that is left. */
  walk: Walk | null;
}

const columns = `judgment_id as "judgmentId", organization_id as "organizationId", claim_id as "claimId", fits,
      epochs, ran_at as "ranAt", walk`;

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

/** The same, held until the transaction ends. */
export async function holdRuns(tx: Transaction, judgmentIds: readonly string[]): Promise<Run[]> {
  return tx.query<Run>({
    name: "calibration_runs_hold",
    text: `select ${columns} from calibration_runs where judgment_id = any($1) order by judgment_id for update`,
    values: [judgmentIds],
  });
}

/** Of runs that are held. */
export async function setCounts(tx: Transaction, runs: readonly Pick<Run, "judgmentId" | "epochs">[]): Promise<void> {
  await tx.query({
    name: "calibration_runs_set_counts",
    text: `
      update calibration_runs c set epochs = r.epochs
      from jsonb_to_recordset($1::jsonb) as r("judgmentId" text, epochs jsonb) where c.judgment_id = r."judgmentId"`,
    values: [JSON.stringify(runs.map(({ judgmentId, epochs }) => ({ judgmentId, epochs })))],
  });
}

/** Counts a fit of a run that is held. */
export async function countFit(
  tx: Transaction,
  { judgmentId, epochs, ranAt }: Pick<Run, "judgmentId" | "epochs" | "ranAt">,
): Promise<void> {
  await tx.query({
    name: "calibration_runs_count_fit",
    text: "update calibration_runs set fits = fits + 1, epochs = $2, ran_at = $3 where judgment_id = $1",
    values: [judgmentId, JSON.stringify(epochs), ranAt],
  });
}
