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
  const fields = fieldsOf(documents);
  const texts = fields.map(({ texts }) => texts.map((text) => (text === null || EMPTY.has(text) ? null : text)));
  return fields.map(({ path }, at): FieldProfile => {
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

/** A field, with what each document has there. */
interface Place {
  path: string;
  /** Canonical. */
  texts: readonly (string | null)[];
}

/** What can be named and no better by its members; a name with a dot cannot. Each value is written once at each depth. */
function fieldsOf(documents: readonly SampledDocument[]): Place[] {
  const found: Place[] = [];
  for (const root of ["attributes", "state"]) {
    const values = documents.map((document) => valueAt(document, root));
    for (const [path, members] of membersOf(root, values)) expand(path, members, 2, found);
  }
  return found;
}

function expand(path: string, values: readonly (Json | undefined)[], depth: number, found: Place[]): void {
  if (found.length === MOST_FIELDS) return;
  const texts = values.map((value) => (value === undefined ? null : canonical(value)));
  const tokens = texts.reduce((sum, text) => sum + (text === null ? 0 : countTokens(text)), 0) / values.length;
  const isLarge = tokens >= LARGE_OBJECT_TOKENS && depth < DEEPEST;
  const members = isLarge && values.every((value) => value === undefined || isObject(value)) ? membersOf(path, values) : [];
  if (members.length === 0) found.push({ path, texts });
  else for (const [name, own] of members) expand(name, own, depth + 1, found);
}

/**
 * Members that can be named, by path, in order. Of more than are looked at, those that most documents have: a map from ids to values has other
 * members in each document, and to look each of them up in all documents would take the product of both.
 */
function membersOf(path: string, values: readonly (Json | undefined)[]): [path: string, values: (Json | undefined)[]][] {
  const having = new Map<string, number>();
  for (const value of values) {
    if (isObject(value)) for (const name of Object.keys(value)) having.set(name, (having.get(name) ?? 0) + 1);
  }
  const nameable = [...having.keys()].filter((name) => name !== "" && !name.includes(".")).sort();
  const named = nameable.length <= MOST_FIELDS ? nameable : most(nameable, having);
  return named.map((name) => [`${path}.${name}`, values.map((value) => memberOf(value, name))]);
}

/** In the order of their names. */
function most(names: readonly string[], having: ReadonlyMap<string, number>): string[] {
  return names
    .toSorted((one, other) => having.get(other)! - having.get(one)!)
    .slice(0, MOST_FIELDS)
    .sort();
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const EMPTY = new Set(["null", '""', "[]", "{}"]);

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
