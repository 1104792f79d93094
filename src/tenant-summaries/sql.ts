import type { TenantBands, TenantKeys, TenantSkipReason, TenantStatus } from "#generated/types.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { Look } from "./looks.ts";

export interface SummaryRow {
  organizationId: string;
  template: string;
  claimId: number;
  groups: string[];
  bands: TenantBands;
  /** The fewest documents of a row that is published. */
  minCount: number;
  keys: TenantKeys;
  /** What keys are hashed with; null of a summary that has never hashed any. */
  keySalt: Buffer | null;
  createdAt: Date;
  nextAt: Date;
  /** The tenant that the run at work has passed last; null between runs. */
  runAfter: string | null;
  lastRunAt: Date | null;
  /** Whether the last run was refused. */
  failed: boolean;
  /** Raised with every change. */
  moves: number;
  /** Raised with every change of what is published. */
  settings: number;
}

const columns = `
      organization_id as "organizationId", template, claim_id as "claimId", groups, bands, created_at as "createdAt", next_at as "nextAt",
      run_after as "runAfter", last_run_at as "lastRunAt", failed, moves, settings, min_count as "minCount", keys, key_salt as "keySalt"`;

/** Makes a summary, or gives the one that is there other settings. */
export async function putSummary(
  tx: Transaction,
  summary: Pick<
    SummaryRow,
    "organizationId" | "template" | "claimId" | "groups" | "bands" | "minCount" | "keys" | "keySalt" | "createdAt" | "nextAt"
  >,
): Promise<SummaryRow> {
  const [row] = await tx.query<SummaryRow>({
    name: "tenant_summaries_put",
    text: `
      insert into tenant_summaries as s (organization_id, template, claim_id, groups, bands, created_at, next_at, min_count, keys, key_salt)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (organization_id, template) do update set groups = excluded.groups, bands = excluded.bands, moves = s.moves + 1,
        settings = s.settings + 1, min_count = excluded.min_count, keys = excluded.keys, key_salt = coalesce(s.key_salt, excluded.key_salt)
      returning ${columns}`,
    values: [
      summary.organizationId,
      summary.template,
      summary.claimId,
      JSON.stringify(summary.groups),
      JSON.stringify(summary.bands),
      summary.createdAt,
      summary.nextAt,
      summary.minCount,
      summary.keys,
      summary.keySalt,
    ],
  });
  return row!;
}

export async function readSummary(session: Session, organizationId: string, template: string): Promise<SummaryRow | undefined> {
  const [row] = await session.query<SummaryRow>({
    name: "tenant_summaries_read",
    text: `select ${columns} from tenant_summaries where organization_id = $1 and template = $2`,
    values: [organizationId, template],
  });
  return row;
}

export async function readClaimed(session: Session, claimId: number): Promise<SummaryRow | undefined> {
  const [row] = await session.query<SummaryRow>({
    name: "tenant_summaries_read_claimed",
    text: `select ${columns} from tenant_summaries where claim_id = $1`,
    values: [claimId],
  });
  return row;
}

/** Moves a summary that is as it was read; undefined where it is not, or gone. Held to the transaction's end. */
export async function moveSummary(
  tx: Transaction,
  summary: Pick<SummaryRow, "claimId" | "moves" | "runAfter" | "nextAt" | "lastRunAt" | "failed">,
): Promise<SummaryRow | undefined> {
  const [row] = await tx.query<SummaryRow>({
    name: "tenant_summaries_move",
    text: `
      update tenant_summaries set run_after = $3, next_at = $4, last_run_at = $5, failed = $6, moves = moves + 1
      where claim_id = $1 and moves = $2 returning ${columns}`,
    values: [summary.claimId, summary.moves, summary.runAfter, summary.nextAt, summary.lastRunAt, summary.failed],
  });
  return row;
}

/** Deletes a summary and what was noted of its tenants; its claim, or undefined where there is none. */
export async function deleteSummary(tx: Transaction, organizationId: string, template: string): Promise<number | undefined> {
  const [row] = await tx.query<{ claimId: number }>({
    name: "tenant_summaries_delete",
    text: `delete from tenant_summaries where organization_id = $1 and template = $2 returning claim_id as "claimId"`,
    values: [organizationId, template],
  });
  if (!row) return undefined;
  await tx.query({
    name: "tenant_publications_delete_all",
    text: "delete from tenant_publications where claim_id = $1",
    values: [row.claimId],
  });
  return row.claimId;
}

export interface TenantRow {
  namespace: string;
  status: Exclude<TenantStatus, "pending">;
  reason: TenantSkipReason | null;
  /** Of its document; null where it has none. */
  publishedAt: Date | null;
  sourceAsOf: number | null;
  /** What it was like when it was looked at last. */
  look: Look | null;
}

/** What was done about tenants, by name after one. */
export async function readTenants(session: Session, claimId: number, after: string, limit: number): Promise<TenantRow[]> {
  return session.query<TenantRow>({
    name: "tenant_publications_read",
    text: `
      select namespace, status, reason, published_at as "publishedAt", source_as_of as "sourceAsOf", look
      from tenant_publications where claim_id = $1 and namespace > $2 order by namespace limit $3`,
    values: [claimId, after, limit],
  });
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
