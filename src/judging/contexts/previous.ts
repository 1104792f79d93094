/**
 * Previous values of fields. An answer keeps two sets of values:
 *
 * - `now`: the values of its document at that revision. A later revision is shown these.
 * - `shown`: the previous values that this answer was shown. If the same revision is judged again, it is shown these again.
 *
 * So judging a revision again asks nothing new if nothing else has changed.
 */

import { parseJson } from "typespec-koa-runtime/json";
import type { ContextRecipe } from "#generated/types.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { type ContextSource, shownFields } from "./context.ts";
import { fitted } from "./context-fit.ts";
import type { Field } from "./context-text.ts";
import { within } from "./context-window.ts";

export interface KeptValues {
  shown: JsonObject | null;
  now: JsonObject;
}

/** The most tokens of values to keep. Beyond it, the oldest array elements and the ends of the longest strings are dropped. */
export const MOST_KEPT_TOKENS = 8_000;

/** The part of a stored answer that previous values need. */
export interface Answered {
  /** The newest revision that the answer holds for. */
  revision: number | null;
  /** `KeptValues` as JSON. */
  previous: string | null;
}

/** The values at the last answer to an earlier revision. Null if there is none. */
export function lastAnswered(stored: Answered | null, revision: number): JsonObject | null {
  if (stored === null || stored.revision === null || stored.previous === null) return null;
  const { shown, now } = parseJson(stored.previous) as unknown as KeptValues;
  return stored.revision >= revision ? shown : now;
}

/** The fields of which a definition shows the values at the document's creation. */
export function anchoredFields({ context }: { context?: ContextRecipe | undefined }): readonly string[] {
  return context?.previous?.anchor === "created" ? context.previous.fields : [];
}

/** The values to keep with an answer. */
export function valuesToKeep(source: ContextSource, recipe: ContextRecipe, shown: JsonObject | null): KeptValues | null {
  const { previous, last_n } = recipe;
  if (previous === undefined || previous.anchor === "created") return null;
  return { shown, now: boundedValues(source, previous.fields, last_n) };
}

/** Values by path, cut to the limit for kept values. */
export function boundedValues(source: ContextSource, paths: readonly string[], lastN: number | undefined): JsonObject {
  const fields = shownFields(source, paths).map(
    ([name, value]): Field => ({ section: "previous", name, value: within(value, { last_n: lastN }, new Date(0)) }),
  );
  return Object.fromEntries(fitted(fields, MOST_KEPT_TOKENS).fields.map(({ name, value }) => [name, value]));
}
