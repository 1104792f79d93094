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

/** Values between two looks at the clock, if they have no text. */
const VALUES_AT_ONCE = 256;

/** Where values are: a path of member names. A path is compared name by name, so its length costs nothing for each value. */
interface Place {
  path: readonly string[];
  field: number;
  /** The places of its members, if they have numbers of their own. */
  members: Map<string, Place>;
}

interface Pending {
  value: Json;
  /** Of the value that this one is in. */
  within: Place;
  /** Null: an element of an array. The name is the array's, and said already. */
  member: string | null;
}

/**
 * The runs of a context in document order, at most `RUN_CHARACTERS` each. Null after every `VALUES_AT_ONCE` values, which may have no text.
 * @param fields filled with the fields as they are met; `Run.field` is an index into it
 */
export function* runs(context: Json, fields: Field[]): Generator<Run | null, void> {
  let left = MOST_CHARACTERS;
  let values = 0;

  const placeAt = (path: readonly string[]): Place => {
    const field = fields.length;
    if (field === MOST_FIELDS) return { path, field: MOST_FIELDS - 1, members: new Map() };
    const names = path.flatMap(subjects);
    const headline = headlines.has((names.at(-1) ?? "").toLowerCase()) ? parameters.headline : 1;
    const depth = Math.max(1, names.length);
    fields.push({ path: names, weight: ((parameters.besides.get(path[0] ?? "") ?? 1) * headline) / depth });
    return { path, field, members: new Map() };
  };
  const root = placeAt([]);

  // An explicit stack: a context may be nested deeper than the call stack is.
  const pending: Pending[] = [{ value: context, within: root, member: null }];
  for (let next = pending.pop(); next !== undefined && left > 0; next = pending.pop()) {
    const { value, within, member } = next;
    if (++values % VALUES_AT_ONCE === 0) yield null;
    let place = within;
    let fresh = false;
    if (member !== null && within.path.length < DEEPEST_PATH) {
      const known = within.members.get(member);
      fresh = known === undefined && fields.length < MOST_FIELDS;
      place = known ?? placeAt([...within.path, member]);
      if (fresh) within.members.set(member, place);
    }
    const { field } = place;
    const name = member === null ? "" : subjects(place.path.at(-1)!).join(" ");
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
      for (let at = value.length - 1; at >= 0; at--) pending.push({ value: value[at]!, within: place, member: null });
    } else if (typeof value === "object" && value !== null) {
      const members = Object.entries(value);
      for (let at = members.length - 1; at >= 0; at--) {
        const [name, inner] = members[at]!;
        pending.push({ value: inner, within: place, member: name });
      }
    }
  }
}

/**
 * The names in a member's name that name a subject. A recipe's fields are named by their paths: `state.order.notes`. What is beyond
 * the length of a run is not read: it is no name.
 */
function subjects(name: string): string[] {
  return name
    .slice(0, RUN_CHARACTERS)
    .split(".")
    .filter((part) => part !== "" && !envelope.has(part));
}

/** What denies a member's name: nothing there. */
function isEmpty(value: Json): boolean {
  if (typeof value !== "object" || value === null) return value === null || value === false || value === 0 || value === "";
  if (Array.isArray(value)) return value.length === 0;
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
