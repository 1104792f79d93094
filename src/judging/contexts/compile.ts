/**
 * Compiles the contexts of a page of due judgments. It reads what they show beside their documents with a handful of statements. Their
 * number does not depend on the number of documents. It is zero if no context shows anything else.
 *
 * The reads do not share one snapshot, and need not. A change during or after the reads makes the contexts that show it due again
 * (`src/judging/fanout/`).
 */
import { setImmediate as turn } from "node:timers/promises";
import type { JsonObject } from "#src/foundation/json/json.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { type DocumentRow, isTenant, pathsWithoutSource } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { keepFrom, readOrigins } from "#src/records/shown/origins.ts";
import { type AnnouncementParts, announce } from "./announcement.ts";
import { type DocumentContext, type DocumentContextAsked, documentContext } from "./document-context.ts";
import { type GroupRows, type GroupShown, NO_GROUPS, shownGroup, textOfRow } from "./group.ts";
import type { LargeContexts } from "./large-contexts.ts";
import { type Answered, anchoredFields } from "./previous.ts";
import { type Found, type OwnShown, readRelated, type Unindexed } from "./related.ts";
import { relationsOf } from "./relations.ts";
import { parsedLength, readsState, stateLength } from "./shown-related.ts";
import { type FreshAnswers, Sources, shownDocument } from "./sources.ts";

export interface ContextParts extends AnnouncementParts {
  applicable: Pick<ApplicableJudgments, "of">;
  /** If absent, there are no groups. */
  groups?: GroupRows;
  /** Compiles contexts of large documents in threads. If absent, they are compiled here. */
  large?: LargeContexts | undefined;
  /** Contexts are shown once and not kept. So nothing is announced, no later change makes them due, and no former values are saved for them. */
  passing?: boolean;
}

/** A context to compile: one judgment for one document. */
export interface ContextAsked {
  document: DocumentRow;
  judgment: ActiveJudgment;
  /** The answer of this incarnation of the document, or null. */
  stored: Answered | null;
}

/** A compiled context with what is needed to ask about it. */
export interface JudgedContext extends DocumentContext {
  /** The generation of the namespace (`records/shown/followed.ts`) before the context was read. Null if it shows only its document. */
  generation: number | null;
  /** What it shows of its document's own answers. */
  own: readonly OwnShown[];
  /** What it shows of a group. Null if its recipe names none. */
  group: GroupShown | null;
  /** Relations that refer to documents that do not exist. */
  missing: readonly string[];
  /** Judgments of other namespaces whose answers it would show but which are not active there. */
  inactive: readonly string[];
}

/** The context cannot be compiled until an attribute is indexed or a group is built. */
export type NotYet = { unindexed: Unindexed } | { building: string };

export type Compiled = JudgedContext | NotYet;

export function isCompiled(compiled: Compiled): compiled is JudgedContext {
  return "text" in compiled;
}

/** Matches no real generation, so the context will be compiled again. */
const NO_GENERATION = -1;
/** How many contexts to compile before yielding to other work, and how many characters of JSON they may parse. */
const PER_TURN = 16;
const LENGTH_PER_TURN = 128 * 1024;
/** How many contexts with relations are read together. Each may show some hundred documents. */
const READ_AT_ONCE = 64;

/**
 * Returns the contexts in the order of `asked`.
 *
 * @param fresh answers to documents of this namespace that are not stored yet, by `answerKey`
 */
export async function compileContexts(
  parts: ContextParts,
  namespace: NamespaceIdentity,
  asked: readonly ContextAsked[],
  now: Date,
  fresh: FreshAnswers = new Map(),
): Promise<Compiled[]> {
  const compiled: Compiled[] = [];
  const { large } = parts;
  const turns = { contexts: 0, length: 0 };
  for (let start = 0; start < asked.length; start += READ_AT_ONCE) {
    const some = asked.slice(start, start + READ_AT_ONCE);
    const { related, generation } = await relatedOf(parts, namespace, some, fresh, now);
    const groups = await groupsOf(parts, namespace, some);
    const origins = await originsOf(parts, namespace, some);
    for (const one of some) {
      const found = related.get(one);
      const group = groups.get(one);
      if (found && "unindexed" in found) compiled.push(found);
      else if (group === "building") compiled.push({ building: one.judgment.definition.context!.group!.name });
      else {
        const { judgment, stored } = one;
        const document = shownDocument(namespace.name, one.document);
        const origin = origins.get(document.document_id) ?? null;
        const { definition } = judgment;
        const wanted = { document, definition, stored, origin, related: found?.related, group: group?.row ?? undefined };
        const length = lengthOf(wanted);
        const isLarge = large !== undefined && length > large.above;
        if (!isLarge) await nextTurn(turns, length);
        const context = isLarge ? await large.compile(namespace.organizationId, wanted, now) : documentContext(wanted, now);
        const read = found?.provisional ? NO_GENERATION : found ? generation : null;
        const { own = [], missing = [], inactive = [] } = found ?? {};
        compiled.push({ ...context, generation: read, own, group: group?.shown ?? null, missing, inactive });
      }
    }
  }
  return compiled;
}

