/**
 * Profiles the fields that a recipe can name, from a sample of documents: how large a field is, and whether it can help an engine. Fields
 * are the attributes and the members of the state. A large object is replaced by its own members. A field is useless for one of these
 * reasons:
 *
 * - `id`: it has texts without spaces, nearly all different, that look like identifiers by their form or by the field's name.
 * - `constant`: it is the same in every document, and there are five or more.
 * - `sparse`: it is missing or empty in more than 98% of the documents.
 * - `duplicate`: it repeats an earlier field in every document.
 */
import { canonical, isObject, type Json } from "#src/foundation/json/json.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { valueAt } from "./context.ts";
import type { SampledDocument } from "./sample.ts";

export type Uselessness = "id" | "constant" | "sparse" | "duplicate";

export interface FieldProfile {
  path: string;
  /** The sum over documents that have it, divided by the number of all documents. */
  meanTokens: number;
  /** Whether it contains an array or a text, which can be cut to fit. */
  canBeCut: boolean;
  useless: Uselessness | null;
}

/** Larger objects are replaced by their members. */
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

/** A field with its value in each document. */
interface FieldValues {
  path: string;
  /** Canonical JSON text. */
  texts: readonly (string | null)[];
}

/** The fields that a recipe can name. A name with a dot cannot be a path. Each value is serialized once at each depth. */
function fieldsOf(documents: readonly SampledDocument[]): FieldValues[] {
  const found: FieldValues[] = [];
  for (const root of ["attributes", "state"]) {
    const values = documents.map((document) => valueAt(document, root));
    for (const [path, members] of membersOf(root, values)) expand(path, members, 2, found);
  }
  return found;
}

function expand(path: string, values: readonly (Json | undefined)[], depth: number, found: FieldValues[]): void {
  if (found.length === MOST_FIELDS) return;
  const texts = values.map((value) => (value === undefined ? null : canonical(value)));
  const tokens = texts.reduce((sum, text) => sum + (text === null ? 0 : countTokens(text)), 0) / values.length;
  const isLarge = tokens >= LARGE_OBJECT_TOKENS && depth < DEEPEST;
  const members = isLarge && values.every((value) => value === undefined || isObject(value)) ? membersOf(path, values) : [];
  if (members.length === 0) found.push({ path, texts });
  else for (const [name, own] of members) expand(name, own, depth + 1, found);
}

/**
 * The members that a recipe can name, by path and in order. If there are too many, those that most documents have. For example, a map from
 * ids to values has other members in each document. To look up every member in every document would take time proportional to the product
 * of both numbers.
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

/** Returns them in the order of their names. */
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
