/**
 * The keys by which documents are found: a value, or an element of an array, which has `1` before its type tag
 * (`src/records/values/attribute-values.ts`).
 */

import type { JsonObject } from "#src/foundation/json/json.ts";
import { scalarKey } from "#src/records/values/attribute-values.ts";
import { valuesOf } from "./keys.ts";

const SCALAR = /^\\x0[123]/;
const ELEMENT = /^\\x1[123]/;

/** The values that a document has in an attribute, each as a scalar key. */
export function scalarKeys(attributes: JsonObject, attribute: string): string[] {
  return valuesOf(attributes, attribute).map(scalarKey);
}

/** Converts a key to a scalar key. Undefined if the key is not one that values are joined by. */
export function asScalar(key: string): string | undefined {
  if (SCALAR.test(key)) return key;
  return ELEMENT.test(key) ? `\\x0${key.slice(3)}` : undefined;
}

/** Both keys of a value: for documents that have it, and for documents whose array contains it. */
export function bothForms(scalar: string): string[] {
  return [scalar, `\\x1${scalar.slice(3)}`];
}

/** The key of a document id that other documents refer to. */
export function idKey(id: string): string {
  return scalarKey(id);
}
