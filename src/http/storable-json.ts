/**
 * Refuses JSON that PostgreSQL's `jsonb` cannot hold, or that is dangerous further in: NUL characters and lone surrogates in strings
 * and member names, numbers beyond the range of a double (`1e400` parses to Infinity), members named `__proto__`, and values nested
 * more than 100 levels deep. Members given twice are not refused: the last one counts, as for `JSON.parse` and `jsonb` alike.
 *
 * The quick pass visits every value for depth and numbers and takes a tenth of the time of `JSON.parse`; it looks into strings only
 * where the raw text has an escape that could matter. Only what it refuses is looked through again to say where.
 */
import { type Issue, invalidRequest } from "#src/errors.ts";
import { pointerToken } from "./pointers.ts";

/** 100 levels of a document's state, which itself begins three levels inside the body of a write. */
const DEEPEST = 103;
const MOST_ISSUES = 20;

export function refuseUnstorable(value: unknown, text: string): void {
  const names = text.includes("__proto__");
  const strings = text.includes("\\u");
  if (!storable(value, DEEPEST, strings, names || strings)) throw invalidRequest(faultsOf(value));
}

function storable(value: unknown, levels: number, strings: boolean, names: boolean): boolean {
  if (typeof value === "number") return value - value === 0;
  if (typeof value === "string") return !strings || storableText(value);
  if (typeof value !== "object" || value === null) return true;
  if (levels === 0) return false;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) if (!storable(value[at], levels - 1, strings, names)) return false;
    return true;
  }
  for (const name in value) {
    if (names && (name === "__proto__" || !storableText(name))) return false;
    if (!storable((value as Record<string, unknown>)[name], levels - 1, strings, names)) return false;
  }
  return true;
}

function storableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function faultsOf(value: unknown): Issue[] {
  const issues: Issue[] = [];
  const look = (inner: unknown, path: string, levels: number): void => {
    if (issues.length >= MOST_ISSUES) return;
    if (typeof inner === "number" && inner - inner !== 0) {
      issues.push({ path, message: "is beyond the range of a double (about ±1.8e308); send it as a string" });
    }
    if (typeof inner === "string" && !storableText(inner)) issues.push({ path, message: textFault(inner) });
    if (typeof inner !== "object" || inner === null) return;
    if (levels === 0) {
      issues.push({ path, message: "is nested too deeply: at most 100 levels" });
      return;
    }
    for (const [name, member] of Object.entries(inner)) {
      const memberPath = `${path}/${pointerToken(name.toWellFormed())}`;
      if (name === "__proto__") issues.push({ path: memberPath, message: "is not accepted as a member name" });
      else if (!storableText(name)) issues.push({ path: memberPath, message: `the member name ${textFault(name)}` });
      else look(member, memberPath, levels - 1);
    }
  };
  look(value, "", DEEPEST);
  return issues.slice(0, MOST_ISSUES);
}

function textFault(text: string): string {
  return text.includes("\0")
    ? "contains a NUL character (\\u0000), which cannot be stored"
    : "contains a lone surrogate (\\ud800 to \\udfff without its pair), which is not Unicode text";
}
