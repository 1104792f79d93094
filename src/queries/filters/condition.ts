/**
 * A filter as typed data. The matcher evaluates it, SQL is compiled from it, and plans are chosen by it.
 *
 * Logic is two-valued: a leaf holds or does not hold, and `not` is the complement. The negative operators of the API are therefore `not`
 * around their positive: NotEq of Eq, NotIn of In, NotGlob of Glob, NotIGlob of IGlob. A missing value equals null: JSON null, an absent
 * attribute, or an answer that was never given. Values of different JSON types are never equal and have no order. An array equals only an
 * array with equal elements in the same order.
 *
 * The table says when an operator holds. x is a scalar that is not null; "equal" means same type and same value:
 *
 *                      | missing, null | scalar                 | array
 *    Eq null           | yes           | no                     | no
 *    Eq x              | no            | if equal               | no
 *    Eq [...]          | no            | no                     | if equal, element by element
 *    NotEq ...         | the complement of Eq: a missing value matches NotEq x and does not match NotEq null
 *    In [...]          | if null is listed | if one is equal    | no
 *    NotIn [...]       | the complement of In: a missing value matches unless null is listed
 *    Lt Lte Gt Gte x   | no            | same type and in order | no
 *    Glob IGlob x      | no            | a string that matches  | no
 *    NotGlob NotIGlob  | the complement: everything that is not a string matches
 *    Contains x        | no            | no                     | if an element equals x (x may be null)
 *    ContainsAny [...] | no            | no                     | if an element equals a listed value
 *    Not f             | the complement of f: Not [Lt 5] holds for 7, for "a", for an array and for a missing value
 *
 * In [] and ContainsAny [] never hold. NotIn [] always holds.
 */

import type { Scalar, Value } from "#src/records/values/value.ts";
import type { Field } from "./field.ts";
import type { Glob } from "./glob.ts";

export type Condition = And | Or | Not | Leaf;

export interface And {
  readonly is: "and";
  readonly of: readonly Condition[];
}

export interface Or {
  readonly is: "or";
  readonly of: readonly Condition[];
}

export interface Not {
  readonly is: "not";
  readonly of: Condition;
}

/** Here, values compared with `created_at` and `updated_at` are milliseconds since 1970. */
export type Leaf =
  | { readonly is: "equal"; readonly field: Field; readonly value: Value }
  | { readonly is: "one-of"; readonly field: Field; readonly values: readonly Scalar[] }
  | { readonly is: "range"; readonly field: Field; readonly bound: Bound; readonly value: number | string }
  | { readonly is: "glob"; readonly field: Field; readonly pattern: Glob }
  | { readonly is: "contains-any"; readonly field: Field; readonly values: readonly Scalar[] };

export type Bound = "lt" | "lte" | "gt" | "gte";

/** The leaves of a condition, in order. */
export function* leaves(condition: Condition): Generator<Leaf> {
  switch (condition.is) {
    case "and":
    case "or":
      for (const each of condition.of) yield* leaves(each);
      return;
    case "not":
      yield* leaves(condition.of);
      return;
    default:
      yield condition;
  }
}

/** The field of each leaf. A field may appear several times. */
export function fieldsOf(condition: Condition): Field[] {
  return Array.from(leaves(condition), ({ field }) => field);
}
