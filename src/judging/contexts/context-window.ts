/** Implements `last_n` and `window`: selects the array elements that are recent enough to be sent. */

import { ExactNumber } from "typespec-koa-runtime/json";
import { isObject, type Json } from "#src/foundation/json/json.ts";
import { durationMs } from "#src/foundation/time/durations.ts";

/**
 * Limits the arrays of a field, at every depth. It drops elements whose own `at`, `created_at` or `timestamp` is before the window.
 * Elements without a time stay. Of the rest, the last n stay.
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

/** The time that an element has; NaN if it has none. Every comparison with NaN is false. */
function elementTime(element: Json): number {
  if (!isObject(element)) return Number.NaN;
  for (const name of ["at", "created_at", "timestamp"]) {
    const value = element[name];
    if (typeof value === "string") return timeOf(value);
    // Nanoseconds have more digits than a double. The nearest double is less than a microsecond off.
    const time =
      typeof value === "number" || value instanceof ExactNumber
        ? unixTime(Number(value instanceof ExactNumber ? value.text : value))
        : Number.NaN;
    if (!Number.isNaN(time)) return time;
  }
  return Number.NaN;
}

/** Reads a date, or a Unix timestamp in quotes. Four digits are a year. `Date.parse` would misread other plain numbers. */
function timeOf(text: string): number {
  return /^\d+(\.\d+)?$/.test(text) && text.length !== 4 ? unixTime(Number(text)) : Date.parse(text);
}

/**
 * The size of a timestamp tells its unit. Up to the year 5138, any time in milliseconds is a larger number than any time in seconds, and so
 * on.
 */
const UNITS: readonly { from: number; perMs: number }[] = [
  { from: 1e17, perMs: 1e6 },
  { from: 1e14, perMs: 1e3 },
  { from: 1e11, perMs: 1 },
  { from: 1e8, perMs: 1e-3 },
];

/**
 * Reads a Unix timestamp in seconds, milliseconds, microseconds or nanoseconds. A number below 100,000,000 counts as a quantity, and gives
 * NaN.
 */
function unixTime(number: number): number {
  const unit = UNITS.find(({ from }) => number >= from);
  return unit === undefined ? Number.NaN : number / unit.perMs;
}
