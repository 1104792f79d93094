/**
 * Announces which data of which namespaces contexts are about to show. This happens before anything is read, so a change after the read is
 * not missed. Returns the generation of the documents' own namespace. A later generation means that changes were sent on their way
 * meanwhile.
 */
import type { Session } from "#src/foundation/db/database.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { noteShown, type ShownKey } from "#src/records/shown/elsewhere.ts";
import { awaitLandings, follow, readFollowed } from "#src/records/shown/followed.ts";
import type { Bounded } from "#src/records/templates/bounded.ts";
import type { Related } from "./related.ts";
import { foundBy, type Relation } from "./relations.ts";
import { scalarKeys } from "./shown-keys.ts";
import type { Sources } from "./sources.ts";

export interface AnnouncementParts {
  db: Session;
  /**
   * Judgments that every running transaction in a namespace already knows, so that it need not be waited for. If absent, none.
   */
  known?: Bounded<true>;
}

export async function announce(
  { db: session, known }: AnnouncementParts,
  sources: Sources,
  contexts: readonly Related[],
  now: Date,
): Promise<number> {
  const own = sources.own.namespace;
  const generation = await followed(
    session,
    own,
    contexts.some(({ relations }) => relations.some((one) => isOwn(one, own))),
  );
  const named = contexts.flatMap(({ document, relations }) =>
    relations.filter((one) => !isOwn(one, own)).map((relation) => ({ relation, document })),
  );
  for (const [name, shown] of Map.groupBy(named, ({ relation }) => relation.namespace!)) {
    const keys = shown.flatMap(({ relation, document }) => keysOf(relation, document));
    await noteShown(session, { organizationId: own.organizationId, name }, own.namespaceId, keys, now);
    const source = await sources.of(name);
    if (source) await followed(session, source.namespace, true);
  }
  await landingsKnow(session, known, sources, contexts);
  return generation;
}

/**
 * A transaction that stores answers looks for dependents once it holds the namespace lock, and records shown values that change. A running
 * transaction may have looked before a new judgment was created or activated, and so does not know of it. Wait for it before compiling the
 * judgment's first context here. That context then shows what was stored.
 */
async function landingsKnow(
  session: Session,
  known: Bounded<true> | undefined,
  sources: Sources,
  contexts: readonly Related[],
): Promise<void> {
  const unknown = new Map<number, Set<string>>();
  for (const { reader, relations } of contexts) {
    for (const { namespace, recipe } of relations) {
      if (recipe.answers === undefined) continue;
      const source = await sources.of(namespace);
      if (!source) continue;
      const { namespaceId } = source.namespace;
      const key = `${namespaceId} ${reader}`;
      if (!known?.get(key)) unknown.set(namespaceId, (unknown.get(namespaceId) ?? new Set()).add(key));
    }
  }
  for (const [namespaceId, keys] of unknown) {
    await awaitLandings(session, namespaceId);
    for (const key of keys) known?.set(key, true, 1);
  }
}

function isOwn({ namespace }: Relation, own: NamespaceIdentity): boolean {
  return namespace === null || namespace === own.name;
}

/** Returns the generation of a namespace. If asked, makes fan-out follow the namespace from now on. */
async function followed(session: Session, { namespaceId }: NamespaceIdentity, asked: boolean): Promise<number> {
  const found = await readFollowed(session, namespaceId);
  if (found && asked && !found.followed) await follow(session, namespaceId);
  return found?.generation ?? 0;
}

function keysOf({ join }: Relation, { attributes }: Related["document"]): ShownKey[] {
  if (join.is === "self") return [];
  const values = scalarKeys(attributes, join.mine);
  return values.map((value) => ({ theirs: foundBy(join), value }));
}
