/** All statements on the audit log. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { Actor } from "./actor.ts";

export interface AuditRow {
  readonly entry_id: string;
  readonly at: Date;
  readonly action: string;
  readonly namespace: string | null;
  readonly subject: string | null;
  readonly actor: Actor;
  readonly before: object | null;
  readonly after: object | null;
}

export async function insertEntry(tx: Transaction, organizationId: string, entry: AuditRow): Promise<void> {
  const { actor, before, after } = entry;
  await built(
    tx,
    knex("audit_log").insert({
      ...entry,
      organization_id: organizationId,
      key_id: actor.keyId,
      actor: json(actor),
      before: json(before),
      after: json(after),
    }),
  );
}

/** Creates entries, or adds to the counts of existing ones. Returns the ids of the new ones. */
export async function addRefused(tx: Transaction, organizationId: string, entries: readonly AuditRow[]): Promise<string[]> {
  const rows = await tx.query<{ entry_id: string; made: boolean }>({
    name: "audit_add_refused",
    text: `
      insert into audit_log (organization_id, entry_id, at, action, subject, key_id, actor, after)
      select $1, r.entry_id, r.at, r.action, r.subject, r.subject, r.actor, r.after
      from jsonb_to_recordset($2) as r(entry_id text, at timestamptz, action text, subject text, actor jsonb, after jsonb)
      order by r.entry_id
      on conflict (organization_id, entry_id) do update
      set after = audit_log.after || jsonb_build_object(
        'refused', (audit_log.after ->> 'refused')::bigint + (excluded.after ->> 'refused')::bigint
      )
      returning entry_id, xmax = 0 as made`,
    values: [organizationId, JSON.stringify(entries)],
  });
  return rows.filter(({ made }) => made).map(({ entry_id }) => entry_id);
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

export interface AuditFilter {
  readonly action?: string | undefined;
  readonly keyId?: string | undefined;
  /** A namespace, or a prefix without its ending. */
  readonly namespace?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Entries with a smaller id; all if empty. */
  readonly before: string;
  readonly limit: number;
}

/** Newest first. */
export async function listEntries(session: Session, organizationId: string, filter: AuditFilter): Promise<AuditRow[]> {
  const { action, keyId, namespace, since, until, before, limit } = filter;
  const entries = knex("audit_log")
    .select("entry_id", "at", "action", "namespace", "subject", "actor", "before", "after")
    .where({ organization_id: organizationId });
  if (before !== "") entries.where("entry_id", "<", before);
  if (action?.endsWith(".*")) entries.whereRaw("starts_with(action, ?)", [action.slice(0, -1)]);
  else if (action !== undefined) entries.where({ action });
  if (keyId !== undefined) entries.where({ key_id: keyId });
  if (namespace !== undefined) {
    entries.where((names) => names.where({ namespace }).orWhereRaw("starts_with(namespace, ?)", [`${namespace}/`]));
  }
  if (since) entries.where("at", ">=", since);
  if (until) entries.where("at", "<", until);
  return built<AuditRow>(session, entries.orderBy("entry_id", "desc").limit(limit));
}

/** Deletes up to `limit` entries older than a moment, oldest first. Returns their number. */
export async function sweepEntries(session: Session, organizationId: string, before: string, limit: number): Promise<number> {
  const entries = () => knex("audit_log").where({ organization_id: organizationId });
  const oldest = entries().select("entry_id").orderBy("entry_id").limit(limit);
  const swept = await built(
    session,
    entries()
      .delete()
      .where("entry_id", "<", before)
      .where("entry_id", "<=", knex.max("entry_id").from(oldest.as("oldest")))
      .returning("entry_id"),
  );
  return swept.length;
}
