/** Reads what the relations of a page of contexts show, with a few statements for all of them. */

import type { Json } from "#src/foundation/json/json.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";
import { sharedKey, valuesOf } from "./keys.ts";
import { MOST_RELATED, type Relation } from "./relations.ts";
import { type ShownAnswer, shownAnswer, shownName } from "./rendering.ts";
import type { ShownEntry, ShownRelated } from "./shown-related.ts";
import { answers, type Source, type Sources } from "./sources.ts";
import type { SharedKey } from "./sql.ts";

/** The relations of one context. */
export interface Related {
  /** The judgment and version whose context it is. */
  reader: string;
  document: DocumentRow;
  relations: readonly Relation[];
}

/** An attribute that is needed for lookup and is still being indexed. */
export interface Unindexed {
  attribute: string;
  namespace: string;
}

export type Found =
  | {
      related: ShownRelated;
      /**
       * It shows answers of other documents that are not stored yet. If storing them fails, nobody is notified, so the context must be
       * compiled again.
       */
      provisional: boolean;
      /** What it shows of the document's own answers. */
      own: OwnShown[];
      /** Names of relations that refer to documents that do not exist. */
      missing: string[];
      /** Names of judgments in other namespaces whose answers it would show but which are not active there. */
      inactive: string[];
    }
  | { unindexed: Unindexed };

/**
 * What a context shows of one of its document's own answers. It is compared again when the answer is stored (`fanout/recheck.ts`).
 */
export interface OwnShown {
  judgment: Judgment;
  shown: ShownAnswer;
  /** Undefined if there was nothing to show. */
  value: Json | undefined;
}

/** One relation of one context, while it is being resolved. */
interface Lookup {
  document: DocumentRow;
  relation: Relation;
  source: Source | null;
  /** Whether its documents are in the same namespace as the document. */
  own: boolean;
  /** The documents to show, in order. */
  ids: string[];
}

/**
 * For each context what it shows under `related`, by relation, or the index that it waits for. In the order of `contexts`.
 *
 * @param passing nobody needs to find these contexts again when something changes
 */
export async function readRelated(
  sources: Sources,
  applicable: Pick<ApplicableJudgments, "of">,
  contexts: readonly Related[],
  passing = false,
): Promise<Found[]> {
  const waiting: (Unindexed | null)[] = [];
  const lookups: Lookup[][] = [];
  for (const context of contexts) {
    waiting.push(await unindexed(sources, context, passing));
    lookups.push(waiting.at(-1) === null ? await lookupsOf(sources, context) : []);
  }
  const all = lookups.flat();
  await findSharing(all);
  for (const [source, wanted] of bySource(all)) {
    const ids = wanted.flatMap(({ ids }) => ids);
    const answered = wanted.flatMap(({ ids, relation }) => (relation.recipe.answers ? ids : []));
    const unread = new Set(wanted.flatMap((lookup) => (lookup.relation.join.is === "self" ? [] : lookup.ids)));
    if (ids.length > 0) await source.read([...unread], [...new Set(answered)], applicable);
  }
  return contexts.map((_, at): Found => {
    const unindexed = waiting[at];
    if (unindexed) return { unindexed };
    const { shownUnlanded } = sources.own;
    shownUnlanded.clear();
    const related = Object.fromEntries(lookups[at]!.map((one) => [one.relation.name, shown(one)]));
    // The document's own answers do not count. Only a later revision replaces them, and that revision is judged itself.
    shownUnlanded.delete(contexts[at]!.document.document_id);
    const { missing, inactive } = lackedBy(lookups[at]!);
    return { related, provisional: shownUnlanded.size > 0, own: lookups[at]!.flatMap(ownShown), missing, inactive };
  });
}

/**
 * A join needs two indexes: `theirs` to look up documents, and `mine` to find the dependents when one of those documents changes.
 */
async function unindexed(sources: Sources, { relations }: Related, passing: boolean): Promise<Unindexed | null> {
  for (const { join, namespace } of relations) {
    if (join.is === "self") continue;
    const own = sources.own.namespace.name;
    if (!passing && !(await sources.own.indexed(join.mine, false))) return { attribute: join.mine, namespace: own };
    const source = join.is === "blocking" ? await sources.of(namespace) : null;
    if (join.is === "blocking" && source && !(await source.indexed(join.theirs, !passing))) {
      return { attribute: join.theirs, namespace: source.namespace.name };
    }
  }
  return null;
}

async function lookupsOf(sources: Sources, { document, relations }: Related): Promise<Lookup[]> {
  const lookups: Lookup[] = [];
  for (const relation of relations) {
    const source = await sources.of(relation.namespace);
    lookups.push({ document, relation, source, own: source === sources.own, ids: idsAtHand(document, relation) });
  }
  return lookups;
}

/** Document ids that are known without a lookup. */
function idsAtHand(document: DocumentRow, { join }: Relation): string[] {
  switch (join.is) {
    case "self":
      return [document.document_id];
    case "reference":
      return valuesOf(document.attributes, join.mine)
        .filter((value) => typeof value === "string")
        .slice(0, MOST_RELATED);
    case "blocking":
      return [];
    default:
      return join satisfies never;
  }
}

