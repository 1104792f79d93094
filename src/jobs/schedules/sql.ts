import { built, knex } from "#src/foundation/db/built.ts";
import type { Transaction } from "#src/foundation/db/database.ts";

export interface Schedule {
  judgmentId: string;
  /** The namespace or template prefix whose settings it follows. */
  place: string;
  organizationId: string;
  /** The judgment's name. */
  judgment: string;
  claimId: number;
  intervalMs: number;
  nextAt: Date;
}

const columns = [
  "judgment_id as judgmentId",
  "place",
  "organization_id as organizationId",
  "judgment",
  "claim_id as claimId",
  "interval_ms as intervalMs",
  "next_at as nextAt",
];

/** Undefined if the interval is unchanged: the present schedule continues. */
export async function putSchedule(tx: Transaction, schedule: Schedule): Promise<Schedule | undefined> {
  const [row] = await built<Schedule>(
    tx,
    knex("schedules")
      .insert({
        judgment_id: schedule.judgmentId,
        place: schedule.place,
        organization_id: schedule.organizationId,
        judgment: schedule.judgment,
        claim_id: schedule.claimId,
        interval_ms: schedule.intervalMs,
        next_at: schedule.nextAt,
      })
      .onConflict(["judgment_id", "place"])
      .merge(["interval_ms", "next_at"])
      .where("schedules.interval_ms", "<>", schedule.intervalMs)
      .returning(columns),
  );
  return row;
}

/** Locked until the transaction ends. */
export async function holdSchedule(tx: Transaction, claimId: number): Promise<Schedule | undefined> {
  const [row] = await built<Schedule>(tx, knex("schedules").select(columns).where({ claim_id: claimId }).forUpdate());
  return row;
}

export async function setNext(tx: Transaction, claimId: number, nextAt: Date): Promise<void> {
  await built(tx, knex("schedules").update({ next_at: nextAt }).where({ claim_id: claimId }));
}

export async function deleteSchedule(tx: Transaction, judgmentId: string, place: string): Promise<void> {
  await built(tx, knex("schedules").delete().where({ judgment_id: judgmentId, place }));
}

/** Deletes the schedules of judgments at a place. */
export async function deleteSchedules(tx: Transaction, judgmentIds: readonly string[], place: string): Promise<void> {
  await built(tx, knex("schedules").delete().whereIn("judgment_id", judgmentIds).where({ place }));
}
