/**
 * What a sample of documents says of each field that a recipe can name: how much room it takes, and whether it can tell an engine anything.
 *
 * Fields are the attributes and the members of the state; a member that is an object and takes much room gives way to its own members. A
 * field is of no use where it
 *
 * - names things (`id`): texts without a space, nearly all different, that look like identifiers by their form or by the field's name
 * - is the same in every document (`constant`), of five or more
 * - is missing or empty in all but one in fifty (`sparse`)
 * - repeats a field before it in every document that has it (`duplicate`)
 */
import { canonical, isObject, type Json } from "#src/json.ts";
import { valueAt } from "../context.ts";
import { countTokens } from "../tokens.ts";
import type { SampledDocument } from "./sample.ts";

export type Uselessness = "id" | "constant" | "sparse" | "duplicate";

export interface FieldProfile {
  path: string;
  /** Of its texts in the documents that have it, over all documents. */
  meanTokens: number;
  /** Whether it, or something within it, can be cut to fit: an array or a text. */
  canBeCut: boolean;
  useless: Uselessness | null;
}

/** An object that takes more is looked into. */
const LARGE_OBJECT_TOKENS = 500;
const DEEPEST = 4;
const MOST_FIELDS = 256;
const CONSTANT_FROM = 5;
const SPARSE_SHARE = 0.02;
const DIFFERENT_SHARE = 0.9;
const FEW = 10;

export function profileFields(documents: readonly SampledDocument[]): FieldProfile[] {
  const paths = pathsOf(documents).slice(0, MOST_FIELDS);
  const texts = paths.map((path) => documents.map((document) => textAt(document, path)));
  return paths.map((path, at): FieldProfile => {
    const own = texts[at]!;
    const held = own.filter((text) => text !== null);
    return {
      path,
      meanTokens: held.reduce((sum, text) => sum + countTokens(text), 0) / documents.length,
      canBeCut: held.some((text) => /^[["]|:[["]/.test(text)),
      useless: uselessness(path, own, texts.slice(0, at)),
    };
  });
}

/** What can be named and no better by its members; a name with a dot cannot. */
function pathsOf(documents: readonly SampledDocument[]): string[] {
  const found = new Set<string>();
  for (const root of ["attributes", "state"])
    for (const member of membersOf(documents, root)) expand(documents, member, 2, found);
  return [...found];
}

function expand(documents: readonly SampledDocument[], path: string, depth: number, found: Set<string>): void {
  const values = documents.map((document) => valueAt(document, path)).filter((value) => value !== undefined);
  const members = values.every(isObject) ? membersOf(documents, path) : [];
  const tokens = values.reduce<number>((sum, value) => sum + countTokens(canonical(value)), 0) / documents.length;
  if (members.length === 0 || tokens < LARGE_OBJECT_TOKENS || depth >= DEEPEST) found.add(path);
  else for (const member of members) expand(documents, member, depth + 1, found);
}

function membersOf(documents: readonly SampledDocument[], path: string): string[] {
  const names = new Set<string>();
  for (const document of documents) {
    const value = valueAt(document, path);
    if (isObject(value)) for (const name of Object.keys(value)) names.add(name);
  }
  const nameable = [...names].filter((name) => name !== "" && !name.includes("."));
  return nameable.sort().map((name) => `${path}.${name}`);
}

const EMPTY = new Set(["null", '""', "[]", "{}"]);

function textAt(document: SampledDocument, path: string): string | null {
  const value: Json | undefined = valueAt(document, path);
  const text = value === undefined ? null : canonical(value);
  return text === null || EMPTY.has(text) ? null : text;
}

function uselessness(
  path: string,
  own: readonly (string | null)[],
  before: readonly (readonly (string | null)[])[],
): Uselessness | null {
  const held = own.filter((text) => text !== null);
  if (held.length < own.length * SPARSE_SHARE || held.length === 0) return "sparse";
  const different = new Set(held);
  if (different.size === 1 && held.length === own.length && own.length >= CONSTANT_FROM) return "constant";
  if (isId(path, held, different.size)) return "id";
  if (held.length > 1 && before.some((other) => other.every((text, at) => text === own[at]))) return "duplicate";
  return null;
}

const ID_NAME = /(^|[._-])(id|uuid|guid|ulid|hash|etag|checksum|token|sku)$|[a-z]I[dD]$/i;
const ID_FORM = /^"?([0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,}|[0-9A-Za-z]{20,}|[A-Za-z]{1,8}[-_:#][0-9A-Za-z-]+|[0-9]{5,})"?$/;

function isId(path: string, held: readonly string[], different: number): boolean {
  if (held.some((text) => /[\s[{]/.test(text))) return false;
  const mostlyDifferent = different >= held.length * DIFFERENT_SHARE;
  if (ID_NAME.test(path)) return mostlyDifferent || held.every((text) => ID_FORM.test(text));
  return mostlyDifferent && held.length >= FEW && held.every((text) => ID_FORM.test(text) && text.startsWith('"'));
}
