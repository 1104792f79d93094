/** A page of a run: compares what its tenants would publish now with their documents. */
import { setImmediate as turn } from "node:timers/promises";
import type { Job as JobView, TenantSkipReason } from "#generated/types.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import type { Committer } from "#src/records/documents/committer.ts";
import { readDocuments } from "#src/records/documents/documents.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { isAsLookedAt, readLooks } from "./looks.ts";
import {
  documentOf,
  isPublication,
  type Publication,
  publicationOf,
  type StoredPublication,
  says,
  templateNamespace,
} from "./publication.ts";
import type { GroupSource } from "./published-groups.ts";
import type { Look, SummaryRow, TenantRow } from "./sql.ts";
import * as sql from "./sql.ts";
import { type FoundTenant, tenantsAfter } from "./tenants.ts";

export interface PageParts {
  db: Database;
  clock: Clock;
  source: GroupSource;
  committer: Pick<Committer, "commitWithin">;
  /** A port: the newest job that deletes a namespace of this name, if any. Jobs are in a higher storey. */
  newestDeletion(organizationId: string, namespace: string): Promise<Pick<JobView, "status"> | undefined>;
  /** Tells this process's worker that there is something to judge. */
  wakeJudging(): void;
}

/** How many changed tenants a page examines. Their documents have up to a megabyte each. */
export const LOOKED_AT_ONCE = 32;
/** The most characters that a page publishes. They are written in one turn of the event loop. */
const MOST_PUBLISHED = 1024 * 1024;
/** How many tenants' groups are read concurrently. */
const READ_AT_ONCE = 4;
/** The most bytes of a document id. The name of a namespace may be longer. */
const LONGEST_ID = 128;

const ENDED: ReadonlySet<string> = new Set(["done", "failed", "cancelled"]);

/** What to do about an examined tenant. */
interface Finding {
  tenant: FoundTenant;
  /** Its fingerprint. Null if it is deleted. */
  look: Look | null;
  does: "publish" | "nothing" | "withdraw" | "forget";
  publication?: Publication;
  asOf?: number;
  reason: TenantSkipReason | null;
  /** Its document, if it exists. */
  published: StoredPublication | null;
}

export interface Page {
  findings: Finding[];
  /** Unchanged tenants whose recorded status must change to `unchanged`. */
  unchanged: TenantRow[];
  /** The last tenant of the page. Null if there are no more. */
  next: string | null;
  /** Whether the page has fewer tenants than requested, because too many of them have changed. */
  cut: boolean;
}

/** @param most the most tenants of the page */
export async function preparePage(parts: PageParts, summary: SummaryRow, after: string, most: number): Promise<Page> {
  const { tenants, more } = await tenantsAfter(parts.db, summary, after, most);
  const looks = await readLooks(parts.db, parts.source, summary, tenants);
  const now = parts.clock.now();
  const changed = tenants.filter((tenant) => !isAsLookedAt(tenant, looks.get(tenant.name), now));
  const looked = changed.slice(0, LOOKED_AT_ONCE);
  const documents = await readPublished(parts, summary, looked);
  const findings: Finding[] = [];
  let published = 0;
  for (let at = 0; at < looked.length && published < MOST_PUBLISHED; at += READ_AT_ONCE) {
    const some = looked.slice(at, at + READ_AT_ONCE).map((tenant) => {
      const look = looks.get(tenant.name) ?? null;
      return find(parts, summary, { tenant, look }, documents.get(tenant.name) ?? null);
    });
    for (const decide of await Promise.all(some)) {
      // Comparing a megabyte with the stored text takes tens of milliseconds.
      await turn();
      const finding = decide();
      findings.push(finding);
      if (finding.publication) published += JSON.stringify(finding.publication).length;
    }
  }
  const first = changed[findings.length];
  const passed = first ? tenants.slice(0, tenants.indexOf(first)) : tenants;
  const unchanged = passed.flatMap(({ noted }) =>
    noted?.status === "published" ? [{ ...noted, status: "unchanged" as const }] : [],
  );
  return { findings, unchanged, next: first || more ? passed.at(-1)!.name : null, cut: first !== undefined };
}

/** Writes a page. The caller has locked the summary's row. Throws the error if the namespace refuses the writes. */
export async function landPage(parts: PageParts, tx: Transaction, summary: SummaryRow, page: Page, now: Date): Promise<void> {
  const { organizationId, template, claimId } = summary;
  const upsert = page.findings.flatMap(({ tenant: { name }, publication }) =>
    publication ? [documentOf(name, publication, now)] : [],
  );
  const gone = page.findings.filter(({ does, published }) => published && (does === "withdraw" || does === "forget"));
  const withdrawn = gone.map(({ tenant }) => tenant.name);
  const namespace = { organizationId, name: templateNamespace(template) };
  const written =
    upsert.length + withdrawn.length === 0
      ? null
      : await parts.committer.commitWithin(tx, namespace, { upsert, delete: withdrawn }, { line: "tenant_summary", at: now });
  const forgotten = page.findings.filter(({ does }) => does === "forget");
  await sql.forgetTenants(
    tx,
    claimId,
    forgotten.map(({ tenant }) => tenant.name),
  );
  const looked = new Set(page.findings.map(({ tenant }) => tenant.name));
  await sql.putTenants(tx, claimId, [
    ...page.unchanged.filter(({ namespace }) => !looked.has(namespace)),
    ...page.findings.flatMap((finding) => noted(finding, now, written) ?? []),
  ]);
}

