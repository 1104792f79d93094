/**
 * Which namespaces a statement names, read from its text and values. It finds what restricts a statement to namespaces, and nothing where it is in
 * doubt. The tests compare it with PostgreSQL's parser for every statement (`test/support/routing`).
 */
import { type Placements, placements } from "./tables.ts";

/** Where a statement is restricted: the value of a parameter, or each of its elements. */
export interface Restriction {
  readonly parameter: number;
  readonly part: "value" | "elements";
}

/** A table that a statement reads or changes, by the word in front of it. */
const TABLES = /\b(?:from|join|into|update|only)\s+"?(\w+)"?/gi;
const RESTRICTS = /\bnamespace_id\s*=\s*(any\s*\(\s*)?\$(\d+)/i;
/** Texts and comments, in which such words say nothing. */
const SAID = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Per text, as most texts are sent again and again. */
const known = new Map<string, Restriction | null>();
/** Some texts are put together and do not come again. */
const MOST_KNOWN = 5_000;

/** Null for a statement about none, about all, or about those that a join names. */
export function restrictionOf(text: string): Restriction | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = read(text.replaceAll(SAID, " "));
  known.set(text, found);
  return found;
}

function read(text: string): Restriction | null {
  const spread = [...text.matchAll(TABLES)].some(([, table]) => (placements as Placements)[table!.toLowerCase()] === "namespace");
  const restricts = spread ? RESTRICTS.exec(text) : null;
  if (restricts === null) return null;
  return { parameter: Number(restricts[2]), part: restricts[1] === undefined ? "value" : "elements" };
}

/** The ids as text. */
export function namespacesNamed(text: string, values: readonly unknown[]): readonly string[] {
  const restriction = restrictionOf(text);
  if (restriction === null) return [];
  const value = values[restriction.parameter - 1];
  // A list is as the driver takes it, or as PostgreSQL writes it.
  return String(value ?? "").match(/-?\d+/g) ?? [];
}
