/** Parses JSON that a person or a client wrote, and refuses members that are named twice. */
import type { Issue } from "../service-error.ts";
import { ExactNumber } from "./exact-number.ts";
import type { Json } from "./json.ts";
import { parseJson } from "./json-text.ts";
import { endOfString, issuesOf, type RepeatedMember, repeatedMembers } from "./repeated-members.ts";

/** A JSON text that names a member twice, with what `JSON.parse` leaves of it. */
export class RepeatedMembers extends Error {
  override readonly name = "RepeatedMembers";
  readonly found: readonly [RepeatedMember, ...RepeatedMember[]];
  readonly value: Json;

  /** Its message says of the text what is wrong: `has the member "/a" twice, the second time in column 8`. */
  constructor(text: string, found: readonly [RepeatedMember, ...RepeatedMember[]], value: Json) {
    const [{ path, line, column }] = found;
    const place = text.includes("\n") ? `at line ${line}, column ${column}` : `in column ${column}`;
    super(`has the member ${JSON.stringify(path)} twice, the second time ${place}`);
    this.found = found;
    this.value = value;
  }

  get issues(): Issue[] {
    return issuesOf(this.found);
  }
}

/**
 * Parses a JSON text that a person or a client wrote, with exact numbers. Of two members with one name, `JSON.parse` would keep the
 * last alone.
 *
 * @throws SyntaxError
 * @throws RepeatedMembers
 */
export function parseUnrepeated(text: string): Json {
  const value = parseJson(text);
  if (stringsIn(value) === stringsOf(text)) return value;
  const [first, ...more] = repeatedMembers(text);
  if (first === undefined) return value;
  throw new RepeatedMembers(text, [first, ...more], value);
}

/** The strings of a value, member names too. */
function stringsIn(value: Json): number {
  let strings = 0;
  const pending: Json[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") strings++;
    else if (Array.isArray(next)) for (const element of next) pending.push(element);
    else if (next !== null && typeof next === "object" && !(next instanceof ExactNumber)) {
      for (const name of Object.keys(next)) {
        strings++;
        pending.push(next[name]!);
      }
    }
  }
  return strings;
}

/** The strings of a JSON text. */
function stringsOf(text: string): number {
  let strings = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', endOfString(text, at))) strings++;
  return strings;
}
