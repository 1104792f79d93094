import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/session.ts";

/** The key of a stored response. */
export interface AnswerKey {
  readonly organizationId: string;
  readonly request: Buffer;
}

export interface Kept {
  readonly payload: Buffer;
  /** Null while the request is running. */
  readonly answer: Buffer | null;
  /** Whether a process works on it. */
  readonly leased: boolean;
}

/** Begins a request, or takes it over from a process with an expired lease; false if neither is possible. */
export async function claim(
  session: Session,
  { organizationId, request }: AnswerKey,
  { payload, owner, now, leasedUntil, until }: { payload: Buffer; owner: string; now: Date; leasedUntil: Date; until: Date },
): Promise<boolean> {
  const rows = await session.query({
    name: "idempotency_claim",
    text: `
      insert into idempotent_answers as kept (organization_id, request, payload, owner, leased_until, until)
      values ($1, $2, $3, $4, $6, $7)
      on conflict (organization_id, request) do update
        set payload = excluded.payload, owner = excluded.owner, leased_until = excluded.leased_until, until = excluded.until,
            bytes = 0, answer = null
        where kept.until <= $5 or (kept.answer is null and kept.leased_until <= $5 and kept.payload = excluded.payload)
      returning owner`,
    values: [organizationId, request, payload, owner, now, leasedUntil, until],
  });
  return rows.length > 0;
}

export async function find(session: Session, { organizationId, request }: AnswerKey, now: Date): Promise<Kept | null> {
  const [row] = await session.query<Kept>({
    name: "idempotency_find",
    text: `
      select payload, answer, coalesce(leased_until > $3, false) as leased from idempotent_answers
      where organization_id = $1 and request = $2 and until > $3`,
    values: [organizationId, request, now],
  });
  return row ?? null;
}

/** Stores the response; false if another process has taken over the request. */
export async function keep(
  session: Session,
  { organizationId, request }: AnswerKey,
  { owner, answer, until }: { owner: string; answer: Buffer; until: Date },
): Promise<boolean> {
  const rows = await session.query({
    name: "idempotency_keep",
    text: `
      update idempotent_answers set answer = $4, bytes = $5, leased_until = null, until = $6
      where organization_id = $1 and request = $2 and owner = $3 and answer is null
      returning owner`,
    values: [organizationId, request, owner, answer, answer.length, until],
  });
  return rows.length > 0;
}

export async function renew(
  session: Session,
  { organizationId, request }: AnswerKey,
  owner: string,
  leasedUntil: Date,
): Promise<void> {
  await session.query({
    name: "idempotency_renew",
    text: `
      update idempotent_answers set leased_until = $4
      where organization_id = $1 and request = $2 and owner = $3 and answer is null`,
    values: [organizationId, request, owner, leasedUntil],
  });
}

export async function drop(session: Session, { organizationId, request }: AnswerKey, owner: string): Promise<void> {
  await session.query({
    name: "idempotency_drop",
    text: "delete from idempotent_answers where organization_id = $1 and request = $2 and owner = $3 and answer is null",
    values: [organizationId, request, owner],
  });
}

/** Deletes expired responses. Returns their number. */
export async function sweep(session: Session, now: Date, most: number): Promise<number> {
  const key = ["organization_id", "request"];
  const expired = knex("idempotent_answers").select(key).where("until", "<=", now).orderBy("until").limit(most);
  const rows = await built(session, knex("idempotent_answers").delete().whereIn(key, expired).returning("request"));
  return rows.length;
}

/** Deletes an organization's oldest responses beyond a number or a total size. */
export async function bound(session: Session, organizationId: string, most: { answers: number; bytes: number }): Promise<void> {
  await session.query({
    name: "idempotency_bound",
    text: `
      delete from idempotent_answers
      where organization_id = $1 and request in (
        select request from (
          select request, row_number() over newer as place, sum(bytes) over newer as total
          from idempotent_answers where organization_id = $1 and answer is not null
          window newer as (order by until desc, request)
        ) ranked where place > $2 or total > $3
      )`,
    values: [organizationId, most.answers, most.bytes],
  });
}
