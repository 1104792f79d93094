/** The values that documents are joined by: what an attribute holds, an array by each of its elements. */
import { elementKey, isCut, keysOf, scalarKey, UNLISTED } from "#src/documents/attribute-values.ts";
import type { Json, JsonObject } from "#src/json.ts";
import type { SharedKey } from "./sql.ts";

type Scalar = string | number | boolean;

/** The values of an attribute; none of a missing one, nor of an array that has more different elements than are indexed. */
export function valuesOf(attributes: JsonObject, name: string): Scalar[] {
  const value: Json | undefined = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [value as Scalar];
  if (keysOf(value).includes(UNLISTED)) return [];
  return [...new Set(value.filter((element) => element !== null) as Scalar[])];
}

export function sharedKey(value: Scalar): SharedKey {
  const scalar = scalarKey(value);
  return { scalar, element: elementKey(value), cut: isCut(scalar), value };
}
