// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A filter at the second level inside others. What is inside this one is also a filter and follows the same rules. The
 * schema does not describe it further, because common client generators cannot write a type that contains itself in an
 * array.
 */
export type DeepFilter = FilterCondition | ["And" | "Or", unknown[][]] | ["Not", unknown[]];

/**
 * A condition on documents: `[field, operator, value]`, `["And" | "Or", [filters]]` or `["Not", filter]`. A filter has
 * at most 64 conditions and is at most 8 levels deep. A single condition has depth 1.
 *
 * Fields: `id`, `created_at`, `updated_at`, `attributes.<name>`. Fields of an answer: `answers.<judgment>.p`, `.value`,
 * `.score`, `.escape_p`, `.freshness`, `.dist.<option or level>`, `.thresholds.<name>`, `.calibrated.p` and
 * `.calibrated.score`. It is `invalid_request` to name a judgment that the namespace neither has nor inherits, or a
 * part that its answers do not have.
 *
 * Values are compared within one JSON type: `5` neither equals nor precedes `"5"`. A missing attribute or answer equals
 * null.
 *
 * | Operator | Value | True when |
 * |---|---|---|
 * | `Eq`, `NotEq` | a scalar, or an array for an attribute | the two are equal; arrays are compared element by element |
 * | `In`, `NotIn` | an array of up to 1,000 scalars | one of them is equal |
 * | `Lt`, `Lte`, `Gt`, `Gte` | a number, a string, or a timestamp for a time field | both have the same type and are in that order; strings by code point |
 * | `Glob`, `NotGlob`, `IGlob`, `NotIGlob` | a pattern of up to 1,024 characters: `*` matches any text, `?` one character, `[a-z]` and `[!a-z]` one character in or not in the set, `\\` escapes; at most 64 characters between two `*` if `?` or brackets are among them; `I` ignores the case of A to Z | the whole string matches |
 * | `Contains` | a scalar | the attribute is an array with an equal element |
 * | `ContainsAny` | an array of up to 1,000 scalars | the attribute is an array with one of them |
 *
 * An operator with `Not`, and `["Not", filter]`, are true exactly when the positive form is false. Therefore a missing
 * value matches `Eq null`, `NotEq x`, `NotIn` and `NotGlob`. Otherwise it matches only lists that contain null:
 * `In [null]` is true for it, and `NotIn [null]` is false.
 */
export type Filter = FilterCondition | ["And" | "Or", NestedFilter[]] | ["Not", NestedFilter];

/** One condition: a field, an operator and a value, as described in `Filter`. */
export type FilterCondition = [string, 
  | "Eq"
  | "NotEq"
  | "In"
  | "NotIn"
  | "Lt"
  | "Lte"
  | "Gt"
  | "Gte"
  | "Glob"
  | "NotGlob"
  | "IGlob"
  | "NotIGlob"
  | "Contains"
  | "ContainsAny", string | number | boolean | null | (string | number | boolean | null)[]];

/** A filter inside another. */
export type NestedFilter = FilterCondition | ["And" | "Or", DeepFilter[]] | ["Not", DeepFilter];

/**
 * A field, named as in filters, and a direction. Ascending order is: numbers, then strings (by code point), then
 * booleans. `desc` is the reverse. Documents with no value or an array come last in both directions. Ties are sorted by
 * id, ascending. Default `["id", "asc"]`.
 */
export type RankBy = [string, "asc" | "desc"];
