/**
 * The compiled context: what an engine gets to see of a document and of what surrounds it. One JSON value, serialized so that the same
 * inputs always give the same bytes; the hash of those bytes tells whether a new revision asks anything new.
 *
 * Here it is made of inputs that are at hand. `context/compile.ts` reads them, for a page of documents at once.
 */
import { hash } from "node:crypto";
import type { ContextRecipe } from "#generated/types.ts";
import { State } from "#src/documents/state.ts";
import { canonical, isObject, type Json, type JsonObject } from "#src/json.ts";
import { type Cut, fitted } from "./context-fit.ts";
import { within } from "./context-window.ts";
import { countTokens } from "./tokens.ts";

export interface ContextSource {
  attributes: JsonObject;
  state: State | JsonObject;
}

/** What is shown beside the document itself. */
export interface Surroundings {
  /** Former values, by path; undefined where there are none. */
  previous?: JsonObject | undefined;
  /** By relation: an array of entries, newest first, or one entry for the document itself. */
  related?: Readonly<Record<string, Json>> | undefined;
  /** The group's row. */
  group?: JsonObject | undefined;
}

export interface CompiledContext {
  context: JsonObject;
  /** The bytes that the hash is taken of, and that `explain` shows. */
  text: string;
  /** SHA-256 of the text, base64. */
  hash: string;
  /** Tokens of the text and the question together. */
  tokens: number;
  /** What was cut to fit `max_tokens`. */
  cut: Cut[];
}

/** Members of a context in the order in which they are written. */
export type Section = "document" | "previous" | "related" | "group";
const SECTIONS: readonly Section[] = ["document", "previous", "related", "group"];

/** The text of a context without any field: the document has none of those that its recipe names. */
export const SHOWS_NOTHING = '{"document":{}}';

/** Something that is shown: where, under which name, and its value. */
export interface Field {
  section: Section;
  /** In `document` and `previous` a path, in `related` a relation, in `group` an aggregate. */
  name: string;
  value: Json;
}

/** Compiles the context that a recipe makes of a document. `now` bounds the recipe's `window`. */
export function compileContext(
  source: ContextSource,
  recipe: ContextRecipe,
  question: string,
  now: Date,
  surroundings: Surroundings = {},
): CompiledContext {
  const recent = fieldsOf(source, recipe, surroundings).map((field) => ({ ...field, value: recentOf(field, recipe, now) }));
  const questionTokens = countTokens(question);
  const { fields: kept, cut, text } = fitted(recent, recipe.max_tokens === undefined ? null : recipe.max_tokens - questionTokens);
  return {
    context: contextOf(sectionsOf(kept)),
    text,
    hash: hash("sha256", text, "base64"),
    tokens: countTokens(text) + questionTokens,
    cut,
  };
}

/** The documents of a relation have bounds of their own; what they show is bounded as the document is. */
function recentOf({ section, value }: Field, recipe: ContextRecipe, now: Date): Json {
  if (section === "related" && Array.isArray(value)) return value.map((entry) => within(entry, recipe, now));
  return within(value, recipe, now);
}

function fieldsOf(source: ContextSource, recipe: ContextRecipe, { previous, related, group }: Surroundings): Field[] {
  return [
    ...shownFields(source, recipe.fields).map(([name, value]): Field => ({ section: "document", name, value })),
    ...membersOf("previous", previous, recipe.previous?.fields ?? []),
    ...membersOf("related", related, Object.keys(related ?? {}).sort()),
    ...membersOf("group", group, Object.keys(group ?? {}).sort()),
  ];
}

function membersOf(section: Section, value: Readonly<Record<string, Json>> | undefined, names: readonly string[]): Field[] {
  if (value === undefined) return [];
  return [...new Set(names)].flatMap((name) => (Object.hasOwn(value, name) ? [{ section, name, value: value[name]! }] : []));
}

/**
 * The whole text: the document's fields in the order of the recipe, everything within them, and all the rest, in canonical order.
 * @param write values, where it is only about the size of the text: `JSON.stringify` takes the least time
 */
export function contextText(fields: readonly Field[], write: (value: Json) => string = canonical): string {
  const texts = sectionsOf(fields).map(([section, members]) => {
    const values = members.map(({ name, value }) => `${JSON.stringify(name)}:${write(value)}`);
    return `${JSON.stringify(section)}:{${values.join(",")}}`;
  });
  return `{${texts.join(",")}}`;
}

function contextOf(sections: readonly [Section, Field[]][]): JsonObject {
  return Object.fromEntries(
    sections.map(([section, members]) => [section, Object.fromEntries(members.map(({ name, value }) => [name, value]))]),
  );
}

/** `document` is always there, the others where they have something to show. */
function sectionsOf(fields: readonly Field[]): [Section, Field[]][] {
  if (fields.every(({ section }) => section === "document")) return [["document", [...fields]]];
  return SECTIONS.map((section): [Section, Field[]] => [section, fields.filter((field) => field.section === section)]).filter(
    ([section, members]) => section === "document" || members.length > 0,
  );
}

/** What paths show of a document, in their order; without paths all of it. One that it has not is left out rather than sent as null. */
export function shownFields(source: ContextSource, paths: readonly string[] | undefined): [path: string, value: Json][] {
  return [...new Set(paths ?? ["attributes", "state"])].flatMap((path): [string, Json][] => {
    const value = valueAt(source, path);
    return value === undefined ? [] : [[path, value]];
  });
}

/** The value at a path such as `attributes.plan` or `state.order.lines`. */
export function valueAt(source: ContextSource, path: string): Json | undefined {
  const [root, ...members] = path.split(".");
  let value: Json | undefined = root === "attributes" ? source.attributes : root === "state" ? treeOf(source.state) : undefined;
  for (const member of members) {
    if (!isObject(value) || !Object.hasOwn(value, member)) return undefined;
    value = value[member];
  }
  return value;
}

function treeOf(state: State | JsonObject): JsonObject {
  return state instanceof State ? state.tree : state;
}
