/**
 * A filter as typed data: what the matcher walks, what SQL is made of, and what plans are chosen by.
 *
 * Logic is two-valued: a leaf holds or it does not, and `not` is the plain complement. The negative operators of the wire are
 * therefore `not` around their positive: NotEq of Eq, NotIn of In, NotGlob of Glob, NotIGlob of IGlob. A missing value equals null
 * (JSON null, an attribute that is not there, an answer that was never given), and values of different JSON types never equal and
 * never order. An array equals an array with equal elements in the same order, and nothing else does.
 *
 * What holds, by what the document has (x a scalar that is not null; "equal" means of one type and equal):
 *
 *                     | missing, null | scalar                 | array
 *   Eq null           | yes           | no                     | no
 *   Eq x              | no            | where equal            | no
 *   Eq [...]          | no            | no                     | where equal, element by element
 *   NotEq ...         | the complement of Eq: a missing value matches NotEq x and does not match NotEq null
 *   In [...]          | where null is listed | where one is equal | no
 *   NotIn [...]       | the complement of In: a missing value matches, save where null is listed
 *   Lt Lte Gt Gte x   | no            | of x's type, in order  | no
 *   Glob IGlob x      | no            | a string that matches  | no
 *   NotGlob NotIGlob  | the complement: whatever is no string matches
 *   Contains x        | no            | no                     | where an element equals x (x may be null)
 *   ContainsAny [...] | no            | no                     | where an element equals one listed
 *   Not f             | the complement of f: Not [Lt 5] holds for 7, for "a", for an array and for a missing value
 *
 * In [] and ContainsAny [] hold for nothing, NotIn [] for everything.
 */
import type { Field } from "./field.ts";
import type { Glob } from "./glob.ts";

export type Scalar = null | boolean | number | string;
export type Value = Scalar | readonly Scalar[];

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

/** Values compared with `created_at` and `updated_at` are milliseconds since 1970 here. */
export type Leaf =
  | { readonly is: "equal"; readonly field: Field; readonly value: Value }
  | { readonly is: "one-of"; readonly field: Field; readonly values: readonly Scalar[] }
  | { readonly is: "range"; readonly field: Field; readonly bound: Bound; readonly value: number | string }
  | { readonly is: "glob"; readonly field: Field; readonly pattern: Glob }
  | { readonly is: "contains-any"; readonly field: Field; readonly values: readonly Scalar[] };

export type Bound = "lt" | "lte" | "gt" | "gte";

/** The leaves of a condition, in their order. */
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

/** The fields a condition reads, each once per leaf. */
export function fieldsOf(condition: Condition): Field[] {
  return Array.from(leaves(condition), ({ field }) => field);
}
