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
import { CHANGED_NUMBER, ExactNumber, isRoundedDouble, MOST_DIGITS } from "./exact-number.ts";
import type { Json } from "./json.ts";
import { pointerToken } from "./json-pointers.ts";

/** 100 levels of a document's state, which begins three levels inside the body of a write. */
const DEEPEST = 103;
const MOST_ISSUES = 20;

/** Where a body may have numbers that a double would change, by JSON pointers. */
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
    roundDoubles(value, "", exact);
  }
  return strings;
}

/** Where exact numbers are not kept, replaces those that are doubles written with unnecessary digits by the doubles. */
function roundDoubles(holder: Json, path: string, exact: ExactPlaces): void {
  if (typeof holder !== "object" || holder === null) return;
  for (const [name, value] of Object.entries(holder)) {
    const valuePath = `${path}/${pointerToken(name)}`;
    if (!(value instanceof ExactNumber)) roundDoubles(value, valuePath, exact);
    else if (!exact.test(valuePath)) {
      Object.defineProperty(holder, name, { value: Number(value.text), enumerable: true, writable: true, configurable: true });
    }
  }
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

function faultsOf(value: Json, exact: ExactPlaces): Issue[] {
  const issues: Issue[] = [];
  const look = (inner: Json, path: string, levels: number): void => {
    if (issues.length >= MOST_ISSUES) return;
    const number = numberFault(inner, path, exact);
    if (number !== null) issues.push({ path, message: number });
    if (typeof inner === "string" && !storableText(inner)) issues.push({ path, message: textFault(inner) });
    if (typeof inner !== "object" || inner === null || inner instanceof ExactNumber) return;
    if (levels === 0) {
      issues.push({ path, message: "is nested too deeply: at most 100 levels" });
      return;
    }
    for (const [name, member] of Object.entries(inner)) {
      const memberPath = `${path}/${pointerToken(name.toWellFormed())}`;
      if (!storableText(name)) issues.push({ path: memberPath, message: `the member name ${textFault(name)}` });
      else look(member, memberPath, levels - 1);
    }
  };
  look(value, "", DEEPEST);
  return issues.slice(0, MOST_ISSUES);
}

function numberFault(value: Json, path: string, exact: ExactPlaces): string | null {
  if (typeof value === "number" && value - value !== 0) return BEYOND_RANGE;
  if (!(value instanceof ExactNumber)) return null;
  if (!value.inRange) return BEYOND_RANGE;
  if (!exact.test(path)) return isRoundedDouble(value.text) ? null : CHANGED_NUMBER;
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
