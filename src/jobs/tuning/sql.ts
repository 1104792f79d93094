/** Statements on `tunings`. */
import type { MeasuredAgreement, SuggestedCascade, SuggestedContext, TuningStatus } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Json } from "#src/foundation/json/json.ts";

export interface Tuning {
  judgmentId: string;
  place: string;
  organizationId: string;
  judgment: string;
  claimId: number;
  month: string;
  /** The version that was active. */
  version: number;
  status: TuningStatus;
  checkpoint: Json;
  /** Committed steps. */
  steps: number;
  /** Consecutive failures of the current step. */
  attempts: number;
  suggested: SuggestedContext | null;
  agreement: MeasuredAgreement | null;
  cascade: SuggestedCascade | null;
  startedAt: Date;
}

const columns = [
  "judgment_id as judgmentId",
  "place",
  "organization_id as organizationId",
  "judgment",
  "claim_id as claimId",
  "month",
  "version",
  "status",
  "checkpoint",
  "steps",
  "attempts",
  "suggested",
  "agreement",
  "cascade",
  "started_at as startedAt",
];

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export type NewTuning = Pick<
  Tuning,
  "judgmentId" | "place" | "organizationId" | "judgment" | "claimId" | "month" | "version" | "startedAt"
>;

/** Begins this month's search; undefined if it has already begun. */
export async function beginTuning(tx: Transaction, tuning: NewTuning): Promise<Tuning | undefined> {
  const begun = {
    claim_id: tuning.claimId,
    month: tuning.month,
    version: tuning.version,
    status: "running",
    started_at: tuning.startedAt,
    checkpoint: null,
    steps: 0,
    attempts: 0,
    suggested: null,
    agreement: null,
    cascade: null,
  };
  const [row] = await built<Tuning>(
    tx,
    knex("tunings")
      .insert({
        judgment_id: tuning.judgmentId,
        place: tuning.place,
        organization_id: tuning.organizationId,
        judgment: tuning.judgment,
        ...begun,
      })
      .onConflict(["judgment_id", "place"])
      .merge(Object.keys(begun))
      .where("tunings.month", "<", tuning.month)
      .returning(columns),
  );
  return row;
}

export async function readTuning(session: Session, judgmentId: string, place: string): Promise<Tuning | undefined> {
  const [row] = await built<Tuning>(session, knex("tunings").select(columns).where({ judgment_id: judgmentId, place }));
  return row;
}

export async function readClaimedTuning(session: Session, claimId: number): Promise<Tuning | undefined> {
  const [row] = await built<Tuning>(session, knex("tunings").select(columns).where({ claim_id: claimId }));
  return row;
}

export type Moved = Pick<Tuning, "status" | "checkpoint" | "attempts" | "suggested" | "agreement" | "cascade">;

/** Advances a search from the step that was read; false if it is not at that step any more. */
export async function moveTuning(tx: Transaction, { claimId, steps }: Tuning, moved: Moved): Promise<boolean> {
  const rows = await built(
    tx,
    knex("tunings")
      .update({
        status: moved.status,
        checkpoint: json(moved.checkpoint),
        attempts: moved.attempts,
        suggested: json(moved.suggested),
        agreement: json(moved.agreement),
        cascade: json(moved.cascade),
        steps: steps + 1,
      })
      .where({ claim_id: claimId, steps, status: "running" })
      .returning("claim_id"),
  );
  return rows.length === 1;
}

/** Removes the searches of a deleted judgment. */
export async function deleteTunings(tx: Transaction, judgmentId: string): Promise<void> {
  await built(tx, knex("tunings").delete().where({ judgment_id: judgmentId }));
}

/** Deletes the searches of judgments at a place. */
export async function deleteTuningsAt(tx: Transaction, judgmentIds: readonly string[], place: string): Promise<void> {
  await built(tx, knex("tunings").delete().whereIn("judgment_id", judgmentIds).where({ place }));
}
