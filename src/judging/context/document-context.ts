/** One document's context, made of what has been read for it. Here is all that costs time by the size of the document. */
import type { ContextRecipe, JudgmentDefinition } from "#generated/types.ts";
import type { Json, JsonObject } from "#src/json.ts";
import { type CompiledContext, type ContextSource, compileContext, type Surroundings } from "../context.ts";
import type { EngineOption } from "../engine.ts";
import { questionText } from "../questions.ts";
import { countTokens } from "../tokens.ts";
import { documentOptions, optionsFrom } from "./options.ts";
import { type Answered, boundedValues, type KeptValues, lastAnswered, valuesToKeep } from "./previous.ts";
import { relatedValues, type ShownRelated } from "./shown-related.ts";

export interface DocumentContextAsked extends Pick<Surroundings, "group"> {
  document: ContextSource & { revision: number; incarnation: number };
  related?: ShownRelated | undefined;
  definition: JudgmentDefinition;
  /** The answer that this life of the document has, if there is one. */
  stored: Answered | null;
  /** What the document was when it was created, as far as that is kept. */
  origin: JsonObject | null;
}

export interface DocumentContext extends Omit<CompiledContext, "context"> {
  /** Of a choice among documents: its options here. */
  options: EngineOption[] | undefined;
  /** What is to be kept with the answer, for `previous`. */
  kept: KeptValues | null;
}

export function documentContext(asked: DocumentContextAsked, now: Date): DocumentContext {
  const { document, definition, group } = asked;
  const related = asked.related && relatedValues(asked.related);
  const recipe = definition.context ?? {};
  const from = optionsFrom(definition);
  const options = from === undefined ? undefined : documentOptions(related?.[from]);
  const previous = previousOf(asked, recipe);
  const question = questionText(definition, options);
  const surroundings = { previous: previous ?? undefined, related, group };
  const { context, ...compiled } = compileContext(document, recipe, question, now, surroundings);
  const kept = valuesToKeep(document, recipe, previous);
  if (from === undefined || options === undefined) return { ...compiled, options, kept };
  // Documents that were cut from the context are no options either; its newest ones come first in both.
  const left = options.slice(0, (context.related as Record<string, Json[]> | undefined)?.[from]?.length ?? 0);
  const tokens = countTokens(compiled.text) + countTokens(questionText(definition, left));
  return { ...compiled, options: left, kept, tokens };
}

/** Former values that a context shows; null for none. */
function previousOf({ document, stored, origin }: DocumentContextAsked, { previous, last_n }: ContextRecipe): JsonObject | null {
  if (previous === undefined) return null;
  if (previous.anchor !== "created") return lastAnswered(stored, document.revision);
  // One that has never changed has them still.
  return document.revision === document.incarnation ? boundedValues(document, previous.fields, last_n) : origin;
}
