/** The values by which documents are joined: the value of an attribute, or each element if it is an array. */

import type { Json, JsonObject } from "#src/foundation/json/json.ts";
import { elementKey, isCut, keysOf, scalarKey, UNLISTED } from "#src/records/values/attribute-values.ts";
import type { SharedKey } from "./sql.ts";

type Scalar = string | number | boolean;

/** The values of an attribute. None if it is missing, or if its array has more distinct elements than are indexed. */
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
