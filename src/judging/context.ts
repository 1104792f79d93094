/**
 * The compiled context: what an engine gets to see of a document. One JSON value, serialized so that the same inputs always give the
 * same bytes; the hash of those bytes tells whether a new revision asks anything new.
 */
import { createHash } from "node:crypto";
import type { ContextRecipe } from "#generated/types.ts";
import { canonical, type Json, type JsonObject } from "#src/json.ts";
import { type Cut, fitted } from "./context-fit.ts";
import { within } from "./context-window.ts";
import { countTokens } from "./tokens.ts";

export interface ContextSource {
  attributes: JsonObject;
  state: JsonObject;
}

export interface CompiledContext {
  context: Json;
  /** The bytes that the hash is taken of, and that `explain` shows. */
  text: string;
  hash: Buffer;
  /** Tokens of the text and the question together. */
  tokens: number;
  /** What was cut to fit `max_tokens`. */
  cut: Cut[];
}

/** Compiles the context that a recipe makes of a document. `now` bounds the recipe's `window`. */
export function compileContext(source: ContextSource, recipe: ContextRecipe, question: string, now: Date): CompiledContext {
  const fields = recipe.fields ? chosen(source, recipe.fields) : whole(source);
  const recent = fields.map(([name, value]): Field => [name, within(value, recipe, now)]);
  const questionTokens = countTokens(question);
  const { fields: kept, cut } = fitted(recent, recipe.max_tokens === undefined ? null : recipe.max_tokens - questionTokens);
  const text = contextText(kept);
  return {
    context: { document: Object.fromEntries(kept) },
    text,
    hash: createHash("sha256").update(text).digest(),
    tokens: countTokens(text) + questionTokens,
    cut,
  };
}

/** A member of `document`: its name, which is the field's path, and its value. */
export type Field = [name: string, value: Json];

/** The whole text: the fields in the order of the recipe, everything within them in canonical order. */
export function contextText(fields: readonly Field[]): string {
  const members = fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`);
  return `{"document":{${members.join(",")}}}`;
}

function whole(source: ContextSource): Field[] {
  return [
    ["attributes", source.attributes],
    ["state", source.state],
  ];
}

/** The recipe's fields that the document has; one that it has not is left out rather than sent as null. */
function chosen(source: ContextSource, paths: readonly string[]): Field[] {
  return paths.flatMap((path): Field[] => {
    const value = valueAt(source, path);
    return value === undefined ? [] : [[path, value]];
  });
}

/** The value at a path such as `attributes.plan` or `state.order.lines`. */
export function valueAt(source: ContextSource, path: string): Json | undefined {
  const [root, ...members] = path.split(".");
  let value: Json | undefined = root === "attributes" ? source.attributes : root === "state" ? source.state : undefined;
  for (const member of members) {
    if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, member)) return undefined;
    value = value[member];
  }
  return value;
}
