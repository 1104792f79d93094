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
import { type CompiledContext, compileContext, type Surroundings } from "../context.ts";
import type { EngineOption } from "../engine.ts";
import { questionText } from "../questions.ts";
import { countTokens } from "../tokens.ts";
import { announce } from "./announcement.ts";
import { type GroupRows, NO_GROUPS, shownGroup } from "./group.ts";
import { documentOptions, optionsFrom } from "./options.ts";
import { keepFrom, readOrigins } from "./origins.ts";
import { type Answered, anchoredFields, boundedValues, type KeptValues, lastAnswered, valuesToKeep } from "./previous.ts";
import { type Found, type OwnShown, readRelated, type Unindexed } from "./related.ts";
import { relationsOf } from "./relations.ts";
import { type FreshAnswers, Sources } from "./sources.ts";

export interface ContextParts {
  db: Session;
  applicable: ApplicableJudgments;
  /** None where absent. */
  groups?: GroupRows;
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
}

/** It cannot be compiled before an attribute is indexed. */
export interface NotYet {
  unindexed: Unindexed;
}

export type Compiled = JudgedContext | NotYet;

export function isCompiled(compiled: Compiled): compiled is JudgedContext {
  return !("unindexed" in compiled);
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
      if (found && "unindexed" in found) compiled.push(found);
      else {
        const context = compile(one, { related: found?.related, group: groups.get(one) }, origins, now);
        const read = found?.provisional ? NO_GENERATION : found ? generation : null;
        compiled.push({ ...context, generation: read, own: found?.own ?? [] });
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
): Omit<JudgedContext, "generation" | "own"> {
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
  { db, applicable }: ContextParts,
  namespace: NamespaceIdentity,
  asked: readonly ContextAsked[],
  fresh: FreshAnswers,
  now: Date,
): Promise<{ related: Map<ContextAsked, Found>; generation: number | null }> {
  const related = asked.filter(({ judgment }) => judgment.definition.context?.related !== undefined);
  if (related.length === 0) return { related: new Map(), generation: null };
  const sources = new Sources(db, namespace, fresh);
  const contexts = related.map(({ document, judgment }) => ({ document, relations: relationsOf(judgment.definition) }));
  const generation = await announce(db, sources, contexts, now);
  const found = await readRelated(sources, applicable, contexts);
  return { related: new Map(related.map((one, at) => [one, found[at]!])), generation };
}

async function groupsOf(
  { groups = NO_GROUPS }: ContextParts,
  namespace: NamespaceIdentity,
  asked: readonly ContextAsked[],
): Promise<Map<ContextAsked, JsonObject>> {
  const grouped = asked.filter(({ judgment }) => judgment.definition.context?.group !== undefined);
  if (grouped.length === 0) return new Map();
  const recipes = grouped.map(({ judgment }) => judgment.definition.context!.group!);
  const wanted = grouped.map(({ document }, at) => ({ group: recipes[at]!.name, attributes: document.attributes }));
  const rows = await groups.rows(namespace, wanted);
  return new Map(
    grouped.flatMap((one, at): [ContextAsked, JsonObject][] => {
      const row = rows[at];
      return row ? [[one, shownGroup(recipes[at]!, row)]] : [];
    }),
  );
}
