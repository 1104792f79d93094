/** A context as runs of text in fields: what is read, how much it weighs, and whether a value denies its name. */
import type { Json } from "#src/judging/engines/engine.ts";
import { parameters } from "./parameters.ts";
import { headlines } from "./words.ts";
import { nameWords } from "./words-of-text.ts";

export interface Run {
  /** Number of the field, from 0: the path of member names, array positions left out. */
  field: number;
  text: string;
  /** Goes on in the string that the run before it began. */
  continued: boolean;
  weight: number;
  /** `"is_spam": false` says that it is not spam. */
  denied: boolean;
}

export interface Field {
  /** Member names from the root. */
  path: readonly string[];
  weight: number;
}

/**
 * Fields beyond this number, or deeper, are read as one. Text beyond this many characters is not read. That is twice the 32,000 tokens that
 * an engine takes.
 */
const MOST_FIELDS = 64;
const DEEPEST_PATH = 16;
const MOST_CHARACTERS = 262_144;
/** One run is cut here, at a space where there is one: the longest piece of work between two looks at the clock. */
const RUN_CHARACTERS = 4_096;
/** Members of the compiled context that hold a document rather than name a subject. */
export const envelope: ReadonlySet<string> = new Set(["document", "attributes", "state"]);

interface Pending {
  value: Json;
  path: readonly string[];
  /** An element of an array: the name is the array's, and said already. */
  element: boolean;
}

/**
 * The runs of a context in document order, at most `RUN_CHARACTERS` each.
 * @param fields filled with the fields as they are met; `Run.field` is an index into it
 */
export function* runs(context: Json, fields: Field[]): Generator<Run, void> {
  const numbers = new Map<string, number>();
  let left = MOST_CHARACTERS;

  const fieldOf = (path: readonly string[]): { field: number; fresh: boolean } => {
    const key = path.join("\n");
    const known = numbers.get(key);
    if (known !== undefined) return { field: known, fresh: false };
    if (fields.length === MOST_FIELDS) return { field: MOST_FIELDS - 1, fresh: false };
    const names = path.flatMap(subjects);
    const headline = headlines.has((names.at(-1) ?? "").toLowerCase()) ? parameters.headline : 1;
    const depth = Math.max(1, names.length);
    fields.push({ path: names, weight: ((parameters.besides.get(path[0] ?? "") ?? 1) * headline) / depth });
    numbers.set(key, fields.length - 1);
    return { field: fields.length - 1, fresh: true };
  };

  // An explicit stack: a context may be nested deeper than the call stack is.
  const pending: Pending[] = [{ value: context, path: [], element: false }];
  for (let next = pending.pop(); next !== undefined && left > 0; next = pending.pop()) {
    const { value, path, element } = next;
    const name = element ? "" : subjects(path.at(-1) ?? "").join(" ");
    const { field, fresh } = fieldOf(path);
    if (name !== "") {
      const denied = isEmpty(value);
      const weight = denied || value === true ? 1 : parameters.nameWeight;
      if (denied || value === true || fresh) yield { field, text: nameWords(name), continued: false, weight, denied };
      left -= name.length;
    }
    if (value !== 0 && (typeof value === "string" || typeof value === "number")) {
      const text = String(value).slice(0, left);
      left -= text.length;
      let continued = false;
      for (const piece of pieces(text)) {
        yield { field, text: piece, continued, weight: 1, denied: false };
        continued = true;
      }
    } else if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at--) pending.push({ value: value[at]!, path, element: true });
    } else if (typeof value === "object" && value !== null) {
      const members = Object.entries(value);
      for (let at = members.length - 1; at >= 0; at--) {
        const [member, inner] = members[at]!;
        pending.push({ value: inner, path: path.length < DEEPEST_PATH ? [...path, member] : path, element: false });
      }
    }
  }
}

/** The names in a member's name that name a subject. A recipe's fields are named by their paths: `state.order.notes`. */
function subjects(name: string): string[] {
  return name.split(".").filter((part) => part !== "" && !envelope.has(part));
}

/** What denies a member's name: nothing there. */
function isEmpty(value: Json): boolean {
  if (typeof value !== "object" || value === null) return value === null || value === false || value === 0 || value === "";
  for (const _ in value) return false;
  return true;
}

function* pieces(text: string): Generator<string, void> {
  for (let start = 0; start < text.length; ) {
    let end = start + RUN_CHARACTERS;
    if (end < text.length) {
      const space = text.lastIndexOf(" ", end);
      if (space > start) end = space;
      else if (/[\ud800-\udbff]/.test(text[end - 1]!)) end--;
    }
    yield text.slice(start, end);
    start = end;
  }
}