/** Yields to other work if one more context would make this turn of the event loop too long. */
async function nextTurn(turns: { contexts: number; length: number }, length: number): Promise<void> {
  turns.contexts += 1;
  turns.length += length;
  if (turns.contexts < PER_TURN && turns.length <= LENGTH_PER_TURN) return;
  await turn();
  turns.contexts = 0;
  turns.length = length;
}

/** Cutting parsed values to fit takes this many times as long as writing them whole: 130 ms for 280 kB of small arrays. */
const CUT_COSTS_MORE = 4;

/** The number of characters that a context parses, weighted by the cost of compiling them. */
function lengthOf({ document, definition: { context }, related = {} }: DocumentContextAsked): number {
  const paths = context?.fields && [...context.fields, ...(context.previous?.fields ?? [])];
  const length = (readsState(paths) ? stateLength(document.state) : 0) + parsedLength(related);
  // Stored previous values are cut to a limit too.
  const cuts = context?.max_tokens !== undefined || context?.previous !== undefined;
  return cuts ? length * CUT_COSTS_MORE : length;
}

/** By document id, the values at the document's creation, if they were kept. */
type Origins = ReadonlyMap<string, JsonObject>;

async function originsOf(
  { db, passing }: ContextParts,
  { namespaceId, name }: NamespaceIdentity,
  asked: readonly ContextAsked[],
): Promise<Origins> {
  const anchored = asked.filter(({ judgment }) => anchoredFields(judgment.definition).length > 0);
  if (anchored.length === 0) return new Map();
  const fields = [...new Set(anchored.flatMap(({ judgment }) => anchoredFields(judgment.definition)))].sort();
  if (!passing) await keepFrom(db, namespaceId, fields);
  const changed = anchored.map(({ document }) => document).filter(({ revision, incarnation }) => revision !== incarnation);
  const origins = await readOrigins(db, namespaceId, changed);
  return new Map([...origins].map(([id, shown]) => [id, isTenant(name, id) ? pathsWithoutSource(shown) : shown]));
}

async function relatedOf(
  parts: ContextParts,
  namespace: NamespaceIdentity,
  asked: readonly ContextAsked[],
  fresh: FreshAnswers,
  now: Date,
): Promise<{ related: Map<ContextAsked, Found>; generation: number | null }> {
  const related = asked.filter(({ judgment }) => judgment.definition.context?.related !== undefined);
  if (related.length === 0) return { related: new Map(), generation: null };
  const sources = new Sources(parts.db, namespace, fresh);
  const contexts = related.map(({ document, judgment }) => {
    const reader = `${judgment.judgmentId} ${judgment.activeVersion}`;
    return { reader, document, relations: relationsOf(judgment.definition) };
  });
  const generation = parts.passing ? null : await announce(parts, sources, contexts, now);
  const found = await readRelated(sources, parts.applicable, contexts, parts.passing);
  return { related: new Map(related.map((one, at) => [one, found[at]!])), generation };
}

/** What a context shows of its group; `building` if the group cannot be read yet. */
type FoundGroup = { row: JsonObject | null; shown: GroupShown } | "building";

async function groupsOf(
  { groups = NO_GROUPS }: ContextParts,
  namespace: NamespaceIdentity,
  asked: readonly ContextAsked[],
): Promise<Map<ContextAsked, FoundGroup>> {
  const grouped = asked.filter(({ judgment }) => judgment.definition.context?.group !== undefined);
  if (grouped.length === 0) return new Map();
  const wanted = grouped.map(({ document: { attributes, revision }, judgment }) => {
    const reader = `${judgment.judgmentId} ${judgment.activeVersion}`;
    return { reader, group: judgment.definition.context!.group!.name, attributes, revision };
  });
  const rows = await groups.rows(namespace, wanted);
  return new Map(
    grouped.map((one, at): [ContextAsked, FoundGroup] => {
      const recipe = one.judgment.definition.context!.group!;
      const row = rows[at]!;
      if (row === "building") return [one, row];
      const shown = { by: groups, namespace, asked: wanted[at]!, recipe, text: textOfRow(recipe, row) };
      return [one, { row: row && shownGroup(recipe, row), shown }];
    }),
  );
}
