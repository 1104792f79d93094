/** The port through which tenant summaries read groups. */
import type { Session } from "#src/foundation/db/database.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { NamedRows } from "#src/standing/groups/published.ts";

export type { NamedRow, NamedRows } from "#src/standing/groups/published.ts";

export interface GroupSource {
  /** The names of the aggregates of a place's group. Null if it has no group of that name. */
  aggregates(session: Session, organizationId: string, place: string, group: string): Promise<readonly string[] | null>;
  /** For each namespace, a text that changes whenever the result of `read` may change, except when keys age out. */
  versions(
    organizationId: string,
    namespaces: readonly Pick<NamespaceIdentity, "namespaceId" | "name">[],
    groups: readonly string[],
  ): Promise<ReadonlyMap<number, string>>;
  /** Those of the named groups that a namespace has. */
  read(namespace: NamespaceIdentity, groups: readonly string[]): Promise<NamedRows>;
}
