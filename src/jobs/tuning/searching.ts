/** The steps of a search, each from one checkpoint to the next. */
import type { ContextRecipe, MeasuredAgreement, SuggestedCascade, SuggestedContext } from "#generated/types.ts";
import { type Drawn, seedOf } from "#src/jobs/sampling/drawing.ts";
import { type Walk, type Walked, step as walkOn } from "#src/jobs/sampling/walk.ts";
import { readFields } from "#src/judging/contexts/read-fields.ts";
import type { ToldFields } from "#src/judging/contexts/told-fields.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { agrestiCoull } from "#src/quality/fits/intervals.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { BYTES_AT_ONCE, type DocumentRow, readDocumentsWithin } from "#src/records/documents/documents.ts";
import { candidatesFor } from "./candidates.ts";
import type { Tried } from "./cascades.ts";
import { type Cost, costOf, suggestionOf, withRecipe } from "./costs.ts";
import {
  type About,
  type DecidingParts,
  type Decisions,
  type EngineDecisions,
  engineDecisions,
  keyOf,
  storedDecisions,
} from "./deciding.ts";
import { agree } from "./decisions.ts";
import { drawAnswered } from "./drawing.ts";

/** Documents on which recipes are tried. The chosen recipe is measured on as many others. */
const SAMPLE = 60;
/** The maximum number of recipes to try. Each calls the engine once per document. */
const MOST_TRIED = 8;
/** Of a hundred documents, the number that may get another decision. */
const MOST_OTHERWISE = 3;
const AT_ONCE = 20;
interface Candidate {
  recipe: ContextRecipe;
  cost: Cost;
}

export type Checkpoint =
  | { at: "drawing"; walk: Walk }
  | { at: "present"; drawn: Drawn[]; left: Drawn[]; decided: Decisions }
  | {
      at: "trying";
      drawn: Drawn[];
      /** Set aside for measuring; absent for a search that an earlier release began. */
      aside?: Drawn[];
      decided: Decisions;
      candidates: Candidate[];
      left: Drawn[];
      otherwise: number;
    }
  | {
      at: "measuring";
      drawn: Drawn[];
      decided: Decisions;
      candidate: Candidate;
      left: Drawn[];
      measured: number;
      agreed: number;
    }
  | {
      at: "cascading";
      /** What the search for a recipe has found. */
      found: Found | null;
      drawn: Drawn[];
      decided: Decisions;
      /** The first engines that are left to try, of so many. */
      engines: string[];
      of: number;
      left: Drawn[];
      tried: Tried[];
      cascade: SuggestedCascade | null;
    };

export interface Found {
  suggested: SuggestedContext;
  /** Null if no documents were set aside. */
  agreement: MeasuredAgreement | null;
}

/** The result of a step. */
export type Next =
  | { checkpoint: Checkpoint }
  | { done: Found | null; cascade?: SuggestedCascade | null }
  | { again: string }
  | "cut short";

export async function draw(
  parts: DecidingParts,
  { organizationId, place, judgmentId }: About,
  judgment: ActiveJudgment,
  from: Walk,
): Promise<Next> {
  const drawn = from.counted.documents === 0 ? await drawAnswered(parts, { organizationId, place, judgment }, 2 * SAMPLE) : null;
  return drawn === null
    ? walk(parts, { organizationId, place, judgmentId }, from)
    : { checkpoint: { at: "present", drawn, left: drawn, decided: {} } };
}

/** Walks all documents, if few have an answer. */
async function walk(
  parts: DecidingParts,
  { organizationId, place, judgmentId }: Pick<About, "organizationId" | "place" | "judgmentId">,
  from: Walk,
): Promise<Next> {
  const walked: Walked = {
    organizationId,
    place,
    judgmentId,
    seed: seedOf(judgmentId),
    size: 2 * SAMPLE,
    evenFailed: false,
    scopeOf: ({ definition }) => matchCondition(definition.applies_to ?? {}),
    noteOf: () => "",
  };
  const { walk: to, ended } = await walkOn(parts, walked, from);
  if (!ended) return { checkpoint: { at: "drawing", walk: to } };
  const { drawn } = to.counted;
  return { checkpoint: { at: "present", drawn, left: drawn, decided: {} } };
}

/** The next decisions with the present recipe: from fresh stored answers, and from the engine for the others. */
export async function decide(
  parts: DecidingParts,
  about: About,
  checkpoint: Extract<Checkpoint, { at: "present" }>,
  signal: AbortSignal,
): Promise<Next> {
  const some = checkpoint.left.slice(0, AT_ONCE);
  const decided = { ...checkpoint.decided, ...(await storedDecisions(parts, about, some)) };
  const unknown = some.filter(({ n, d }) => decided[keyOf(n, d)] === undefined);
  const judged = await engineDecisions(parts, about, about.definition, unknown, signal);
  if (judged === "cut short" || "again" in judged) return judged;
  const { decisions } = judged;
  return { checkpoint: { ...checkpoint, left: checkpoint.left.slice(some.length), decided: { ...decided, ...decisions } } };
}

