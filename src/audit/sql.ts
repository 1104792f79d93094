/** Every statement on the audit log. */
import type { Session, Transaction } from "#src/db/database.ts";
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
  const { entry_id: entryId, at, action, namespace, subject, actor, before, after } = entry;
  await tx.query({
    name: "audit_insert",
    text: `
      insert into audit_log (organization_id, entry_id, at, action, namespace, subject, key_id, actor, before, after)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [organizationId, entryId, at, action, namespace, subject, actor.keyId, ...[actor, before, after].map(json)],
  });
}

/** Makes entries, or adds what they count to those that are there; answers the ids of those that were made. */
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
  /** A namespace, or a prefix without its end. */
  readonly namespace?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Entries with a smaller id; all where empty. */
  readonly before: string;
  readonly limit: number;
}

/** Newest first. */
export async function listEntries(session: Session, organizationId: string, filter: AuditFilter): Promise<AuditRow[]> {
  const { action, keyId, namespace, since, until, before, limit } = filter;
  return session.query<AuditRow>({
    name: "audit_list",
    text: `
      select entry_id, at, action, namespace, subject, actor, before, after from audit_log
      where organization_id = $1 and ($2 = '' or entry_id < $2)
        and ($3::text is null or action = $3 or (right($3, 2) = '.*' and starts_with(action, left($3, -1))))
        and ($4::text is null or key_id = $4)
        and ($5::text is null or namespace = $5 or starts_with(namespace, $5 || '/'))
        and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7)
      order by entry_id desc limit $8`,
    values: [organizationId, before, action ?? null, keyId ?? null, namespace ?? null, since ?? null, until ?? null, limit],
  });
}

/** Deletes up to `limit` entries made before a moment, oldest first; answers how many. */
export async function sweepEntries(session: Session, organizationId: string, before: string, limit: number): Promise<number> {
  const swept = await session.query({
    name: "audit_sweep",
    text: `
      delete from audit_log where organization_id = $1 and entry_id < $2 and entry_id <= (
        select max(entry_id) from (
          select entry_id from audit_log where organization_id = $1 order by entry_id limit $3
        ) oldest
      ) returning 1`,
    values: [organizationId, before, limit],
  });
  return swept.length;
}
