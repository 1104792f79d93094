import type { TenantBands, TenantKeys, TenantSkipReason, TenantStatus } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

export interface SummaryRow {
  organizationId: string;
  template: string;
  claimId: number;
  groups: string[];
  bands: TenantBands;
  /** The minimum number of documents of a published row. */
  minCount: number;
  keys: TenantKeys;
  /** The salt for hashing keys. Null if the summary has never hashed keys. */
  keySalt: Buffer | null;
  createdAt: Date;
  nextAt: Date;
  /** The last tenant that the current run has passed. Null between runs. */
  runAfter: string | null;
  lastRunAt: Date | null;
  /** Whether the last run was refused. */
  failed: boolean;
  /** Incremented with every change. It is the version for optimistic locking. */
  moves: number;
  /** Incremented with every change of what is published. */
  settings: number;
}

const columns = [
  "organization_id as organizationId",
  "template",
  "claim_id as claimId",
  "groups",
  "bands",
  "created_at as createdAt",
  "next_at as nextAt",
  "run_after as runAfter",
  "last_run_at as lastRunAt",
  "failed",
  "moves",
  "settings",
  "min_count as minCount",
  "keys",
  "key_salt as keySalt",
];

/** Creates a summary or changes its settings. */
export async function putSummary(
  tx: Transaction,
  summary: Pick<
    SummaryRow,
    "organizationId" | "template" | "claimId" | "groups" | "bands" | "minCount" | "keys" | "keySalt" | "createdAt" | "nextAt"
  >,
): Promise<SummaryRow> {
  const set = {
    groups: JSON.stringify(summary.groups),
    bands: JSON.stringify(summary.bands),
    min_count: summary.minCount,
    keys: summary.keys,
  };
  const [row] = await built<SummaryRow>(
    tx,
    knex("tenant_summaries")
      .insert({
        organization_id: summary.organizationId,
        template: summary.template,
        claim_id: summary.claimId,
        created_at: summary.createdAt,
        next_at: summary.nextAt,
        key_salt: summary.keySalt,
        ...set,
      })
      .onConflict(["organization_id", "template"])
      .merge({
        ...set,
        moves: knex.raw("tenant_summaries.moves + 1"),
        settings: knex.raw("tenant_summaries.settings + 1"),
        key_salt: knex.raw("coalesce(tenant_summaries.key_salt, excluded.key_salt)"),
      })
      .returning(columns),
  );
  return row!;
}

export async function readSummary(session: Session, organizationId: string, template: string): Promise<SummaryRow | undefined> {
  const [row] = await built<SummaryRow>(
    session,
    knex("tenant_summaries").select(columns).where({ organization_id: organizationId, template }),
  );
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<SummaryRow | undefined> {
  const [row] = await built<SummaryRow>(session, knex("tenant_summaries").select(columns).where({ claim_id: claimId }));
  return row;
}

/**
 * Updates a summary if it is unchanged since it was read; otherwise returns undefined. The row stays locked until the transaction ends.
 */
export async function moveSummary(
  tx: Transaction,
  summary: Pick<SummaryRow, "claimId" | "moves" | "runAfter" | "nextAt" | "lastRunAt" | "failed">,
): Promise<SummaryRow | undefined> {
  const { claimId, moves, runAfter, nextAt, lastRunAt, failed } = summary;
  const [row] = await built<SummaryRow>(
    tx,
    knex("tenant_summaries")
      .update({ run_after: runAfter, next_at: nextAt, last_run_at: lastRunAt, failed, moves: moves + 1 })
      .where({ claim_id: claimId, moves })
      .returning(columns),
  );
  return row;
}

/** Deletes a summary and the status of its tenants. Returns its claim id, or undefined if there is none. */
export async function deleteSummary(tx: Transaction, organizationId: string, template: string): Promise<number | undefined> {
  const [row] = await built<{ claim_id: number }>(
    tx,
    knex("tenant_summaries").delete().where({ organization_id: organizationId, template }).returning("claim_id"),
  );
  if (!row) return undefined;
  await built(tx, knex("tenant_publications").delete().where({ claim_id: row.claim_id }));
  return row.claim_id;
}

/** The fingerprint of a tenant at its last visit (`looks.ts`). */
export interface Look {
  /** The version of the summary's settings by which it was published. */
  settings: number;
  namespaceId: number;
  /** A text that changes whenever the published groups of the namespace change. */
  groups: string;
  /** The template's namespace, and the revision of the tenant's document there. Null if it does not exist. */
  rootId: number | null;
  revision: number | null;
  /** When a published key ages out. Null: never. */
  until: string | null;
}

export interface TenantRow {
  namespace: string;
  status: Exclude<TenantStatus, "pending">;
  reason: TenantSkipReason | null;
  /** About its document. Null if it has none. */
  publishedAt: Date | null;
  sourceAsOf: number | null;
  /** Its fingerprint at the last visit. */
  look: Look | null;
}

/** A page of the status of tenants, by name. */
export async function readTenants(session: Session, claimId: number, after: string, limit: number): Promise<TenantRow[]> {
  return built<TenantRow>(
    session,
    knex("tenant_publications")
      .select("namespace", "status", "reason", "published_at as publishedAt", "source_as_of as sourceAsOf", "look")
      .where({ claim_id: claimId })
      .where("namespace", ">", after)
      .orderBy("namespace")
      .limit(limit),
  );
}

export async function putTenants(tx: Transaction, claimId: number, tenants: readonly TenantRow[]): Promise<void> {
  if (tenants.length === 0) return;
  await tx.query({
    name: "tenant_publications_put",
    text: `
      insert into tenant_publications (claim_id, namespace, status, reason, published_at, source_as_of, look)
      select $1, t.namespace, t.status, t.reason, t."publishedAt", t."sourceAsOf", t.look
      from jsonb_to_recordset($2)
        as t(namespace text, status text, reason text, "publishedAt" timestamptz, "sourceAsOf" bigint, look jsonb)
      on conflict (claim_id, namespace) do update
      set status = excluded.status, reason = excluded.reason, published_at = excluded.published_at, source_as_of = excluded.source_as_of,
          look = excluded.look`,
    values: [claimId, JSON.stringify(tenants)],
  });
}

export async function forgetTenants(tx: Transaction, claimId: number, namespaces: readonly string[]): Promise<void> {
  if (namespaces.length === 0) return;
  await tx.query({
    name: "tenant_publications_forget",
    text: "delete from tenant_publications where claim_id = $1 and namespace = any($2)",
    values: [claimId, namespaces],
  });
}
