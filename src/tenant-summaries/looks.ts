/**
 * What a tenant was like when a run looked at it. While that is so its document says what its groups come to, and neither has to be read: a run
 * costs those that have changed, and of the others a few columns, a thousand at a time.
 */
import type { Session } from "#src/db/database.ts";
import { readFields } from "#src/documents/documents.ts";
import { namespaceIdIfThere } from "#src/namespaces/namespaces.ts";
import { templateNamespace } from "./publication.ts";
import type { GroupSource } from "./published-groups.ts";
import type { SummaryRow } from "./sql.ts";
import type { FoundTenant } from "./tenants.ts";

export interface Look {
  /** Which settings of the summary it was published by. */
  settings: number;
  namespaceId: number;
  /** What the namespace keeps of the published groups, as a text that changes with it. */
  groups: string;
  /** The template's namespace, and the revision of the tenant's document there; null where it is not there. */
  rootId: number | null;
  revision: number | null;
  /** When a key that is published ages out; null: never. */
  until: string | null;
}

/** Tenants as they are, by name, without when keys age out; those that are gone are left out. */
export async function readLooks(
  db: Session,
  source: GroupSource,
  { organizationId, template, groups, settings }: SummaryRow,
  tenants: readonly FoundTenant[],
): Promise<ReadonlyMap<string, Look>> {
  const rootId = (await namespaceIdIfThere(db, organizationId, templateNamespace(template))) ?? null;
  const there = tenants.flatMap(({ name, namespaceId }) => (namespaceId === null ? [] : [{ name, namespaceId }]));
  const names = there.map(({ name }) => name);
  // Before the groups are read: what changes in between is looked at by the next run.
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

/** Whether a tenant is as it was when it was looked at. */
export function isAsLookedAt({ noted }: FoundTenant, present: Look | undefined, now: Date): boolean {
  const look = noted?.look;
  if (!look || !present || (look.until !== null && now >= new Date(look.until))) return false;
  return (["settings", "namespaceId", "groups", "rootId", "revision"] as const).every((name) => look[name] === present[name]);
}