async function readPublished(
  { db }: PageParts,
  { organizationId, template }: SummaryRow,
  tenants: readonly FoundTenant[],
): Promise<ReadonlyMap<string, StoredPublication>> {
  const namespaceId = await namespaceIdIfThere(db, organizationId, templateNamespace(template));
  if (namespaceId === undefined) return new Map();
  const rows = await readDocuments(
    db,
    namespaceId,
    tenants.map(({ name }) => name),
  );
  return new Map(
    rows.map(({ document_id, attributes, state }) => [document_id, { attributes, state } satisfies StoredPublication]),
  );
}

/**
 * Reads what the decision needs, and returns the decision as a function, which the caller runs in a separate turn of the event loop.
 */
async function find(
  parts: PageParts,
  { organizationId, groups, ...terms }: SummaryRow,
  seen: Pick<Finding, "tenant" | "look">,
  document: StoredPublication | null,
): Promise<() => Finding> {
  const { name, namespaceId } = seen.tenant;
  const published = document !== null && isPublication(document) ? document : null;
  const finding = { ...seen, published, reason: null } as const;
  if (namespaceId === null) {
    const deleting = await isBeingDeleted(parts, organizationId, name);
    return () => (deleting ? { ...finding, does: "nothing", reason: "deleting" } : { ...finding, does: "forget" });
  }
  if (Buffer.byteLength(name) > LONGEST_ID) return () => ({ ...finding, does: "nothing", reason: "too_long" });
  const read = await parts.source.read({ namespaceId, organizationId, name }, groups);
  if ([...read.rows.values()].includes(null)) return () => ({ ...finding, does: "nothing", reason: "building" });
  const look = seen.look && { ...seen.look, until: read.until?.toISOString() ?? null };
  return () => {
    const publication = publicationOf(name, terms, read);
    if (publication === null) return { ...finding, look, does: "withdraw", reason: "empty" };
    if (document !== null && says(document, publication)) return { ...finding, look, does: "nothing", asOf: read.asOf };
    return { ...finding, look, does: "publish", publication, asOf: read.asOf };
  };
}

/** Whether the data of a deleted namespace of this name is still being removed. */
async function isBeingDeleted({ newestDeletion }: PageParts, organizationId: string, namespace: string): Promise<boolean> {
  const newest = await newestDeletion(organizationId, namespace);
  return newest !== undefined && !ENDED.has(newest.status);
}

/** Null if nothing is recorded for the tenant. */
function noted(finding: Finding, now: Date, written: Pick<WriteOutcome, "namespaceId" | "sequence"> | null): TenantRow | null {
  const { tenant, does, reason, asOf, published } = finding;
  const row = { namespace: tenant.name, reason, look: lookAfter(finding, written) };
  const before = { publishedAt: tenant.noted?.publishedAt ?? null, sourceAsOf: tenant.noted?.sourceAsOf ?? null };
  if (does === "forget") return null;
  if (does === "publish") return { ...row, status: "published", publishedAt: now, sourceAsOf: asOf ?? 0 };
  if (does === "withdraw") return { ...row, status: "skipped", publishedAt: null, sourceAsOf: null };
  if (reason !== null) return { ...row, status: "skipped", ...before };
  if (before.publishedAt !== null || published === null) return { ...row, status: "unchanged", ...before };
  // The document is from an earlier summary of this template. It contains its own publication time.
  return { ...row, status: "unchanged", ...(toldBy(published) ?? { publishedAt: now, sourceAsOf: asOf ?? 0 }) };
}

/** The fingerprint after the page is written. */
function lookAfter(
  { does, look, published }: Finding,
  written: Pick<WriteOutcome, "namespaceId" | "sequence"> | null,
): Look | null {
  if (!look || !written) return look;
  if (does === "publish") return { ...look, rootId: written.namespaceId, revision: written.sequence };
  return { ...look, rootId: look.rootId ?? written.namespaceId, ...(does === "withdraw" && published ? { revision: null } : {}) };
}

function toldBy({ state }: StoredPublication): Pick<TenantRow, "publishedAt" | "sourceAsOf"> | null {
  const { published_at, source } = state.tree;
  const publishedAt = new Date(String(published_at));
  const asOf = (source as { as_of?: unknown } | undefined)?.as_of;
  return Number.isNaN(publishedAt.getTime()) || !Number.isSafeInteger(asOf) ? null : { publishedAt, sourceAsOf: asOf as number };
}
