/** `last_n` and `window`: which elements of the arrays among a recipe's fields are recent enough to be sent. */
import { durationMs } from "#src/durations.ts";
import { isObject, type Json } from "#src/json.ts";

/**
 * A field with its arrays bounded, at every depth: elements whose own `at`, `created_at` or `timestamp` lies before the window go (one without
 * any is kept), and of the rest the last n stay.
 */
export function within(value: Json, recipe: { last_n?: number | undefined; window?: string | undefined }, now: Date): Json {
  if (recipe.last_n === undefined && recipe.window === undefined) return value;
  const since = recipe.window === undefined ? null : now.getTime() - durationMs(recipe.window);
  return bounded(value, since, recipe.last_n ?? null);
}

function bounded(value: Json, since: number | null, lastN: number | null): Json {
  if (Array.isArray(value)) {
    const recent = since === null ? value : value.filter((element) => !(elementTime(element) < since));
    return (lastN === null ? recent : recent.slice(-lastN)).map((element) => bounded(element, since, lastN));
  }
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bounded(member, since, lastN)]));
  return value;
}

/** When an element says that it was made; NaN, which no comparison holds for, where it does not say. */
function elementTime(element: Json): number {
  if (!isObject(element)) return Number.NaN;
  for (const name of ["at", "created_at", "timestamp"]) {
    const value = element[name];
    if (typeof value === "string") return Date.parse(value);
  }
  return Number.NaN;
}
