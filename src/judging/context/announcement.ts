/**
 * Says, before anything is read, what contexts are about to show of which namespaces, so that no change is missed that comes after the
 * reading. Answers the generation of the documents' own namespace, which tells whether a change was sent on its way meanwhile.
 */
import type { Session } from "#src/db/database.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Bounded } from "#src/templates/bounded.ts";
import { noteShown, type ShownKey } from "../fanout/elsewhere.ts";
import { awaitLandings, follow, readFollowed } from "../fanout/followed.ts";
import { scalarKeys } from "../fanout/keys.ts";
import type { ContextParts } from "./compile.ts";
import type { Related } from "./related.ts";
import { foundBy, type Relation } from "./relations.ts";
import type { Sources } from "./sources.ts";

export async function announce(
  { db: session, known }: Pick<ContextParts, "db" | "known">,
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
 * A landing notes the answers that somebody shows otherwise than before, by the judgments that it finds once it holds the namespace. One under way
 * that has looked before a judgment was made, or became active, does not know of it: its end is waited for before the judgment's first context
 * here is compiled, which then shows what has landed.
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

/** The generation of a namespace, followed from now on where that is asked. */
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
