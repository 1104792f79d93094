/**
 * Suggests a recipe for a definition whose context would be too large, from a sample of the namespace's documents. It selects useful fields
 * that fit, with the question, into the smallest possible size class. Arrays and texts are included even if they are larger, because
 * `last_n` and `max_tokens` cut them.
 */
import type { JudgmentDefinition, SuggestedContext } from "#generated/types.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import { BYTES_PER_TOKEN, countTokens, MOST_TOKENS, sizeClass } from "#src/judging/engines/tokens.ts";
import { contextTokens, shownFields } from "./context.ts";
import { contextText } from "./context-text.ts";
import { type FieldProfile, profileFields } from "./field-profiles.ts";
import { BEGINNING, begunDocument, type SampledDocument } from "./sample.ts";
import { stateLength } from "./shown-related.ts";

type Recipe = SuggestedContext["recipe"];
export type Asked = Pick<JudgmentDefinition, "question" | "type" | "criteria" | "options" | "context">;

/** If whole documents are larger than this on average, the definition must have a recipe. */
export const MOST_WHOLE_TOKENS = 8_000;
const STANDARD_TOKENS = 2_000;
/** The room left for the context, at least, beside a long question. */
const LEAST_CONTEXT = 500;
const LAST_N = 20;

/** Why a definition does not fit its documents, and a recipe that does. */
export interface SizeFault {
  message: string;
  suggested: SuggestedContext;
}

/** Null if the contexts of the sampled documents are not too large. */
export function sizeFault(definition: Asked, documents: readonly SampledDocument[], now: Date): SizeFault | null {
  const tokens = sampledTokens(definition, documents, now);
  const message = oversize(definition, tokens);
  if (message === null) return null;
  const whole = definition.context === undefined ? tokens : undefined;
  return { message, suggested: suggestContext(definition, documents, now, { whole }) };
}

/** Whether `sizeFault` finds one. Of documents whose size is known it reads no state that the definition's recipe does not name. */
export function isOversize(definition: Asked, documents: readonly SampledDocument[], now: Date): boolean {
  return oversize(definition, sampledTokens(definition, documents, now)) !== null;
}

/** The tokens of each document's context, with the question. */
function sampledTokens(definition: Asked, documents: readonly SampledDocument[], now: Date): number[] {
  const question = questionText(definition as JudgmentDefinition);
  const { context } = definition;
  return documents.map((document) =>
    context === undefined ? wholeTokens(document, question, now) : contextTokens(document, context, question, now),
  );
}

/** @param tokens of the context of each sampled document */
function oversize(definition: Asked, tokens: readonly number[]): string | null {
  if (tokens.length === 0) return null;
  if (definition.context !== undefined) {
    const most = Math.max(...tokens);
    if (most <= MOST_TOKENS) return null;
    return `compiles to ${most} tokens for one of ${tokens.length} sampled documents, but at most ${MOST_TOKENS} are allowed; show less, or set max_tokens (details.suggested_context has a recipe that fits)`;
  }
  const mean = Math.round(meanOf(tokens));
  if (mean <= MOST_WHOLE_TOKENS) return null;
  return `is missing: ${tokens.length} sampled documents have ${mean} tokens on average, and above ${MOST_WHOLE_TOKENS} you must choose what to show (details.suggested_context has a recipe that fits)`;
}

/** What is already known of the documents. */
interface Known {
  profiles?: readonly FieldProfile[] | undefined;
  /** The tokens of each whole document with the question. */
  whole?: readonly number[] | undefined;
}

/**
 * Of a large state, only the beginning is profiled.
 *
 * @param documents must not be empty
 */
export function suggestContext(
  definition: Asked,
  documents: readonly SampledDocument[],
  now: Date,
  known: Known = {},
): SuggestedContext {
  const question = questionText(definition as JudgmentDefinition);
  const questionTokens = countTokens(question);
  const begun = documents.map(begunDocument);
  const profiles = known.profiles ?? profileFields(begun);
  const max_tokens = Math.min(MOST_TOKENS, Math.max(STANDARD_TOKENS, questionTokens + LEAST_CONTEXT));
  const { kept, large } = chosen(profiles, max_tokens - questionTokens);
  const long = kept.some(({ canBeCut, meanTokens }) => canBeCut && meanTokens > LEAST_CONTEXT);
  const fields = kept.length > 0 ? kept : profiles.slice(0, 1);
  const shown = profiles.filter((profile) => fields.includes(profile)).map(({ path }) => path);
  const recipe: Recipe = {
    ...(shown.length > 0 ? { fields: shown as [string, ...string[]] } : {}),
    ...(long ? { last_n: LAST_N } : {}),
    max_tokens,
  };
  return {
    recipe,
    cost_per_answer: meanCost(begun.map((document) => contextTokens(document, recipe, question, now))),
    whole_state_cost_per_answer: meanCost(known.whole ?? documents.map((document) => wholeTokens(document, question, now))),
    sampled_documents: documents.length,
    excluded: profiles
      .filter((profile) => !fields.includes(profile))
      .map((profile) => ({ path: profile.path, reason: large.has(profile) ? "large" : (profile.useless ?? "large") })),
  };
}

/**
 * Selects useful fields while there is room: those nearer to the root first, then smaller ones first. A field that can be cut counts for at
 * most half of the room that is left, because it will be cut to fit.
 */
function chosen(profiles: readonly FieldProfile[], room: number): { kept: FieldProfile[]; large: ReadonlySet<FieldProfile> } {
  const useful = profiles.filter(({ useless }) => useless === null).sort(nearerOrSmaller);
  const kept: FieldProfile[] = [];
  const large = new Set<FieldProfile>();
  let left = room;
  for (const profile of useful) {
    const takes = profile.canBeCut ? Math.min(profile.meanTokens, left / 2) : profile.meanTokens;
    if (takes > left || (takes < profile.meanTokens && left < LEAST_CONTEXT)) {
      large.add(profile);
      continue;
    }
    kept.push(profile);
    left -= takes;
  }
  return { kept, large };
}

function nearerOrSmaller(one: FieldProfile, other: FieldProfile): number {
  return one.path.split(".").length - other.path.split(".").length || one.meanTokens - other.meanTokens;
}

/** The tokens of the whole document with the question. A document of known size is not read. */
function wholeTokens(document: SampledDocument, question: string, now: Date): number {
  if (document.bytes !== undefined) {
    return Math.ceil((document.bytes + AROUND_WHOLE) / BYTES_PER_TOKEN) + countTokens(question);
  }
  // At least half of a stored text remains without its white space.
  if (stateLength(document.state) > BEGINNING) return MOST_TOKENS + 1;
  return contextTokens(document, {}, question, now);
}

/** The bytes of a whole document's context beside the texts of its attributes and its state. */
const AROUND_WHOLE = (() => {
  const empty = shownFields({ attributes: {}, state: {} }, undefined);
  return contextText(empty.map(([name, value]) => ({ section: "document", name, value }))).length - "{}{}".length;
})();

/** Contexts that are too large for any engine count as the largest size class. */
function meanCost(tokens: readonly number[]): number {
  return meanOf(tokens.map((count) => sizeClass(Math.min(MOST_TOKENS, count))!));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
