/** Finds members that an object of a JSON text names twice. The text is valid: `JSON.parse` has accepted it. Browsers use this too. */
import type { Issue } from "../service-error.ts";
import { pointerToken } from "./json-pointers.ts";

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
export function endOfString(text: string, start: number): number {
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
