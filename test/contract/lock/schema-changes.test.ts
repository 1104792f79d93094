/**
 * Every kind of change of a schema, and its classification in a request and in a response. The file is long because it is one table.
 */
import { describe, expect, test } from "vitest";
import type { Schema } from "../../../codegen/typespec-koa/src/schema.ts";
import { requestChanges, responseChanges } from "./locks.ts";
import { closed, tagged, text } from "./schemas.ts";

interface Row {
  readonly change: string;
  readonly before: Schema;
  readonly after: Schema;
  readonly request: readonly string[];
  readonly response: readonly string[];
}

const rows: Row[] = [
  {
    change: "documentation",
    before: { type: "string", description: "A thing.", examples: ["x"] },
    after: { type: "string", title: "Thing", deprecated: true },
    request: [],
    response: [],
  },
  {
    change: "a longer string",
    before: { type: "string", maxLength: 5 },
    after: { type: "string", maxLength: 6 },
    request: ["additive: request: accepts strings longer than 5 characters now"],
    response: ["breaking: response: may now be strings longer than 5 characters"],
  },
  {
    change: "a shorter string",
    before: { type: "string", minLength: 1 },
    after: text,
    request: ["additive: request: accepts strings shorter than 1 character now"],
    response: ["breaking: response: may now be strings shorter than 1 character"],
  },
  {
    change: "a limit where there was none",
    before: text,
    after: { type: "string", maxLength: 6 },
    request: ["breaking: request: no longer accepts strings longer than 6 characters"],
    response: ["additive: response: is never strings longer than 6 characters any more"],
  },
  {
    change: "another pattern",
    before: { type: "string", pattern: "^a" },
    after: { type: "string", pattern: "^[ab]" },
    request: ["breaking: request: no longer accepts strings that do not match ^[ab]"],
    response: ["breaking: response: may now be strings that do not match ^a"],
  },
  {
    change: "a pattern dropped",
    before: { type: "string", pattern: "^a" },
    after: text,
    request: ["additive: request: accepts strings that do not match ^a now"],
    response: ["breaking: response: may now be strings that do not match ^a"],
  },
  {
    change: "a format gained",
    before: text,
    after: { type: "string", format: "date-time" },
    request: ["breaking: request: no longer accepts strings that are no date-time"],
    response: ["additive: response: is never strings that are no date-time any more"],
  },
  {
    change: "a wider number",
    before: { type: "integer", format: "int32", minimum: 1 },
    after: { type: "integer", format: "int64", minimum: 0 },
    request: ["additive: request: accepts numbers below 1 now", "additive: request: accepts numbers that are no int32 now"],
    response: ["breaking: response: may now be numbers below 1", "breaking: response: may now be numbers that are no int32"],
  },
  {
    change: "a bound that excludes itself",
    before: { type: "number", maximum: 1 },
    after: { type: "number", exclusiveMaximum: 1 },
    request: ["breaking: request: no longer accepts numbers not below 1"],
    response: ["additive: response: is never numbers not below 1 any more"],
  },
  {
    change: "a coarser multiple",
    before: { type: "integer", multipleOf: 2 },
    after: { type: "integer", multipleOf: 4 },
    request: ["breaking: request: no longer accepts numbers that are no multiples of 4"],
    response: ["additive: response: is never numbers that are no multiples of 4 any more"],
  },
  {
    change: "fractions",
    before: { type: "integer" },
    after: { type: "number" },
    request: ["additive: request: accepts fractions now"],
    response: ["breaking: response: may now be fractions"],
  },
  {
    change: "another type",
    before: text,
    after: { type: "integer" },
    request: ["breaking: request: no longer accepts strings", "additive: request: accepts integers now"],
    response: ["breaking: response: is never strings any more", "breaking: response: may now be integers"],
  },
  {
    change: "null",
    before: text,
    after: { type: ["null", "string"] },
    request: ["additive: request: accepts null now"],
    response: ["breaking: response: may now be null"],
  },
  {
    change: "null no more",
    before: { anyOf: [text, { type: "null" }] },
    after: text,
    request: ["breaking: request: no longer accepts null"],
    response: ["breaking: response: is never null any more"],
  },
  {
    change: "null by another spelling",
    before: { anyOf: [text, { type: "null" }] },
    after: { type: ["null", "string"] },
    request: [],
    response: [],
  },
  {
    change: "a value gained",
    before: { type: "string", enum: ["a", "b"] },
    after: { type: "string", enum: ["a", "b", "c"] },
    request: ['additive: request: accepts "c" now'],
    response: ['additive: response: may now be "c"'],
  },
  {
    change: "a value of another type gained",
    before: { enum: ["a", "b"] },
    after: { enum: ["a", "b", 3] },
    request: ["additive: request: accepts 3 now"],
    response: ["breaking: response: may now be 3"],
  },
  {
    change: "a value lost",
    before: { type: "string", enum: ["a", "b"] },
    after: { type: "string", enum: ["a"] },
    request: ['breaking: request: no longer accepts "b"'],
    response: ['breaking: response: is never "b" any more'],
  },
  {
    change: "a value renamed",
    before: { type: "string", enum: ["a", "b"] },
    after: { type: "string", enum: ["a", "B"] },
    request: ['breaking: request: no longer accepts "b"', 'additive: request: accepts "B" now'],
    response: ['breaking: response: is never "b" any more', 'additive: response: may now be "B"'],
  },
  {
    change: "another constant",
    before: { const: "a" },
    after: { const: "b" },
    request: ['breaking: request: no longer accepts "a"', 'additive: request: accepts "b" now'],
    response: ['breaking: response: is never "a" any more', 'breaking: response: may now be "b"'],
  },
  {
    change: "any string where there were some",
    before: { type: "string", enum: ["a"] },
    after: text,
    request: ['additive: request: accepts other values than "a" now'],
    response: ['breaking: response: may now be other values than "a"'],
  },
  {
    change: "a member that need not be there",
    before: { type: "object", properties: { a: text }, additionalProperties: false },
    after: closed({ a: text, b: text }),
    request: ["additive: request: accepts `b` now"],
    response: ["additive: response: has `b` now"],
  },
  {
    change: "a member that must be there",
    before: closed({ a: text }),
    after: closed({ a: text, b: text }, ["b"]),
    request: ["breaking: request: needs `b` now", "additive: request: accepts `b` now"],
    response: ["additive: response: has `b` now"],
  },
  {
    change: "a member gone",
    before: closed({ a: text, b: text }, ["b"]),
    after: closed({ a: text }),
    request: ["breaking: request: no longer accepts `b`", "additive: request: no longer needs `b`"],
    response: ["breaking: response: `b` is gone"],
  },
  {
    change: "a member that must be there now",
    before: closed({ a: text }),
    after: closed({ a: text }, ["a"]),
    request: ["breaking: request: needs `a` now"],
    response: ["additive: response: always has `a` now"],
  },
  {
    change: "a member that need not be there now",
    before: closed({ a: text }, ["a"]),
    after: closed({ a: text }),
    request: ["additive: request: no longer needs `a`"],
    response: ["breaking: response: may now lack `a`"],
  },
  {
    change: "another default",
    before: closed({ a: { type: "integer", default: 1 } }),
    after: closed({ a: { type: "integer", default: 2 } }),
    request: ["breaking: request.a: left out, it now means 2; it meant 1"],
    response: [],
  },
  {
    change: "a default where there was none",
    before: closed({ a: { type: "integer" } }),
    after: closed({ a: { type: "integer", default: 2 } }),
    request: ["breaking: request.a: left out, it now means 2; it meant nothing"],
    response: [],
  },
  {
    change: "a closed object opened",
    before: closed({ a: text }),
    after: { type: "object", properties: { a: text } },
    request: ["additive: request: accepts members that it does not list now"],
    response: [],
  },
  {
    change: "an open object closed",
    before: { type: "object", properties: { a: text } },
    after: closed({ a: text }),
    request: ["breaking: request: no longer accepts members that it does not list"],
    response: [],
  },
  {
    change: "a map of something else",
    before: { type: "object", additionalProperties: text },
    after: { type: "object", additionalProperties: { type: ["boolean", "string"] } },
    request: ["additive: request.*: accepts booleans now"],
    response: ["breaking: response.*: may now be booleans"],
  },
  {
    change: "a map with stricter names and fewer entries",
    before: { type: "object", additionalProperties: text, maxProperties: 9 },
    after: { type: "object", additionalProperties: text, maxProperties: 8, propertyNames: { pattern: "^a" } },
    request: [
      "breaking: request: no longer accepts objects of more than 8 members",
      "breaking: request's names: no longer accepts strings that do not match ^a",
    ],
    response: [
      "additive: response: is never objects of more than 8 members any more",
      "additive: response's names: is never strings that do not match ^a any more",
    ],
  },
  {
    change: "a named member in a map of anything",
    before: { type: "object", additionalProperties: true },
    after: { type: "object", properties: { a: text }, additionalProperties: true },
    request: [
      "breaking: request.a: no longer accepts arrays",
      "breaking: request.a: no longer accepts booleans",
      "breaking: request.a: no longer accepts null",
      "breaking: request.a: no longer accepts numbers",
      "breaking: request.a: no longer accepts objects",
    ],
    response: ["additive: response: has `a` now"],
  },
  {
    change: "longer and shorter arrays",
    before: { type: "array", items: text, minItems: 1, maxItems: 5 },
    after: { type: "array", items: text, maxItems: 4 },
    request: [
      "breaking: request: no longer accepts arrays of more than 4",
      "additive: request: accepts arrays of fewer than 1 now",
    ],
    response: [
      "breaking: response: may now be arrays of fewer than 1",
      "additive: response: is never arrays of more than 4 any more",
    ],
  },
  {
    change: "elements that must differ",
    before: { type: "array", items: text },
    after: { type: "array", items: text, uniqueItems: true },
    request: ["breaking: request: no longer accepts arrays with an element twice"],
    response: ["additive: response: is never arrays with an element twice any more"],
  },
  {
    change: "other elements",
    before: { type: "array", items: { type: "string", enum: ["a"] } },
    after: { type: "array", items: { type: "string", enum: ["a", "b"] } },
    request: ['additive: request[]: accepts "b" now'],
    response: ['additive: response[]: may now be "b"'],
  },
  {
    change: "a position of a tuple",
    before: { type: "array", prefixItems: [text, { enum: ["asc"] }], minItems: 2, maxItems: 2 },
    after: { type: "array", prefixItems: [text, { enum: ["asc", "desc"] }], minItems: 2, maxItems: 2 },
    request: ['additive: request[1]: accepts "desc" now'],
    response: ['additive: response[1]: may now be "desc"'],
  },
  {
    change: "a form gained",
    before: { anyOf: [text, { type: "boolean" }] },
    after: { anyOf: [text, { type: "boolean" }, { type: "array" }] },
    request: ["additive: request: accepts arrays now"],
    response: ["breaking: response: may now be arrays"],
  },
  {
    change: "a tagged form gained",
    before: { oneOf: [tagged("a"), tagged("b")] },
    after: { oneOf: [tagged("a"), tagged("b"), tagged("c", { type: "integer" })] },
    request: ["additive: request: accepts objects now"],
    response: ["additive: response: may now be objects"],
  },
  {
    change: "a tagged form lost",
    before: { oneOf: [tagged("a"), tagged("b")] },
    after: { oneOf: [tagged("a")] },
    request: ['breaking: request.kind: no longer accepts "b"'],
    response: ['breaking: response.kind: is never "b" any more'],
  },
  {
    change: "a tagged form changed",
    before: { oneOf: [tagged("a"), tagged("b")] },
    after: { oneOf: [tagged("a"), tagged("b", { type: "string", maxLength: 9 })] },
    request: ["breaking: request.a: no longer accepts strings longer than 9 characters"],
    response: ["additive: response.a: is never strings longer than 9 characters any more"],
  },
  {
    change: "a form that another one overlaps",
    before: { oneOf: [{ type: "string", maxLength: 4 }] },
    after: {
      oneOf: [
        { type: "string", maxLength: 4 },
        { type: "string", minLength: 4 },
      ],
    },
    request: [
      "breaking: request: no longer accepts strings that match more than one form",
      "additive: request: accepts strings longer than 4 characters now",
    ],
    response: ["breaking: response: may now be strings longer than 4 characters"],
  },
  {
    change: "a union by another name",
    before: { oneOf: [text, { type: "boolean" }] },
    after: { anyOf: [{ type: "boolean" }, text] },
    request: [],
    response: [],
  },
  {
    change: "a keyword that no rule knows",
    before: { type: "array", items: text },
    after: { type: "array", items: text, contains: { const: "a" } } as Schema,
    request: ["breaking: request: differs, and how is not known: contains"],
    response: ["breaking: response: differs, and how is not known: contains"],
  },
  {
    change: "an extension",
    before: { type: "string", "x-note": 1 },
    after: { type: "string", "x-note": 2 },
    request: [],
    response: [],
  },
];

describe.each(rows)("$change", ({ before, after, request, response }) => {
  test("in a request", () => {
    expect(requestChanges(before, after)).toEqual(request);
  });

  test("in a response", () => {
    expect(responseChanges(before, after)).toEqual(response);
  });
});
