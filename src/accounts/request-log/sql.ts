/** All statements on the request log. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface RequestRow {
  readonly entry_id: string;
  readonly at: Date;
  readonly request_id: string;
  readonly key_id: string;
  readonly session_id: string | null;
  readonly address: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly namespace: string | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly duration_ms: number;
  readonly bytes_in: number | null;
  readonly bytes_out: number | null;
}

export interface RecordedRequest extends Omit<RequestRow, "at"> {
  /** Milliseconds since 1970: a `Date` costs a third of what an entry costs. */
  readonly at: number;
  readonly organization_id: string;
}

/** Requests of an organization on a day in UTC. */
export interface DayCount {
  readonly organization_id: string;
  readonly day: string;
  readonly kept: number;
  readonly left_out: number;
}

export async function insertRequests(tx: Transaction, requests: readonly RecordedRequest[]): Promise<void> {
  await tx.query({
    name: "request_log_insert",
    text: `
      insert into request_log (organization_id, entry_id, at, request_id, key_id, session_id, address, operation, method, path, namespace,
        status, error, duration_ms, bytes_in, bytes_out)
      select organization_id, entry_id, to_timestamp(at / 1000.0), request_id, key_id, session_id, address, operation, method, path, namespace,
        status, error, duration_ms, bytes_in, bytes_out
      from jsonb_to_recordset($1) as r(organization_id text, entry_id text, at double precision, request_id text, key_id text, session_id text,
        address text, operation text, method text, path text, namespace text, status integer, error text, duration_ms integer,
        bytes_in bigint, bytes_out bigint)
      on conflict (organization_id, entry_id) do nothing`,
    values: [JSON.stringify(requests)],
  });
}

/** Adds to the counts of days, and locks them until the commit. Returns what the days have now. */
export async function addToDays(
  tx: Transaction,
  counts: readonly DayCount[],
): Promise<{ organization_id: string; day: string; kept: number }[]> {
  const rows = await tx.query<{ organization_id: string; day: string; kept: string }>({
    name: "request_log_add_to_days",
    text: `
      insert into request_log_days as d (organization_id, day, kept, left_out)
      select organization_id, day, kept, left_out
      from jsonb_to_recordset($1) as r(organization_id text, day date, kept bigint, left_out bigint)
      order by organization_id, day
      on conflict (organization_id, day) do update set kept = d.kept + excluded.kept, left_out = d.left_out + excluded.left_out
      returning organization_id, day::text as day, kept::text as kept`,
    values: [JSON.stringify(counts)],
  });
  return rows.map(({ kept, ...row }) => ({ ...row, kept: Number(kept) }));
}

/** Deletes the oldest entries of a range of ids. Returns their number. */
export async function deleteOldest(
  tx: Transaction,
  organizationId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number> {
  const entries = () =>
    knex("request_log").where({ organization_id: organizationId }).where("entry_id", ">=", from).where("entry_id", "<", to);
  const oldest = entries().select("entry_id").orderBy("entry_id").limit(limit);
  const last = knex.max("entry_id").from(oldest.as("oldest"));
  const gone = await built(tx, entries().delete().where("entry_id", "<=", last).returning("entry_id"));
  return gone.length;
}

export interface RequestFilter {
  readonly keyId?: string | undefined;
  readonly operation?: string | undefined;
  /** From one status up to another, both included. */
  readonly statuses?: readonly [number, number] | undefined;
  /** A namespace, or a prefix without its ending. */
  readonly namespace?: string | undefined;
  readonly requestId?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Entries with a smaller id; all if empty. */
  readonly before: string;
  readonly limit: number;
}

const COLUMNS = [
  "entry_id",
  "at",
  "request_id",
  "key_id",
  "session_id",
  "address",
  "operation",
  "method",
  "path",
  "namespace",
  "status",
  "error",
  "duration_ms",
  "bytes_in",
  "bytes_out",
];

/** Newest first. @param oldest the smallest id that an entry of the time may have; all if null */
export async function listRequests(
  session: Session,
  organizationId: string,
  filter: RequestFilter,
  oldest: string | null,
): Promise<RequestRow[]> {
  const { keyId, operation, statuses, namespace, requestId, since, until, before, limit } = filter;
  const entries = knex("request_log").select(COLUMNS).where({ organization_id: organizationId });
  if (before !== "") entries.where("entry_id", "<", before);
  if (oldest !== null) entries.where("entry_id", ">=", oldest);
  if (keyId !== undefined) entries.where({ key_id: keyId });
  if (operation !== undefined) entries.where({ operation });
  if (statuses !== undefined) entries.whereBetween("status", statuses);
  if (requestId !== undefined) entries.where({ request_id: requestId });
  if (namespace !== undefined) {
    entries.where((names) => names.where({ namespace }).orWhereRaw("starts_with(namespace, ?)", [`${namespace}/`]));
  }
  if (since) entries.where("at", ">=", since);
  if (until) entries.where("at", "<", until);
  return built<RequestRow>(session, entries.orderBy("entry_id", "desc").limit(limit));
}

/** Days with requests that the log does not have, newest first. */
export async function listGaps(session: Session, organizationId: string): Promise<{ day: string; left_out: number }[]> {
  const days = knex("request_log_days")
    .select(knex.raw("day::text as day"), "left_out")
    .where({ organization_id: organizationId })
    .where("left_out", ">", 0);
  const rows = await built<{ day: string; left_out: unknown }>(session, days.orderBy("day", "desc"));
  return rows.map(({ day, left_out }) => ({ day, left_out: Number(left_out) }));
}

/** The names of keys, also of revoked ones, by id. */
export async function nameKeys(session: Session, organizationId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const keys = knex("api_keys").select("key_id", "name").where({ organization_id: organizationId }).whereIn("key_id", ids);
  const rows = await built<{ key_id: string; name: string }>(session, keys);
  return new Map(rows.map(({ key_id, name }) => [key_id, name]));
}

/** Deletes up to `limit` entries of all organizations from before a moment, oldest first. Returns their number. */
export async function sweepRequests(session: Session, before: Date, limit: number): Promise<number> {
  const old = knex("request_log").select("organization_id", "entry_id").where("at", "<", before).orderBy("at").limit(limit);
  const gone = await built(
    session,
    knex("request_log").delete().whereIn(["organization_id", "entry_id"], old).returning("entry_id"),
  );
  return gone.length;
}

/** Deletes up to `limit` counts of days before one. Returns their number. */
export async function sweepDays(session: Session, before: string, limit: number): Promise<number> {
  const old = knex("request_log_days").select("organization_id", "day").where("day", "<", before).limit(limit);
  const gone = await built(session, knex("request_log_days").delete().whereIn(["organization_id", "day"], old).returning("day"));
  return gone.length;
}
