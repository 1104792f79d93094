/** What documents are found by, as the keys of `src/documents/attribute-values.ts`: a value, or an element of an array, `1` before its tag. */
import { scalarKey } from "#src/documents/attribute-values.ts";
import type { JsonObject } from "#src/json.ts";
import { valuesOf } from "../context/keys.ts";

const SCALAR = /^\\x0[123]/;
const ELEMENT = /^\\x1[123]/;

/** The values that a document has in an attribute, each as the key of a scalar. */
export function scalarKeys(attributes: JsonObject, attribute: string): string[] {
  return valuesOf(attributes, attribute).map(scalarKey);
}

/** A key as that of a scalar; undefined of one that no value is joined by. */
export function asScalar(key: string): string | undefined {
  if (SCALAR.test(key)) return key;
  return ELEMENT.test(key) ? `\\x0${key.slice(3)}` : undefined;
}

/** What lies under a value: documents that have it, and those whose array has it. */
export function bothForms(scalar: string): string[] {
  return [scalar, `\\x1${scalar.slice(3)}`];
}

/** The key of an id that documents refer to. */
export function idKey(id: string): string {
  return scalarKey(id);
}
