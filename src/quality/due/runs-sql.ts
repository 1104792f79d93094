/** Statements on the calibration runs of judgments. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Counts } from "./counts.ts";
import type { Walk } from "./walk.ts";

export interface Run {
  judgmentId: string;
  organizationId: string;
  /** The key of its work-queue row. */
  claimId: number;
  /** The number of calibrations so far. If two workers run at once, only one commits. */
  fits: number;
  /** Changed outcomes by version and epoch. */
  epochs: Counts;
  /** When all versions and epochs were last calibrated or checked; null before the first time. */
  ranAt: Date | null;
  /** How far stored answers have been combined again with new weights; null if nothing is left. */
  walk: Walk | null;
}

const runs = () =>
  knex("calibration_runs").select(
    "judgment_id as judgmentId",
    "organization_id as organizationId",
    "claim_id as claimId",
    "fits",
    "epochs",
    "ran_at as ranAt",
    "walk",
  );

export async function insertRuns(
  tx: Transaction,
  organizationId: string,
  made: readonly Pick<Run, "judgmentId" | "claimId">[],
): Promise<void> {
  await tx.query({
    name: "calibration_runs_insert",
    text: `
      insert into calibration_runs (judgment_id, organization_id, claim_id)
      select r."judgmentId", $1, r."claimId" from jsonb_to_recordset($2::jsonb) as r("judgmentId" text, "claimId" bigint)
      on conflict (judgment_id) do nothing`,
    values: [organizationId, JSON.stringify(made)],
  });
}

export async function readRuns(session: Session, judgmentIds: readonly string[]): Promise<Run[]> {
  return built<Run>(session, runs().whereIn("judgment_id", judgmentIds).orderBy("judgment_id"));
}

export async function readClaimed(session: Session, claimId: number): Promise<Run | undefined> {
  const [row] = await built<Run>(session, runs().where({ claim_id: claimId }));
  return row;
}

/** Advances a walk from a given offset; false if another process has moved it. Null: no walk, or the end. */
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

/** Starts a walk, whatever walk was in progress. */
export async function beginWalk(tx: Transaction, judgmentId: string, walk: Walk): Promise<void> {
  await built(
    tx,
    knex("calibration_runs")
      .update({ walk: JSON.stringify(walk) })
      .where({ judgment_id: judgmentId }),
  );
}

/** The same, locked until the transaction ends. */
export async function holdRuns(tx: Transaction, judgmentIds: readonly string[]): Promise<Run[]> {
  return built<Run>(tx, runs().whereIn("judgment_id", judgmentIds).orderBy("judgment_id").forUpdate());
}

/** The runs must be locked. */
export async function setCounts(tx: Transaction, runs: readonly Pick<Run, "judgmentId" | "epochs">[]): Promise<void> {
  await tx.query({
    name: "calibration_runs_set_counts",
    text: `
      update calibration_runs c set epochs = r.epochs
      from jsonb_to_recordset($1::jsonb) as r("judgmentId" text, epochs jsonb) where c.judgment_id = r."judgmentId"`,
    values: [JSON.stringify(runs.map(({ judgmentId, epochs }) => ({ judgmentId, epochs })))],
  });
}

/** Counts a fit of a locked run. */
export async function countFit(
  tx: Transaction,
  { judgmentId, epochs, ranAt }: Pick<Run, "judgmentId" | "epochs" | "ranAt">,
): Promise<void> {
  await built(
    tx,
    knex("calibration_runs")
      .increment("fits")
      .update({ epochs: JSON.stringify(epochs), ran_at: ranAt })
      .where({ judgment_id: judgmentId }),
  );
}
