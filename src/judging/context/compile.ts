/**
 * Compiles the contexts of a page of due judgments: reads what they show beside their documents, with a handful of statements whatever
 * the number of documents, and none where recipes show nothing else.
 *
 * What is read is not of one moment. That need not be: whatever changes while it is read or after makes the contexts that show it due
 * again (`src/judging/fanout/`).
 */
import { setImmediate as turn } from "node:timers/promises";
import type { Session } from "#src/db/database.ts";
import { type DocumentRow, isTenant, pathsWithoutSource } from "#src/documents/documents.ts";
import type { JsonObject } from "#src/json.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Bounded } from "#src/templates/bounded.ts";
import { announce } from "./announcement.ts";
import { type DocumentContext, type DocumentContextAsked, documentContext } from "./document-context.ts";
import { type GroupRows, type GroupShown, NO_GROUPS, shownGroup, textOfRow } from "./group.ts";
import type { LargeContexts } from "./large-contexts.ts";
import { keepFrom, readOrigins } from "./origins.ts";
import { type Answered, anchoredFields } from "./previous.ts";
import { type Found, type OwnShown, readRelated, type Unindexed } from "./related.ts";
import { relationsOf } from "./relations.ts";
import { parsedLength, readsState, stateLength } from "./shown-related.ts";
import { type FreshAnswers, Sources, shownDocument } from "./sources.ts";

export interface ContextParts {
  db: Session;
  applicable: Pick<ApplicableJudgments, "of">;
  /** None where absent. */
  groups?: GroupRows;
  /** Judgments that all landings in a namespace know of by now, so that they need not be waited for (`announcement.ts`); none where absent. */
  known?: Bounded<true>;
  /** What compiles those of large documents; they are compiled here where absent. */
  large?: LargeContexts | undefined;
}

/** A judgment's context of a document, to be compiled. */
export interface ContextAsked {
  document: DocumentRow;
  judgment: ActiveJudgment;
  /** The answer that this life of the document has, if there is one. */
  stored: Answered | null;
}

/** A context with what else belongs to asking it. */
export interface JudgedContext extends DocumentContext {
  /** Of a context that shows more than its document: the generation of the namespace (`fanout/followed.ts`) before it was read. */
  generation: number | null;
  /** What it shows of its document's own answers. */
  own: readonly OwnShown[];
  /** What it shows of a group; null where its recipe names none. */
  group: GroupShown | null;
  /** Relations that refer to documents which are not there. */
  missing: readonly string[];
  /** Judgments of other namespaces that it would show answers of and that do not answer there. */
  inactive: readonly string[];
}

/** It cannot be compiled before an attribute is indexed, or a group is built. */
export type NotYet = { unindexed: Unindexed } | { building: string };

export type Compiled = JudgedContext | NotYet;

export function isCompiled(compiled: Compiled): compiled is JudgedContext {
  return "text" in compiled;
}

/** Of a context that is compiled once more in any case. */
const NO_GENERATION = -1;
/** Contexts compiled before other work gets its turn, and the length of the texts that they parse. */
const PER_TURN = 16;
const LENGTH_PER_TURN = 128 * 1024;
/** Contexts with relations that are read for at once: each may show some hundred documents. */
const READ_AT_ONCE = 64;

/**
 * In the order of `asked`.
 * @param fresh answers, by `answerKey`, that have been given to documents of this namespace and have not landed
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

/** Gives other work its turn where another context would make this one too long. */
async function nextTurn(turns: { contexts: number; length: number }, length: number): Promise<void> {
  turns.contexts += 1;
  turns.length += length;
  if (turns.contexts < PER_TURN && turns.length <= LENGTH_PER_TURN) return;
  await turn();
  turns.contexts = 0;
  turns.length = length;
}

/** To cut what was parsed so that it fits takes so many times as long as to write it whole: 130 ms for 280 kB of small arrays. */
const CUT_COSTS_MORE = 4;

/** How long the texts are that a context parses, by what it costs to make it of them. */
function lengthOf({ document, definition: { context }, related = {} }: DocumentContextAsked): number {
  const paths = context?.fields && [...context.fields, ...(context.previous?.fields ?? [])];
  const length = (readsState(paths) ? stateLength(document.state) : 0) + parsedLength(related);
  // Former values are kept to a limit of their own.
  const cuts = context?.max_tokens !== undefined || context?.previous !== undefined;
  return cuts ? length * CUT_COSTS_MORE : length;
}

/** What documents were when they were created, as far as that is kept, by id. */
type Origins = ReadonlyMap<string, JsonObject>;

async function originsOf(
  { db }: ContextParts,
  { namespaceId, name }: NamespaceIdentity,
  asked: readonly ContextAsked[],
): Promise<Origins> {
  const anchored = asked.filter(({ judgment }) => anchoredFields(judgment.definition).length > 0);
  if (anchored.length === 0) return new Map();
  await keepFrom(db, namespaceId, [...new Set(anchored.flatMap(({ judgment }) => anchoredFields(judgment.definition)))].sort());
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
  const generation = await announce(parts, sources, contexts, now);
  const found = await readRelated(sources, parts.applicable, contexts);
  return { related: new Map(related.map((one, at) => [one, found[at]!])), generation };
}

/** What a context shows of its group; `building` where that cannot be read. */
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
