/** Indexes as the representation of a namespace or a template prefix shows them. */
import type { IndexedAttribute } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { isCombined } from "#src/records/values/combined.ts";
import { isTime } from "#src/records/values/indexed-times.ts";
import * as sql from "./sql.ts";
import { declaredFor } from "./wanted.ts";

export interface IndexedNamespace {
  organizationId: string;
  name: string;
  namespaceId: number;
}

/** For each namespace, by id. */
export async function indexedAttributes(
  session: Session,
  organizationId: string,
  namespaces: readonly Omit<IndexedNamespace, "organizationId">[],
): Promise<Map<number, IndexedAttribute[]>> {
  const owners = [...new Set(namespaces.flatMap(({ name }) => ownersOf(name)))];
  const [declared, ...indexes] = await Promise.all([
    sql.readDeclared(session, organizationId, owners),
    ...namespaces.map(({ namespaceId }) => sql.readIndexes(session, namespaceId)),
  ]);
  return new Map(
    namespaces.map(({ namespaceId, name }, at) => [
      namespaceId,
      viewsOf(indexes[at]!, declaredFor(ownersOf(name), declared), name),
    ]),
  );
}

function viewsOf(indexes: readonly sql.IndexRow[], declared: ReadonlyMap<string, string>, name: string): IndexedAttribute[] {
  const shown = indexes.filter(({ attribute, state }) => state !== "dropping" && !isTime(attribute) && !isCombined(attribute));
  const kept = new Map(shown.map((index) => [index.attribute, index]));
  return [...new Set([...kept.keys(), ...declared.keys()])].sort().map((attribute) => {
    // A declared index may not exist yet, or its former rows are still being deleted. A worker builds it as soon as possible.
    const { state, origin } = kept.get(attribute) ?? ({ state: "building", origin: "declared" } as const);
    const owner = declared.get(attribute);
    const view = { attribute: `attributes.${attribute}`, state: state as "building" | "ready", origin };
    return owner !== undefined && owner !== name ? { ...view, template: owner } : view;
  });
}

/** The declarations for all namespaces under a template prefix: its own and those of the prefixes above. */
export async function declaredAttributes(session: Session, organizationId: string, prefix: string): Promise<IndexedAttribute[]> {
  const owners = ownersOf(prefix);
  const declared = declaredFor(owners, await sql.readDeclared(session, organizationId, owners));
  return [...declared]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([attribute, owner]) => {
      const view = { attribute: `attributes.${attribute}`, state: null, origin: "declared" } satisfies IndexedAttribute;
      return owner === prefix ? view : { ...view, template: owner };
    });
}
