/**
 * A fingerprint of a tenant at its last visit (a "look"). While it is unchanged, the tenant's document is current. Then neither the
 * document nor the groups need to be read. So a run costs only the changed tenants, plus a few columns of the others, a thousand at a time.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { readFields } from "#src/records/documents/documents.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { templateNamespace } from "./publication.ts";
import type { GroupSource } from "./published-groups.ts";
import type { Look, SummaryRow } from "./sql.ts";
import type { FoundTenant } from "./tenants.ts";

/** The current fingerprints of tenants by name, without the times when keys age out. Deleted tenants are left out. */
export async function readLooks(
  db: Session,
  source: GroupSource,
  { organizationId, template, groups, settings }: SummaryRow,
  tenants: readonly FoundTenant[],
): Promise<ReadonlyMap<string, Look>> {
  const rootId = (await namespaceIdIfThere(db, organizationId, templateNamespace(template))) ?? null;
  const there = tenants.flatMap(({ name, namespaceId }) => (namespaceId === null ? [] : [{ name, namespaceId }]));
  const names = there.map(({ name }) => name);
  // Read this before the groups. The next run will find changes that happen in between.
  const versions = await source.versions(organizationId, there, groups);
  const documents = rootId === null ? [] : await readFields(db, rootId, names);
  const revisions = new Map(documents.map(({ document_id, revision }) => [document_id, revision]));
  return new Map(
    there.map(({ name, namespaceId }) => [
      name,
      {
        settings,
        namespaceId,
        groups: versions.get(namespaceId)!,
        rootId,
        revision: revisions.get(name) ?? null,
        until: null,
      },
    ]),
  );
}

/** Whether a tenant is unchanged since its last visit. */
export function isAsLookedAt({ noted }: FoundTenant, present: Look | undefined, now: Date): boolean {
  const look = noted?.look;
  if (!look || !present || (look.until !== null && now >= new Date(look.until))) return false;
  return (["settings", "namespaceId", "groups", "rootId", "revision"] as const).every((name) => look[name] === present[name]);
}
