import type { Transaction } from "#src/db/database.ts";

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

const columns = `judgment_id as "judgmentId", place, organization_id as "organizationId", judgment, claim_id as "claimId",
      interval_ms as "intervalMs", next_at as "nextAt"`;

/** Undefined where the same interval was set before: its time goes on. */
export async function putSchedule(tx: Transaction, schedule: Schedule): Promise<Schedule | undefined> {
  const [row] = await tx.query<Schedule>({
    name: "schedules_put",
    text: `
      insert into schedules as s (judgment_id, place, organization_id, judgment, claim_id, interval_ms, next_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (judgment_id, place) do update set interval_ms = excluded.interval_ms, next_at = excluded.next_at
      where s.interval_ms <> excluded.interval_ms
      returning ${columns}`,
    values: [
      schedule.judgmentId,
      schedule.place,
      schedule.organizationId,
      schedule.judgment,
      schedule.claimId,
      schedule.intervalMs,
      schedule.nextAt,
    ],
  });
  return row;
}

/** Held to the transaction's end. */
export async function holdSchedule(tx: Transaction, claimId: number): Promise<Schedule | undefined> {
  const [row] = await tx.query<Schedule>({
    name: "schedules_hold",
    text: `select ${columns} from schedules where claim_id = $1 for update`,
    values: [claimId],
  });
  return row;
}

export async function setNext(tx: Transaction, claimId: number, nextAt: Date): Promise<void> {
  await tx.query({
    name: "schedules_set_next",
    text: "update schedules set next_at = $2 where claim_id = $1",
    values: [claimId, nextAt],
  });
}

export async function deleteSchedule(tx: Transaction, judgmentId: string, place: string): Promise<void> {
  await tx.query({
    name: "schedules_delete",
    text: "delete from schedules where judgment_id = $1 and place = $2",
    values: [judgmentId, place],
  });
}
