/** Which conditions hold for stored values, for the matcher in memory and for the database. */
import type { Value } from "#src/records/values/value.ts";

/** The stored values of `attributes.x`. `missing` means that there is no such attribute. */
export const STORED = {
  missing: undefined,
  null: null,
  zero: 0,
  five: 5,
  "text five": "5",
  "text b": "b",
  "empty text": "",
  true: true,
  false: false,
  "empty array": [],
  "[5]": [5],
  '["b",null,5]': ["b", null, 5],
  "[null]": [null],
} as const satisfies Record<string, Value | undefined>;

export type Stored = keyof typeof STORED;

export const EVERYTHING = Object.keys(STORED) as Stored[];
export const except = (...names: Stored[]) => EVERYTHING.filter((name) => !names.includes(name));
const strings: Stored[] = ["text five", "text b", "empty text"];

/** A string of 500,000 bytes, the longest that patterns are compared with, and one of a byte more. */
export const [LONGEST, TOO_LONG] = ["é".repeat(250_000), `x${"é".repeat(250_000)}`] as const;

/** Which of the two each pattern finds. */
export const LONG_GLOBS: [operator: string, pattern: string, longest: boolean, tooLong: boolean][] = [
  ["Glob", "*", true, false],
  ["Glob", "*é", true, false],
  ["IGlob", "*é*", true, false],
  ["Glob", "*[é]", true, false],
  ["Glob", "x*", false, false],
  ["NotGlob", "*", false, true],
  ["NotIGlob", "x*", true, true],
];

/** Every operator with every kind of value, and the stored values that match. */
export const TRUTH: [operator: string, value: unknown, matching: Stored[]][] = [
  ["Eq", null, ["missing", "null"]],
  ["Eq", 5, ["five"]],
  ["Eq", "5", ["text five"]],
  ["Eq", "", ["empty text"]],
  ["Eq", 0, ["zero"]],
  ["Eq", -0, ["zero"]],
  ["Eq", false, ["false"]],
  ["Eq", true, ["true"]],
  ["Eq", [], ["empty array"]],
  ["Eq", [5], ["[5]"]],
  ["Eq", [null], ["[null]"]],
  ["Eq", ["b", null, 5], ['["b",null,5]']],
  ["Eq", [5, null, "b"], []],
  ["NotEq", null, except("missing", "null")],
  ["NotEq", 5, except("five")],
  ["NotEq", "b", except("text b")],
  ["NotEq", true, except("true")],
  ["NotEq", [5], except("[5]")],
  ["In", [], []],
  ["In", [null], ["missing", "null"]],
  ["In", [5, "b", true], ["five", "text b", "true"]],
  ["In", [null, 0], ["missing", "null", "zero"]],
  ["NotIn", [], EVERYTHING],
  ["NotIn", [5, "b"], except("five", "text b")],
  ["NotIn", [null], except("missing", "null")],
  ["Lt", 5, ["zero"]],
  ["Lte", 5, ["zero", "five"]],
  ["Gt", 0, ["five"]],
  ["Gte", 0, ["zero", "five"]],
  ["Lt", "b", ["text five", "empty text"]],
  ["Lte", "b", strings],
  ["Gt", "5", ["text b"]],
  ["Gte", "", strings],
  ["Glob", "*", strings],
  ["Glob", "?", ["text five", "text b"]],
  ["Glob", "5", ["text five"]],
  ["Glob", "B", []],
  ["Glob", "[0-9]", ["text five"]],
  ["IGlob", "B", ["text b"]],
  ["IGlob", "[A-C]", ["text b"]],
  ["NotGlob", "*", except(...strings)],
  ["NotGlob", "5", except("text five")],
  ["NotIGlob", "B", except("text b")],
  ["NotIGlob", "[!A]", except("text five", "text b")],
  ["Contains", 5, ["[5]", '["b",null,5]']],
  ["Contains", "5", []],
  ["Contains", "b", ['["b",null,5]']],
  ["Contains", null, ['["b",null,5]', "[null]"]],
  ["Contains", true, []],
  ["ContainsAny", [], []],
  ["ContainsAny", ["b", "c"], ['["b",null,5]']],
  ["ContainsAny", [null, 7, 5], ["[5]", '["b",null,5]', "[null]"]],
];
