/** Finds members that an object of a JSON text names twice. The text is valid: `JSON.parse` has accepted it. */
import type { Issue } from "../service-error.ts";
import { ExactNumber } from "./exact-number.ts";
import type { Json } from "./json.ts";
import { pointerToken } from "./json-pointers.ts";
import { parseJson } from "./json-text.ts";

export interface RepeatedMember {
  /** JSON pointer. */
  readonly path: string;
  /** UTF-16 code units before its second name; line and column start at 1. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

const MOST = 20;

/** An object or array that has begun and not ended. */
interface Open {
  /** Null for an array. */
  readonly names: Set<string> | null;
  /** The member or element that is being read. */
  current: string | number;
}

export function issuesOf(found: readonly RepeatedMember[]): Issue[] {
  return found.map(({ path, line, column }) => ({
    path,
    message: `is a duplicate member of one object, at line ${line}, column ${column}; send each member once`,
  }));
}

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

/** The first 20 of them. Takes linear time and no stack, however deep the nesting. */
export function repeatedMembers(text: string): RepeatedMember[] {
  const found: RepeatedMember[] = [];
  const open: Open[] = [];
  let named = false;
  for (let at = 0; at < text.length && found.length < MOST; at++) {
    const inner = open.at(-1);
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (inner?.names && !named) {
          inner.current = JSON.parse(text.slice(at, end)) as string;
          named = true;
          if (inner.names.has(inner.current)) found.push({ path: pathOf(open), ...placeOf(text, at) });
          inner.names.add(inner.current);
        }
        at = end - 1;
        break;
      }
      case "{":
        open.push({ names: new Set(), current: "" });
        named = false;
        break;
      case "[":
        open.push({ names: null, current: 0 });
        break;
      case "}":
      case "]":
        open.pop();
        named = true;
        break;
      case ",":
        if (inner?.names) named = false;
        else if (inner) inner.current = Number(inner.current) + 1;
        break;
    }
  }
  return found;
}

/** The index after a string's closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
}

function pathOf(open: readonly Open[]): string {
  return open.map(({ current }) => `/${pointerToken(String(current).toWellFormed())}`).join("");
}

function placeOf(text: string, offset: number): Pick<RepeatedMember, "offset" | "line" | "column"> {
  const before = text.slice(0, offset);
  return { offset, line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
