/**
 * Compiles the contexts of a page of due judgments: reads what they show beside their documents, with a handful of statements whatever
 * the number of documents, and none where recipes show nothing else.
 *
 * What is read is not of one moment. That need not be: whatever changes while it is read or after makes the contexts that show it due
 * again (`src/judging/fanout/`).
 */
import { setImmediate as turn } from "node:timers/promises";
import type { ContextRecipe } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import type { DocumentRow } from "#src/documents/documents.ts";
import type { Json, JsonObject } from "#src/json.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { ActiveJudgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Bounded } from "#src/templates/bounded.ts";
import { type CompiledContext, compileContext, type Surroundings } from "../context.ts";
import type { EngineOption } from "../engine.ts";
import { questionText } from "../questions.ts";
import { countTokens } from "../tokens.ts";
import { announce } from "./announcement.ts";
import { type GroupRows, type GroupShown, NO_GROUPS, shownGroup, textOfRow } from "./group.ts";
import { documentOptions, optionsFrom } from "./options.ts";
import { keepFrom, readOrigins } from "./origins.ts";
import { type Answered, anchoredFields, boundedValues, type KeptValues, lastAnswered, valuesToKeep } from "./previous.ts";
import { type Found, type OwnShown, readRelated, type Unindexed } from "./related.ts";
import { relationsOf } from "./relations.ts";
import { type FreshAnswers, Sources } from "./sources.ts";

export interface ContextParts {
  db: Session;
  applicable: Pick<ApplicableJudgments, "of">;
  /** None where absent. */
  groups?: GroupRows;
  /** Judgments that all landings in a namespace know of by now, so that they need not be waited for (`announcement.ts`); none where absent. */
  known?: Bounded<true>;
}

/** A judgment's context of a document, to be compiled. */
export interface ContextAsked {
  document: DocumentRow;
  judgment: ActiveJudgment;
  /** The answer that this life of the document has, if there is one. */
  stored: Answered | null;
}

/** A context with what else belongs to asking it. */
export interface JudgedContext extends CompiledContext {
  /** Of a choice among documents: its options here. */
  options: EngineOption[] | undefined;
  /** What is to be kept with the answer, for `previous`. */
  kept: KeptValues | null;
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
  return "context" in compiled;
}

/** Of a context that is compiled once more in any case. */
const NO_GENERATION = -1;
/** Contexts compiled before other work gets its turn. */
const PER_TURN = 16;
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
  for (let start = 0; start < asked.length; start += READ_AT_ONCE) {
    const some = asked.slice(start, start + READ_AT_ONCE);
    const { related, generation } = await relatedOf(parts, namespace, some, fresh, now);
    const groups = await groupsOf(parts, namespace, some);
    const origins = await originsOf(parts, namespace, some);
    for (const [at, one] of some.entries()) {
      if ((start + at) % PER_TURN === PER_TURN - 1) await turn();
      const found = related.get(one);
      const group = groups.get(one);
      if (found && "unindexed" in found) compiled.push(found);
      else if (group === "building") compiled.push({ building: one.judgment.definition.context!.group!.name });
      else {
        const context = compile(one, { related: found?.related, group: group?.row ?? undefined }, origins, now);
        const read = found?.provisional ? NO_GENERATION : found ? generation : null;
        const { own = [], missing = [], inactive = [] } = found ?? {};
        compiled.push({ ...context, generation: read, own, group: group?.shown ?? null, missing, inactive });
      }
    }
  }
  return compiled;
}

function compile(
  asked: ContextAsked,
  { related, group }: Pick<Surroundings, "related" | "group">,
  origins: Origins,
  now: Date,
): Omit<JudgedContext, "generation" | "own" | "group" | "missing" | "inactive"> {
  const { document, judgment } = asked;
  const recipe = judgment.definition.context ?? {};
  const from = optionsFrom(judgment.definition);
  const options = from === undefined ? undefined : documentOptions(related?.[from]);
  const previous = previousOf(asked, recipe, origins);
  const question = questionText(judgment.definition, options);
  const context = compileContext(document, recipe, question, now, { previous: previous ?? undefined, related, group });
  const kept = valuesToKeep(document, recipe, previous);
  if (from === undefined || options === undefined) return { ...context, options, kept };
  // Documents that were cut from the context are no options either; its newest ones come first in both.
  const left = options.slice(0, (context.context.related as Record<string, Json[]> | undefined)?.[from]?.length ?? 0);
  return {
    ...context,
    options: left,
    kept,
    tokens: countTokens(context.text) + countTokens(questionText(judgment.definition, left)),
  };
}

/** Former values that a context shows; null for none. */
function previousOf(
  { document, stored }: ContextAsked,
  { previous, last_n }: ContextRecipe,
  origins: Origins,
): JsonObject | null {
  if (previous === undefined) return null;
  if (previous.anchor !== "created") return lastAnswered(stored, document.revision);
  // One that has never changed has them still.
  if (document.revision === document.incarnation) return boundedValues(document, previous.fields, last_n);
  return origins.get(document.document_id) ?? null;
}

/** What documents were when they were created, as far as that is kept, by id. */
type Origins = ReadonlyMap<string, JsonObject>;

async function originsOf(
  { db }: ContextParts,
  { namespaceId }: NamespaceIdentity,
  asked: readonly ContextAsked[],
): Promise<Origins> {
  const anchored = asked.filter(({ judgment }) => anchoredFields(judgment.definition).length > 0);
  if (anchored.length === 0) return new Map();
  await keepFrom(db, namespaceId, [...new Set(anchored.flatMap(({ judgment }) => anchoredFields(judgment.definition)))].sort());
  const changed = anchored.map(({ document }) => document).filter(({ revision, incarnation }) => revision !== incarnation);
  return readOrigins(db, namespaceId, changed);
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
