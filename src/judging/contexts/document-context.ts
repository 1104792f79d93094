/**
 * Compiles the context of one document from data that was already read. All work that grows with the size of the document is here.
 */
import type { ContextRecipe, JudgmentDefinition } from "#generated/types.ts";
import type { Json, JsonObject } from "#src/foundation/json/json.ts";
import { questionText } from "#src/judging/definitions/questions.ts";
import type { EngineOption } from "#src/judging/engines/engine.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { type CompiledContext, type ContextSource, compileContext, type Surroundings } from "./context.ts";
import { documentOptions, optionsFrom } from "./options.ts";
import { type Answered, boundedValues, type KeptValues, lastAnswered, valuesToKeep } from "./previous.ts";
import { relatedValues, type ShownRelated } from "./shown-related.ts";

export interface DocumentContextAsked extends Pick<Surroundings, "group"> {
  document: ContextSource & { revision: number; incarnation: number };
  related?: ShownRelated | undefined;
  definition: JudgmentDefinition;
  /** The answer of this incarnation of the document, or null. */
  stored: Answered | null;
  /** The values at the document's creation, if they were kept. */
  origin: JsonObject | null;
}

export interface DocumentContext extends Omit<CompiledContext, "context"> {
  /** For a choice among documents: its options in this context. */
  options: EngineOption[] | undefined;
  /** What to keep with the answer for later use as `previous`. */
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
  // A document that was cut from the context is not an option. Both lists have the newest first, so they have a common prefix.
  const left = options.slice(0, (context.related as Record<string, Json[]> | undefined)?.[from]?.length ?? 0);
  const tokens = countTokens(compiled.text) + countTokens(questionText(definition, left));
  return { ...compiled, options: left, kept, tokens };
}

/** The previous values that a context shows. Null if none. */
function previousOf({ document, stored, origin }: DocumentContextAsked, { previous, last_n }: ContextRecipe): JsonObject | null {
  if (previous === undefined) return null;
  if (previous.anchor !== "created") return lastAnswered(stored, document.revision);
  // A document that was never changed still has its original values.
  return document.revision === document.incarnation ? boundedValues(document, previous.fields, last_n) : origin;
}
