/** The steps of a search, each from one checkpoint to the next. */
import type { ContextRecipe, MeasuredAgreement, SuggestedCascade, SuggestedContext } from "#generated/types.ts";
import { type Drawn, seedOf } from "#src/jobs/sampling/drawing.ts";
import { type Walk, type Walked, step as walkOn } from "#src/jobs/sampling/walk.ts";
import { readFields } from "#src/judging/contexts/read-fields.ts";
import type { ToldFields } from "#src/judging/contexts/told-fields.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { agrestiCoull } from "#src/quality/fits/intervals.ts";
import { matchCondition } from "#src/queries/filters/attribute-match.ts";
import { type DocumentRow, readDocuments } from "#src/records/documents/documents.ts";
import { candidatesFor } from "./candidates.ts";
import type { Tried } from "./cascades.ts";
import { type Cost, costOf, suggestionOf, withRecipe } from "./costs.ts";
import { type About, type DecidingParts, type Decisions, engineDecisions, keyOf, storedDecisions } from "./deciding.ts";
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
  if (judged === "cut short" || isAgain(judged)) return judged;
  return { checkpoint: { ...checkpoint, left: checkpoint.left.slice(some.length), decided: { ...decided, ...judged } } };
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
  const documents = await documentsOf(parts, sample);
  const told = await toldOf(parts, about, documents);
  const listed: Candidate[] = [];
  for (const recipe of candidatesFor(about.definition, told))
    listed.push({ recipe, cost: await costOf(parts, about, withRecipe(about.definition, recipe), sample) });
  const candidates = listed
    .filter(({ cost }) => cost.units < present.units)
    .sort((one, other) => one.cost.units - other.cost.units || other.cost.tokens - one.cost.tokens)
    .slice(0, MOST_TRIED);
  return { checkpoint: { at: "trying", drawn: sample, aside, decided, candidates, left: sample, otherwise: 0 } };
}

async function documentsOf({ db }: DecidingParts, drawn: readonly Drawn[]) {
  const documents: DocumentRow[] = [];
  for (const [namespaceId, some] of Map.groupBy(drawn, ({ n }) => n))
    documents.push(
      ...(await readDocuments(
        db,
        namespaceId,
        some.map(({ d }) => d),
      )),
    );
  return documents;
}

/** Tries the first candidate on the next documents. If too many get another decision or none, the next candidate is tried. */
export async function tryOn(
  parts: DecidingParts,
  about: About,
  checkpoint: Extract<Checkpoint, { at: "trying" }>,
  signal: AbortSignal,
): Promise<Next> {
  const { drawn, decided, candidates, left } = checkpoint;
  const [candidate, ...others] = candidates;
  if (candidate === undefined) return { done: null };
  if (left.length === 0) {
    const { aside = [] } = checkpoint;
    return {
      checkpoint: { at: "measuring", drawn: [...drawn, ...aside], decided, candidate, left: aside, measured: 0, agreed: 0 },
    };
  }
  const some = left.slice(0, AT_ONCE);
  const now = await engineDecisions(parts, about, withRecipe(about.definition, candidate.recipe), some, signal);
  if (now === "cut short" || isAgain(now)) return now;
  const otherwise = checkpoint.otherwise + some.length - agreeing(some, decided, now);
  return otherwise * 100 > MOST_OTHERWISE * drawn.length
    ? { checkpoint: { ...checkpoint, candidates: others, left: drawn, otherwise: 0 } }
    : { checkpoint: { ...checkpoint, left: left.slice(some.length), otherwise } };
}

/** How many decisions are equal. A document without a new decision does not count. */
function agreeing(drawn: readonly Drawn[], before: Decisions, now: Decisions): number {
  return drawn.filter(({ n, d }) => {
    const after = now[keyOf(n, d)];
    return after !== undefined && agree(before[keyOf(n, d)]!, after);
  }).length;
}

/** Measures the chosen recipe on the next documents that were not used for the choice, whatever the result. */
export async function measure(
  parts: DecidingParts,
  about: About,
  checkpoint: Extract<Checkpoint, { at: "measuring" }>,
  signal: AbortSignal,
): Promise<Next> {
  const { drawn, decided, candidate, left, measured, agreed } = checkpoint;
  if (left.length === 0) {
    const agreement = measured === 0 ? null : { measured, agreed, ...agrestiCoull(agreed, measured) };
    return { done: { suggested: await suggestion(parts, about, candidate, drawn), agreement } };
  }
  const some = left.slice(0, AT_ONCE);
  const now = await engineDecisions(parts, about, withRecipe(about.definition, candidate.recipe), some, signal);
  if (now === "cut short" || isAgain(now)) return now;
  const rest = { left: left.slice(some.length), measured: measured + some.length, agreed: agreed + agreeing(some, decided, now) };
  return { checkpoint: { ...checkpoint, ...rest } };
}

async function suggestion(
  parts: DecidingParts,
  about: About,
  { recipe, cost }: Candidate,
  drawn: readonly Drawn[],
): Promise<SuggestedContext> {
  const { fields: _, last_n: __, window: ___, max_tokens: ____, ...kept } = about.definition.context ?? {};
  const whole = await costOf(parts, about, withRecipe(about.definition, kept), drawn);
  const documents = await documentsOf(parts, drawn);
  const { profiles } = await toldOf(parts, about, documents);
  return suggestionOf(recipe, { recipe: cost, whole }, { documents: documents.length, profiles });
}

function toldOf(
  { contexts, clock }: DecidingParts,
  { organizationId, definition }: About,
  documents: Parameters<typeof readFields>[3],
): Promise<ToldFields> {
  return readFields(contexts.large, organizationId, definition, documents, clock.now());
}

function isAgain(found: Decisions | { again: string }): found is { again: string } {
  return typeof found.again === "string";
}