/** The recipes to try: those that cost less, the cheapest first. At equal cost, the one that shows most. */
export async function list(
  parts: DecidingParts,
  about: About,
  { drawn, decided }: Extract<Checkpoint, { at: "present" }>,
): Promise<Next> {
  const all = drawn.filter(({ n, d }) => decided[keyOf(n, d)] !== undefined);
  // The documents used to choose a recipe overstate its agreement. So the agreement is measured on the other half.
  const half = Math.min(SAMPLE, Math.ceil(all.length / 2));
  const [sample, aside] = [all.slice(0, half), all.slice(half, half + SAMPLE)];
  const present = await costOf(parts, about, about.definition, sample);
  // No answer costs less than one unit.
  if (sample.length === 0 || present.units <= 1) return { done: null };
  const told = await toldOf(parts, about, sample);
  if (told === null) return { done: null };
  const listed: Candidate[] = [];
  for (const recipe of candidatesFor(about.definition, told))
    listed.push({ recipe, cost: await costOf(parts, about, withRecipe(about.definition, recipe), sample) });
  const candidates = listed
    .filter(({ cost }) => cost.units < present.units)
    .sort((one, other) => one.cost.units - other.cost.units || other.cost.tokens - one.cost.tokens)
    .slice(0, MOST_TRIED);
  return { checkpoint: { at: "trying", drawn: sample, aside, decided, candidates, left: sample, otherwise: 0 } };
}

/** Of the documents those that a process should hold at once, over all namespaces: at least one that exists. */
async function documentsOf({ db }: DecidingParts, drawn: readonly Drawn[]): Promise<DocumentRow[]> {
  const documents: DocumentRow[] = [];
  let left = BYTES_AT_ONCE;
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n)) {
    if (left <= 0) break;
    const ids = some.map(({ d }) => d);
    const read = await readDocumentsWithin(db, namespaceId, ids, left);
    documents.push(...read.documents);
    left -= read.documents.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  }
  return documents;
}

/**
 * Tries the first candidate on the next documents. If too many get another decision or none, the next candidate is tried. Documents that
 * were deleted meanwhile leave the sample.
 */
export async function tryOn(
  parts: DecidingParts,
  about: About,
  checkpoint: Extract<Checkpoint, { at: "trying" }>,
  signal: AbortSignal,
): Promise<Next> {
  const { decided, candidates, left } = checkpoint;
  const [candidate, ...others] = candidates;
  if (candidate === undefined || checkpoint.drawn.length === 0) return { done: null };
  if (left.length === 0) {
    const { aside = [] } = checkpoint;
    return {
      checkpoint: {
        at: "measuring",
        drawn: [...checkpoint.drawn, ...aside],
        decided,
        candidate,
        left: aside,
        measured: 0,
        agreed: 0,
      },
    };
  }
  const some = left.slice(0, AT_ONCE);
  const now = await engineDecisions(parts, about, withRecipe(about.definition, candidate.recipe), some, signal);
  if (now === "cut short" || "again" in now) return now;
  const drawn = without(some, now, checkpoint.drawn);
  const otherwise = checkpoint.otherwise + now.judged.length - agreeing(decided, now);
  return otherwise * 100 > MOST_OTHERWISE * drawn.length
    ? { checkpoint: { ...checkpoint, drawn, candidates: others, left: drawn, otherwise: 0 } }
    : { checkpoint: { ...checkpoint, drawn, left: left.slice(some.length), otherwise } };
}

/** A sample without those of the documents that no engine could be asked about. */
function without(asked: readonly Drawn[], { judged }: EngineDecisions, drawn: readonly Drawn[]): Drawn[] {
  const left = new Set(judged);
  const gone = new Set(asked.filter((one) => !left.has(one)).map(({ n, d }) => keyOf(n, d)));
  return drawn.filter(({ n, d }) => !gone.has(keyOf(n, d)));
}

/** How many decisions are equal. A document without a new decision does not count. */
function agreeing(before: Decisions, { judged, decisions }: EngineDecisions): number {
  return judged.filter(({ n, d }) => {
    const after = decisions[keyOf(n, d)];
    return after !== undefined && agree(before[keyOf(n, d)]!, after);
  }).length;
}

/**
 * Measures the chosen recipe on the next documents that were not used for the choice, whatever the result. Documents that were deleted
 * meanwhile leave the sample.
 */
export async function measure(
  parts: DecidingParts,
  about: About,
  checkpoint: Extract<Checkpoint, { at: "measuring" }>,
  signal: AbortSignal,
): Promise<Next> {
  const { drawn, decided, candidate, left, measured, agreed } = checkpoint;
  if (left.length === 0) {
    const agreement = measured === 0 ? null : { measured, agreed, ...agrestiCoull(agreed, measured) };
    const suggested = await suggestion(parts, about, candidate, drawn);
    return { done: suggested && { suggested, agreement } };
  }
  const some = left.slice(0, AT_ONCE);
  const now = await engineDecisions(parts, about, withRecipe(about.definition, candidate.recipe), some, signal);
  if (now === "cut short" || "again" in now) return now;
  const counted = { measured: measured + now.judged.length, agreed: agreed + agreeing(decided, now) };
  return { checkpoint: { ...checkpoint, ...counted, drawn: without(some, now, drawn), left: left.slice(some.length) } };
}

/** Null if none of the documents exists any more. */
async function suggestion(
  parts: DecidingParts,
  about: About,
  { recipe }: Candidate,
  drawn: readonly Drawn[],
): Promise<SuggestedContext | null> {
  const { fields: _, last_n: __, window: ___, max_tokens: ____, ...kept } = about.definition.context ?? {};
  const costs = {
    recipe: await costOf(parts, about, withRecipe(about.definition, recipe), drawn),
    whole: await costOf(parts, about, withRecipe(about.definition, kept), drawn),
  };
  const told = await toldOf(parts, about, drawn);
  return told && suggestionOf(recipe, costs, told);
}

/** What the documents tell about their fields, and how many were read for it. Null if none of them exists any more. */
async function toldOf(
  parts: DecidingParts,
  { organizationId, definition }: About,
  drawn: readonly Drawn[],
): Promise<(ToldFields & { documents: number }) | null> {
  const { contexts, clock } = parts;
  const documents = await documentsOf(parts, drawn);
  if (documents.length === 0) return null;
  const told = await readFields(contexts.large, organizationId, definition, documents, clock.now());
  return { ...told, documents: documents.length };
}
