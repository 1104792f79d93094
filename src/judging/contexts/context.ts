/**
 * The compiled context is what an engine sees of a document and of related data. It is one JSON value with a deterministic serialization.
 * The hash of its bytes tells whether a new revision asks anything new.
 *
 * This file builds it from values in memory. `contexts/compile.ts` reads these values, for a page of documents at once.
 */
import { hash } from "node:crypto";
import type { ContextRecipe } from "#generated/types.ts";
import { isObject, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { State } from "#src/records/documents/state.ts";
import { type Cut, fitted } from "./context-fit.ts";
import { type Field, type Section, sectionsOf } from "./context-text.ts";
import { within } from "./context-window.ts";

export interface ContextSource {
  attributes: JsonObject;
  state: State | JsonObject;
}

/** What is shown beside the document itself. */
export interface Surroundings {
  /** Previous values by path. Undefined if there are none. */
  previous?: JsonObject | undefined;
  /** By relation: an array of entries, newest first, or one entry for the document itself. */
  related?: Readonly<Record<string, Json>> | undefined;
  /** The row of the group. */
  group?: JsonObject | undefined;
}

export interface CompiledContext {
  context: JsonObject;
  /** The bytes that are hashed and that `explain` shows. */
  text: string;
  /** The SHA-256 of the text, in base64. */
  hash: string;
  /** The tokens of text and question together. */
  tokens: number;
  /** What was cut to fit `max_tokens`. */
  cut: Cut[];
}

/** The text of a context without any field: the document has none of those that the recipe names. */
export const SHOWS_NOTHING = '{"document":{}}';

/** Compiles the context that a recipe describes. The recipe's `window` ends at `now`. */
export function compileContext(
  source: ContextSource,
  recipe: ContextRecipe,
  question: string,
  now: Date,
  surroundings: Surroundings = {},
): CompiledContext {
  const questionTokens = countTokens(question);
  const recent = recentFields(source, recipe, now, surroundings);
  const { fields: kept, cut, text } = fitted(recent, moduleOf(recipe, questionTokens));
  return {
    context: contextOf(sectionsOf(kept)),
    text,
    hash: hash("sha256", text, "base64"),
    tokens: countTokens(text) + questionTokens,
    cut,
  };
}

/** The tokens of the context that a recipe describes, with the question. Its text is not put into canonical order for that. */
export function contextTokens(source: ContextSource, recipe: ContextRecipe, question: string, now: Date): number {
  const questionTokens = countTokens(question);
  const { text } = fitted(recentFields(source, recipe, now, {}), moduleOf(recipe, questionTokens), JSON.stringify);
  return countTokens(text) + questionTokens;
}

function recentFields(source: ContextSource, recipe: ContextRecipe, now: Date, surroundings: Surroundings): Field[] {
  return fieldsOf(source, recipe, surroundings).map((field) => ({ ...field, value: recentOf(field, recipe, now) }));
}

function moduleOf({ max_tokens }: ContextRecipe, questionTokens: number): number | null {
  return max_tokens === undefined ? null : max_tokens - questionTokens;
}

/**
 * The number of documents in a relation has its own limit. Within each of them, `last_n` and `window` apply as in the document.
 */
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

function contextOf(sections: readonly [Section, Field[]][]): JsonObject {
  return Object.fromEntries(
    sections.map(([section, members]) => [section, Object.fromEntries(members.map(({ name, value }) => [name, value]))]),
  );
}

/**
 * The values of a document at the given paths, in their order; without paths, the whole document. A missing value is left out, not sent as
 * null.
 */
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
