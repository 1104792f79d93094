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
    if (typeof value === "string") return timeOf(value);
    const time = typeof value === "number" ? unixTime(value) : Number.NaN;
    if (!Number.isNaN(time)) return time;
  }
  return Number.NaN;
}

/** A date as text, or a Unix timestamp in quotes; four digits are a year, other numbers `Date.parse` would read into odd dates. */
function timeOf(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) && text.length !== 4 ? unixTime(Number(text)) : Date.parse(text);
}

/** Each unit is told by its size: up to the year 5138 the milliseconds of a moment are more than the seconds of any other, and so on. */
const UNITS: readonly { from: number; perMs: number }[] = [
  { from: 1e17, perMs: 1e6 },
  { from: 1e14, perMs: 1e3 },
  { from: 1e11, perMs: 1 },
  { from: 1e8, perMs: 1e-3 },
];

/** A Unix timestamp in seconds, milliseconds, microseconds or nanoseconds; NaN for a number below 100,000,000, which is a count and no time. */
function unixTime(number: number): number {
  const unit = UNITS.find(({ from }) => number >= from);
  return unit === undefined ? Number.NaN : number / unit.perMs;
}
