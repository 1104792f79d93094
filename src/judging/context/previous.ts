/**
 * The values that fields had before. With an answer are kept the values of its document then (`now`), and those that it was shown as former
 * ones itself (`shown`): a later revision is shown the first, and the same revision, judged once more, what it was shown before. So
 * judging a revision again asks nothing new where nothing else has changed.
 */
import type { ContextRecipe } from "#generated/types.ts";
import type { JsonObject } from "#src/json.ts";
import { parseJson } from "#src/json-text.ts";
import { type ContextSource, type Field, shownFields } from "../context.ts";
import { fitted } from "../context-fit.ts";
import { within } from "../context-window.ts";

export interface KeptValues {
  shown: JsonObject | null;
  now: JsonObject;
}

/** Tokens of the values kept: of more, the oldest elements of arrays and the ends of the longest strings are not. */
export const MOST_KEPT_TOKENS = 8_000;

/** The answer that a document has, as far as former values go by it. */
export interface Answered {
  /** The newest revision that it holds for. */
  revision: number | null;
  /** `KeptValues` as JSON. */
  previous: string | null;
}

/** The values at the last answer to an earlier revision; null before there is one. */
export function lastAnswered(stored: Answered | null, revision: number): JsonObject | null {
  if (stored === null || stored.revision === null || stored.previous === null) return null;
  const { shown, now } = parseJson(stored.previous) as unknown as KeptValues;
  return stored.revision >= revision ? shown : now;
}

/** The fields whose values at the document's creation a definition shows. */
export function anchoredFields({ context }: { context?: ContextRecipe | undefined }): readonly string[] {
  return context?.previous?.anchor === "created" ? context.previous.fields : [];
}

/** What is to be kept with an answer to a document. */
export function valuesToKeep(source: ContextSource, recipe: ContextRecipe, shown: JsonObject | null): KeptValues | null {
  const { previous, last_n } = recipe;
  if (previous === undefined || previous.anchor === "created") return null;
  return { shown, now: boundedValues(source, previous.fields, last_n) };
}

/** Values by path, as many of them as are kept. */
export function boundedValues(source: ContextSource, paths: readonly string[], lastN: number | undefined): JsonObject {
  const fields = shownFields(source, paths).map(
    ([name, value]): Field => ({ section: "previous", name, value: within(value, { last_n: lastN }, new Date(0)) }),
  );
  return Object.fromEntries(fitted(fields, MOST_KEPT_TOKENS).fields.map(({ name, value }) => [name, value]));
}
