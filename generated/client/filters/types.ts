// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A filter two deep in others. What is inside this one is a filter as well and held to the same rules. It is not spelled out again: a type that
 * contains itself in an array is beyond what the generators of clients in use can write.
 */
export type DeepFilter = FilterCondition | ["And" | "Or", unknown[][]] | ["Not", unknown[]];

/**
 * A condition on documents: `[field, operator, value]`, `["And" | "Or", [filters]]` or `["Not", filter]`; at most 64 conditions, at
 * most 8 deep, where a condition alone is 1 deep.
 *
 * Fields: `id`, `created_at`, `updated_at`, `attributes.<name>`, and of an answer `answers.<judgment>.p`, `.value`, `.score`,
 * `.escape_p`, `.freshness`, `.dist.<option or level>`, `.thresholds.<name>`, `.calibrated.p` and `.calibrated.score`. A judgment that the
 * namespace neither has nor inherits, and a part that its answers do not have, are `invalid_request`.
 *
 * Values compare within one JSON type: `5` neither equals nor precedes `"5"`. A missing attribute or answer equals null.
 *
 * | Operator | Value | Holds |
 * |---|---|---|
 * | `Eq`, `NotEq` | a scalar, or an array for an attribute | where equal; an array where equal element by element |
 * | `In`, `NotIn` | an array of up to 1,000 scalars | where one of them is equal |
 * | `Lt`, `Lte`, `Gt`, `Gte` | a number, a string or, for a moment, a timestamp | where of the same type and in that order; strings by code point |
 * | `Glob`, `NotGlob`, `IGlob`, `NotIGlob` | a pattern of up to 1,024 characters: `*` any, `?` one, `[a-z]` and `[!a-z]` one of or not of these, `\\` escapes; between two `*`, where `?` or brackets are among them, at most 64 characters; `I` ignores the case of A to Z | where the whole string matches |
 * | `Contains` | a scalar | where the attribute is an array with an equal element |
 * | `ContainsAny` | an array of up to 1,000 scalars | where the attribute is an array with one of them |
 *
 * An operator with `Not`, and `["Not", filter]`, hold exactly where the positive does not. A missing value therefore matches `Eq null`,
 * `NotEq x`, `NotIn` and `NotGlob`, and nothing else but what lists null: `In [null]` holds for it, `NotIn [null]` does not.
 */
export type Filter = FilterCondition | ["And" | "Or", NestedFilter[]] | ["Not", NestedFilter];

/** One condition: a field, an operator and a value, as `Filter` says. */
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
 * A field, as filters name it, and a direction. Ascending: numbers, then strings (by code point), then booleans; `desc` is the reverse.
 * What has no value, or an array, comes last both ways; ties go by id, ascending. Default `["id", "asc"]`.
 */
export type RankBy = [string, "asc" | "desc"];