/** Looks up the documents of blocking relations, with one query for each source and attribute. */
async function findSharing(lookups: readonly Lookup[]): Promise<void> {
  for (const [source, wanted] of bySource(lookups.filter(({ relation }) => relation.join.is === "blocking"))) {
    for (const [theirs, sharing] of Map.groupBy(wanted, theirsOf)) {
      const keys = new Map<string, SharedKey>();
      for (const lookup of sharing) for (const key of keysOf(lookup)) keys.set(textOf(key), key);
      if (keys.size === 0) continue;
      const found = await source.sharing(theirs, [...keys.values()]);
      const byKey = new Map([...keys.keys()].map((text, at) => [text, found[at]!]));
      for (const lookup of sharing) lookup.ids = newest(lookup, byKey);
    }
  }
}

function theirsOf({ relation: { join } }: Lookup): string {
  return join.is === "blocking" ? join.theirs : "";
}

function keysOf({ document, relation: { join } }: Lookup): SharedKey[] {
  return join.is === "blocking" ? valuesOf(document.attributes, join.mine).map(sharedKey) : [];
}

function textOf({ value }: SharedKey): string {
  return JSON.stringify(value);
}

/**
 * The newest documents that share one of a context's keys, in order of creation and then id. Each appears once; the document itself never
 * does.
 */
function newest(lookup: Lookup, byKey: ReadonlyMap<string, readonly { id: string; createdAt: Date }[]>): string[] {
  const { document, relation, own } = lookup;
  const found = new Map(keysOf(lookup).flatMap((key) => byKey.get(textOf(key))!.map(({ id, createdAt }) => [id, createdAt])));
  if (own) found.delete(document.document_id);
  return [...found]
    .sort(([oneId, one], [otherId, other]) => other.getTime() - one.getTime() || (oneId < otherId ? -1 : 1))
    .slice(0, relation.recipe.last_n ?? MOST_RELATED)
    .map(([id]) => id);
}

function bySource(lookups: readonly Lookup[]): Map<Source, Lookup[]> {
  return Map.groupBy(
    lookups.filter((lookup): lookup is Lookup & { source: Source } => lookup.source !== null),
    ({ source }) => source!,
  ) as Map<Source, Lookup[]>;
}

/** The document itself as one entry, other documents as an array of entries. Missing documents are left out. */
function shown({ document, relation, source, ids }: Lookup): ShownEntry | ShownEntry[] {
  if (relation.join.is === "self") return entry(document, relation, source!);
  return ids.flatMap((id): ShownEntry[] => {
    const found = source?.document(id);
    return found && source ? [{ id, ...entry(found, relation, source) }] : [];
  });
}

/**
 * What relations name but do not find. Judgments in the document's own namespace are checked when the answer is read, not here.
 */
function lackedBy(lookups: readonly Lookup[]): { missing: string[]; inactive: string[] } {
  const missing = lookups.filter(({ relation: { join }, source, ids }) => {
    return join.is === "reference" && ids.some((id) => source?.document(id) === undefined);
  });
  const inactive = lookups.flatMap(({ source, relation: { namespace, recipe } }) => {
    const asked = namespace === null || !source ? [] : (recipe.answers ?? []).map(({ judgment }) => judgment);
    return asked.filter((name) => !answering(source!.judgment(name)));
  });
  return { missing: [...new Set(missing.map(({ relation }) => relation.name))], inactive: [...new Set(inactive)] };
}

function answering(judgment: Judgment | undefined): boolean {
  return judgment !== undefined && isActive(judgment);
}

/** Only judgments that apply to the document count, whatever is stored. */
function ownShown({ document, relation: { join, recipe }, source }: Lookup): OwnShown[] {
  if (join.is !== "self") return [];
  return (recipe.answers ?? []).flatMap((shown): OwnShown[] => {
    const judgment = source!.judgment(shown.judgment);
    if (!judgment || !answers(judgment, document)) return [];
    const raw = source!.answer(document, judgment);
    return [{ judgment, shown, value: raw && shownAnswer(shown, judgment, raw) }];
  });
}

/** What a relation shows of one document: its fields under `document`, and its `answers`. */
function entry(document: DocumentRow, { recipe }: Relation, source: Source): ShownEntry {
  const { fields, answers } = recipe;
  const shownOf: ShownEntry = {};
  if (fields !== undefined || answers === undefined) {
    const { attributes, state } = document;
    shownOf.document = { attributes, state, fields };
  }
  if (answers !== undefined) {
    shownOf.answers = Object.fromEntries(
      answers.flatMap((one): [string, Json][] => {
        const judgment = source.judgment(one.judgment);
        const raw = judgment && source.answer(document, judgment);
        const value = judgment && raw && shownAnswer(one, judgment, raw);
        return value === undefined ? [] : [[shownName(one), value]];
      }),
    );
  }
  return shownOf;
}
