/** What this room reads of groups. */
import type { Session } from "#src/db/database.ts";
import type { NamedRows } from "#src/groups/published.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";

export type { NamedRow, NamedRows } from "#src/groups/published.ts";

export interface GroupSource {
  /** The names of the aggregates that a place's group keeps; null where it has none of that name. */
  aggregates(session: Session, organizationId: string, place: string, group: string): Promise<readonly string[] | null>;
  /** By the ids of an organization's namespaces, a text that is another one whenever what `read` answers may be, save by keys that age out. */
  versions(
    organizationId: string,
    namespaces: readonly Pick<NamespaceIdentity, "namespaceId" | "name">[],
    groups: readonly string[],
  ): Promise<ReadonlyMap<number, string>>;
  /** Those of the named groups that a namespace has. */
  read(namespace: NamespaceIdentity, groups: readonly string[]): Promise<NamedRows>;
}
