/** Statements over `tunings`. */
import type { MeasuredAgreement, SuggestedContext, TuningStatus } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Json } from "#src/json.ts";

export interface Tuning {
  judgmentId: string;
  place: string;
  organizationId: string;
  judgment: string;
  claimId: number;
  month: string;
  /** The one that was active. */
  version: number;
  status: TuningStatus;
  checkpoint: Json;
  /** Steps that have committed. */
  steps: number;
  /** Times in a row that the step it is at has failed. */
  attempts: number;
  suggested: SuggestedContext | null;
  agreement: MeasuredAgreement | null;
  startedAt: Date;
}

const columns = `
      judgment_id as "judgmentId", place, organization_id as "organizationId", judgment, claim_id as "claimId", month, version, status,
      checkpoint, steps, attempts, suggested, agreement, started_at as "startedAt"`;

export type NewTuning = Pick<
  Tuning,
  "judgmentId" | "place" | "organizationId" | "judgment" | "claimId" | "month" | "version" | "startedAt"
>;

/** Begins the month's; undefined where it has been begun already. */
export async function beginTuning(tx: Transaction, tuning: NewTuning): Promise<Tuning | undefined> {
  const { judgmentId, place, organizationId, judgment, claimId, month, version, startedAt } = tuning;
  const [row] = await tx.query<Tuning>({
    name: "tunings_begin",
    text: `
      insert into tunings as t (judgment_id, place, organization_id, judgment, claim_id, month, version, status, started_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'running', $8)
      on conflict (judgment_id, place) do update
      set claim_id = excluded.claim_id, month = excluded.month, version = excluded.version, status = 'running', checkpoint = null,
          steps = 0, attempts = 0, suggested = null, agreement = null, started_at = excluded.started_at
      where t.month < excluded.month
      returning ${columns}`,
    values: [judgmentId, place, organizationId, judgment, claimId, month, version, startedAt],
  });
  return row;
}

export async function readTuning(session: Session, judgmentId: string, place: string): Promise<Tuning | undefined> {
  const [row] = await session.query<Tuning>({
    name: "tunings_read",
    text: `select ${columns} from tunings where judgment_id = $1 and place = $2`,
    values: [judgmentId, place],
  });
  return row;
}

export async function readClaimedTuning(session: Session, claimId: number): Promise<Tuning | undefined> {
  const [row] = await session.query<Tuning>({
    name: "tunings_read_claimed",
    text: `select ${columns} from tunings where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

export type Moved = Pick<Tuning, "status" | "checkpoint" | "attempts" | "suggested" | "agreement">;

/** Moves one on from the step that was read; false where it is not at that any more. */
export async function moveTuning(tx: Transaction, { claimId, steps }: Tuning, moved: Moved): Promise<boolean> {
  const rows = await tx.query({
    name: "tunings_move",
    text: `
      update tunings set status = $3, checkpoint = $4, attempts = $5, suggested = $6, agreement = $7, steps = steps + 1
      where claim_id = $1 and steps = $2 and status = 'running' returning claim_id`,
    values: [
      claimId,
      steps,
      moved.status,
      moved.checkpoint === null ? null : JSON.stringify(moved.checkpoint),
      moved.attempts,
      moved.suggested === null ? null : JSON.stringify(moved.suggested),
      moved.agreement === null ? null : JSON.stringify(moved.agreement),
    ],
  });
  return rows.length === 1;
}

/** Forgets those of a judgment that is deleted. */
export async function deleteTunings(tx: Transaction, judgmentId: string): Promise<void> {
  await tx.query({ name: "tunings_delete", text: "delete from tunings where judgment_id = $1", values: [judgmentId] });
}
