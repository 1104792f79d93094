/**
 * Refuses JSON that PostgreSQL's `jsonb` cannot store unchanged:
 * - NUL characters and unpaired surrogates in strings and member names;
 * - numbers beyond the range of a double (`1e400` parses to Infinity), or with more than 1,000 digits;
 * - numbers that a double would change, where exact ones are not kept;
 * - values nested more than 100 levels deep.
 *
 * The quick pass checks the depth and numbers of every value, in a tenth of the time of `JSON.parse`. It examines strings only if
 * the raw text has an escape that could matter. Only refused values are searched again for the position.
 */
import { type Issue, invalidRequest } from "../service-error.ts";
import { CHANGED_NUMBER, ExactNumber, MOST_DIGITS } from "./exact-number.ts";
import type { Json, JsonObject } from "./json.ts";
import { pointerToken } from "./json-pointers.ts";

/** 100 levels of a document's state, which begins three levels inside the body of a write. */
const DEEPEST = 103;
const MOST_ISSUES = 20;

/**
 * Where a body may have numbers that a double would change: the beginnings of their JSON pointers, each with its last slash.
 * All values below such a place keep their numbers.
 */
export type ExactPlaces = RegExp;
export const NOWHERE: ExactPlaces = /^(?!)/;

export interface Looking {
  readonly exact: ExactPlaces;
  /** Whether the values contain an `ExactNumber`. */
  readonly changed: boolean;
}

/** Returns the number of strings, member names and values together. @throws ServiceError `invalid_request` */
export function refuseUnstorable(value: Json, text: string, { exact, changed }: Looking): number {
  strings = 0;
  if (!storable(value, DEEPEST, text.includes("\\u"), changed)) throw invalidRequest(faultsOf(value, exact));
  if (changed) {
    const issues = faultsOf(value, exact);
    if (issues.length > 0) throw invalidRequest(issues);
  }
  return strings;
}

/** The strings that the quick pass has seen. */
let strings = 0;

function storable(value: unknown, levels: number, escapes: boolean, changed: boolean): boolean {
  if (typeof value === "number") return value - value === 0;
  if (typeof value === "string") {
    strings++;
    return !escapes || storableText(value);
  }
  if (typeof value !== "object" || value === null) return true;
  if (changed && value instanceof ExactNumber) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) if (!storable(value[at], levels - 1, escapes, changed)) return false;
    return true;
  }
  for (const name in value) {
    strings++;
    if (escapes && !storableText(name)) return false;
    if (!storable((value as Record<string, unknown>)[name], levels - 1, escapes, changed)) return false;
  }
  return true;
}

function storableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/**
 * The first faults. Where exact numbers are not kept, those that are doubles written with unnecessary digits become the doubles.
 * A pointer is only made where it is needed: for every container until exact numbers are kept, and for faults.
 */
function faultsOf(value: Json, exact: ExactPlaces): Issue[] {
  const issues: Issue[] = [];
  const settled = (inner: Json, path: string, name: Name, kept: boolean, levels: number): Json => {
    if (issues.length >= MOST_ISSUES) return inner;
    if (inner instanceof ExactNumber) {
      const double = kept ? null : inner.roundedDouble;
      if (double !== null) return double;
      const fault = exactFault(inner, kept);
      if (fault !== null) issues.push({ path: pathOf(path, name), message: fault });
    } else if (typeof inner === "number") {
      if (inner - inner !== 0) issues.push({ path: pathOf(path, name), message: BEYOND_RANGE });
    } else if (typeof inner === "string") {
      if (!storableText(inner)) issues.push({ path: pathOf(path, name), message: textFault(inner) });
    } else if (typeof inner === "object" && inner !== null) {
      if (levels === 0) issues.push({ path: pathOf(path, name), message: "is nested too deeply: at most 100 levels" });
      else look(inner, pathOf(path, name), kept, levels);
    }
    return inner;
  };
  const look = (holder: Json[] | JsonObject, path: string, above: boolean, levels: number): void => {
    const kept = above || (exact !== NOWHERE && exact.test(`${path}/`));
    if (Array.isArray(holder)) {
      for (let at = 0; at < holder.length; at++) holder[at] = settled(holder[at]!, path, at, kept, levels - 1);
      return;
    }
    for (const name of Object.keys(holder)) {
      const member = holder[name]!;
      if (!storableText(name)) {
        issues.push({ path: pathOf(path, name), message: `the member name ${textFault(name)}` });
        continue;
      }
      const value = settled(member, path, name, kept, levels - 1);
      if (value !== member) Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
    }
  };
  settled(value, "", null, false, DEEPEST);
  return issues.slice(0, MOST_ISSUES);
}

/** A member's, an element's, or null for the whole value. */
type Name = string | number | null;

function pathOf(holder: string, name: Name): string {
  if (name === null) return holder;
  return typeof name === "number" ? `${holder}/${name}` : `${holder}/${pointerToken(name.toWellFormed())}`;
}

function exactFault(value: ExactNumber, kept: boolean): string | null {
  if (!value.inRange) return BEYOND_RANGE;
  if (!kept) return CHANGED_NUMBER;
  return value.digits > MOST_DIGITS
    ? `has ${value.digits} digits, but at most ${MOST_DIGITS} are stored; send it as a string`
    : null;
}

const BEYOND_RANGE =
  "is outside the range of a 64-bit float (about ±1.8e308, and no nearer to 0 than 5e-324); send it as a string";

function textFault(text: string): string {
  return text.includes("\0")
    ? "contains a NUL character (\\u0000), which cannot be stored"
    : "contains a lone surrogate (\\ud800 to \\udfff without its pair), which is not Unicode text";
}
