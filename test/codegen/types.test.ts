import { beforeAll, describe, expect, test } from "vitest";
import { resource, roundTrip, type Specified, specified } from "./specification.ts";

/** Schemas by type name, as published: what requests take, and what responses carry where that differs. */
interface Row {
  readonly kind: string;
  readonly given: string;
  /** The type that a request takes and a response carries. */
  readonly type: string;
  readonly request: object;
  readonly response?: object;
  /** Lines of the generated declaration of the type, and of `…Input`. */
  readonly typescript: readonly string[];
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const ROWS: readonly Row[] = [
  {
    kind: "a scalar with constraints",
    given: `/** A name. */ @minLength(1) @maxLength(8) @pattern("^[a-z]+$", "letters") scalar Label extends string;`,
    type: "Label",
    request: { description: "A name.", type: "string", pattern: "^[a-z]+$", minLength: 1, maxLength: 8 },
    typescript: ["/** A name. */\nexport type Label = string;"],
  },
  {
    kind: "numbers with bounds",
    given: `/** N. */ model Numbers { /** A. */ @minValue(0) @maxValue(10) a: int32; /** B. */ @minValueExclusive(0) b: float64; /** C. */ c: int64 }`,
    type: "Numbers",
    request: {
      description: "N.",
      type: "object",
      required: ["a", "b", "c"],
      properties: {
        a: { description: "A.", type: "integer", format: "int32", minimum: 0, maximum: 10 },
        b: { description: "B.", type: "number", format: "double", exclusiveMinimum: 0 },
        c: { description: "C.", type: "integer", format: "int64" },
      },
      additionalProperties: false,
    },
    typescript: [
      "/** N. */\nexport interface Numbers {\n  /** A. */\n  a: number;\n  /** B. */\n  b: number;\n  /** C. */\n  c: number;\n}",
    ],
  },
  {
    kind: "an enum, with what is said of its values",
    given: `/** Which. */ enum Color { /** Like blood. */ red, /** Like grass. */ green: "GREEN" }`,
    type: "Color",
    request: {
      description: "Which.",
      type: "string",
      enum: ["red", "GREEN"],
      "x-enum-descriptions": ["Like blood.", "Like grass."],
    },
    typescript: [
      '/**\n * Which.\n *\n * - `red`: Like blood.\n * - `GREEN`: Like grass.\n */\nexport type Color = "red" | "GREEN";',
    ],
  },
  {
    kind: "a union of literals",
    given: `/** Which. */ union Size { /** Small. */ "s", /** Large. */ "l" }`,
    type: "Size",
    request: { description: "Which.", type: "string", enum: ["s", "l"], "x-enum-descriptions": ["Small.", "Large."] },
    typescript: ['export type Size = "s" | "l";'],
  },
  {
    kind: "plain types in a union: one schema with several types, so that a wrong value is one error",
    given: `/** Any. */ union Plain { string, float64, boolean, null, string[] }`,
    type: "Plain",
    request: {
      description: "Any.",
      anyOf: [
        { type: "string" },
        { type: "number" },
        { type: "boolean" },
        { type: "null" },
        { type: "array", items: { type: "string" } },
      ],
    },
    typescript: ["export type Plain = string | number | boolean | null | string[];"],
  },
  {
    kind: "what may be null",
    given: `/** M. */ model Maybe { /** A. */ a: int64 | null; /** B. */ b: Label | null; /** C. */ c: "x" | "y" | null }`,
    type: "Maybe",
    request: {
      description: "M.",
      type: "object",
      required: ["a", "b", "c"],
      properties: {
        a: { description: "A.", type: ["integer", "null"], format: "int64" },
        b: { description: "B.", anyOf: [ref("Label"), { type: "null" }] },
        c: { description: "C.", type: ["string", "null"], enum: ["x", "y", null] },
      },
      additionalProperties: false,
    },
    typescript: ["  a: number | null;", "  b: Label | null;", '  c: "x" | "y" | null;'],
  },
  {
    kind: "a union of models",
    given: `/** C. */ model Circle { /** R. */ r: int32 } /** Q. */ model Square { /** S. */ s: int32 } /** F. */ union Form { Circle, Square }`,
    type: "Form",
    request: { description: "F.", anyOf: [ref("CircleInput"), ref("SquareInput")] },
    response: { description: "F.", anyOf: [ref("Circle"), ref("Square")] },
    typescript: ["export type Form = Circle | Square;", "export type FormInput = CircleInput | SquareInput;"],
  },
  {
    kind: "a discriminated union",
    given: `
      /** C. */ model Cat { /** K. */ kind: "cat"; /** L. */ lives: int32 }
      /** D. */ model Dog { /** K. */ kind: "dog" }
      /** P. */ @discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Pet { cat: Cat, dog: Dog }`,
    type: "Pet",
    request: {
      description: "P.",
      type: "object",
      oneOf: [ref("CatInput"), ref("DogInput")],
      discriminator: { propertyName: "kind", mapping: { cat: ref("CatInput").$ref, dog: ref("DogInput").$ref } },
    },
    response: {
      description: "P.",
      type: "object",
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { cat: ref("Cat").$ref, dog: ref("Dog").$ref } },
    },
    typescript: ["export type Pet = Cat | Dog;", '  kind: "cat";'],
  },
  {
    kind: "an array with bounds",
    given: `/** L. */ @minItems(1) @maxItems(3) model Labels is Label[];`,
    type: "Labels",
    request: { description: "L.", type: "array", items: ref("Label"), minItems: 1, maxItems: 3 },
    typescript: ["export type Labels = Label[];"],
  },
  {
    kind: "a tuple, by its JSON Schema",
    given: `/** R. */ @jsonSchema(#{ type: "array", prefixItems: #[#{ type: "string" }, #{ \`enum\`: #["asc", "desc"] }], minItems: 2, maxItems: 2 }) model Rank is unknown[];`,
    type: "Rank",
    request: {
      description: "R.",
      type: "array",
      prefixItems: [{ type: "string" }, { enum: ["asc", "desc"] }],
      minItems: 2,
      maxItems: 2,
    },
    typescript: ['export type Rank = [string, "asc" | "desc"];'],
  },
  {
    kind: "a recursive type, by its JSON Schema",
    given: `/** T. */ @jsonSchema(#{ anyOf: #[#{ type: "string" }, #{ type: "array", items: #{ \`$ref\`: "#/components/schemas/Tree" } }] }) model Tree is unknown[];`,
    type: "Tree",
    request: { description: "T.", anyOf: [{ type: "string" }, { type: "array", items: ref("Tree") }] },
    typescript: ["export type Tree = string | Tree[];"],
  },
  {
    kind: "a record, with bounds on its entries",
    given: `/** C. */ @maxEntries(2) @keyPattern("^[a-z]$") model Counts is Record<int32>;`,
    type: "Counts",
    request: {
      description: "C.",
      type: "object",
      additionalProperties: { type: "integer", format: "int32" },
      maxProperties: 2,
      propertyNames: { pattern: "^[a-z]$" },
    },
    typescript: ["export interface Counts {\n  [name: string]: number;\n}"],
  },
  {
    kind: "a model that takes more than it declares",
    given: `/** O. */ model Open { /** A. */ a?: string; ...Record<unknown> }`,
    type: "Open",
    request: {
      description: "O.",
      type: "object",
      properties: { a: { description: "A.", type: "string" } },
      additionalProperties: true,
    },
    typescript: ["  a?: string;", "  [name: string]: unknown;"],
  },
  {
    kind: "an instance of a template",
    given: `/** B. */ model Box<T> { /** V. */ value: T } /** S. */ model StringBox is Box<string>;`,
    type: "StringBox",
    request: {
      description: "S.",
      type: "object",
      required: ["value"],
      properties: { value: { description: "V.", type: "string" } },
      additionalProperties: false,
    },
    typescript: ["export interface StringBox {\n  /** V. */\n  value: string;\n}"],
  },
  {
    kind: "a spread",
    given: `/** B. */ model Base { /** A. */ a: string } /** D. */ model Derived { ...Base; /** B. */ b?: boolean }`,
    type: "Derived",
    request: {
      description: "D.",
      type: "object",
      required: ["a"],
      properties: { a: { description: "A.", type: "string" }, b: { description: "B.", type: "boolean" } },
      additionalProperties: false,
    },
    typescript: ["  a: string;", "  b?: boolean;"],
  },
  {
    kind: "defaults: filled in for requests, unknown to responses",
    given: `/** D. */ model Defaults { /** A. */ a?: int32 = 5; /** B. */ b?: Color = Color.red }`,
    type: "Defaults",
    request: {
      description: "D.",
      type: "object",
      properties: {
        a: { description: "A.", type: "integer", default: 5, format: "int32" },
        b: { $ref: ref("Color").$ref, description: "B.", default: "red" },
      },
      additionalProperties: false,
    },
    response: {
      description: "D.",
      type: "object",
      properties: {
        a: { description: "A.", type: "integer", format: "int32" },
        b: { $ref: ref("Color").$ref, description: "B." },
      },
    },
    typescript: ["  /**\n   * A.\n   *\n   * @default 5\n   */\n  a?: number;", '   * @default "red"\n'],
  },
  {
    kind: "a read-only member, which requests do not carry, though it is required",
    given: `/** R. */ model Record1 { /** I. */ @visibility(Lifecycle.Read) id: string; /** N. */ name: string }`,
    type: "Record1",
    request: {
      description: "R.",
      type: "object",
      required: ["name"],
      properties: { name: { description: "N.", type: "string" } },
      additionalProperties: false,
    },
    response: {
      description: "R.",
      type: "object",
      required: ["id", "name"],
      properties: { id: { description: "I.", type: "string", readOnly: true }, name: { description: "N.", type: "string" } },
    },
    typescript: [
      "export interface Record1 {\n  /** I. */\n  id: string;\n  /** N. */\n  name: string;\n}",
      "export interface Record1Input {\n  /** N. */\n  name: string;\n}",
    ],
  },
  {
    kind: "retired members and values, which requests may no longer set",
    given: `
      /** K. */ enum Kind { /** A. */ a, /** B. */ @retired b }
      /** R. */ model Retiring { /** O. */ @retired old?: string; /** K. */ kind?: Kind }`,
    type: "Retiring",
    request: {
      description: "R.",
      type: "object",
      properties: { kind: { $ref: ref("KindInput").$ref, description: "K." } },
      additionalProperties: false,
    },
    response: {
      description: "R.",
      type: "object",
      properties: {
        old: { description: "O.", type: "string", "x-retired": true, deprecated: true },
        kind: { $ref: ref("Kind").$ref, description: "K." },
      },
    },
    typescript: ['export type Kind = "a" | "b";', 'export type KindInput = "a";', "   * @deprecated\n   */\n  old?: string;"],
  },
  {
    kind: "what is deprecated",
    given: `#deprecated "no"\n/** D. */ model Dated { #deprecated "no"\n /** A. */ a?: string }`,
    type: "Dated",
    request: {
      description: "D.",
      type: "object",
      properties: { a: { description: "A.", type: "string", deprecated: true } },
      deprecated: true,
      additionalProperties: false,
    },
    typescript: ["/**\n * D.\n *\n * @deprecated\n */\nexport interface Dated", "   * @deprecated\n   */\n  a?: string;"],
  },
  {
    kind: "constants",
    given: `/** C. */ model Constants { /** A. */ a: "x"; /** B. */ b: 5; /** C. */ c: true; /** D. */ d: Color.green }`,
    type: "Constants",
    request: {
      description: "C.",
      type: "object",
      required: ["a", "b", "c", "d"],
      properties: {
        a: { description: "A.", type: "string", enum: ["x"] },
        b: { description: "B.", type: "number", enum: [5] },
        c: { description: "C.", type: "boolean", enum: [true] },
        d: { description: "D.", type: "string", enum: ["GREEN"] },
      },
      additionalProperties: false,
    },
    typescript: ['  a: "x";', "  b: 5;", "  c: true;", '  d: "GREEN";'],
  },
  {
    kind: "an object inside",
    given: `/** O. */ model Outer { /** I. */ inner: { /** A. */ a: string; /** B. */ b?: int32[] } }`,
    type: "Outer",
    request: {
      description: "O.",
      type: "object",
      required: ["inner"],
      properties: {
        inner: {
          description: "I.",
          type: "object",
          required: ["a"],
          properties: {
            a: { description: "A.", type: "string" },
            b: { description: "B.", type: "array", items: { type: "integer", format: "int32" } },
          },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    typescript: ["  inner: {\n    /** A. */\n    a: string;\n    /** B. */\n    b?: number[];\n  };"],
  },
  {
    kind: "a model without members, which takes none",
    given: `/** E. */ model Empty {}`,
    type: "Empty",
    request: { description: "E.", type: "object", additionalProperties: false },
    typescript: ["export type Empty = Record<string, unknown>;", "export type EmptyInput = Record<string, never>;"],
  },
];

/** What a response carries where the row does not say: the request's schema, with its objects open. */
function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).filter(([keyword, value]) => !(keyword === "additionalProperties" && value === false));
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, opened(value)]));
}

describe("a type as it is published and as TypeScript", () => {
  let api: Specified;
  beforeAll(async () => {
    const operations = ROWS.map(({ type }, index) => roundTrip(`row${index}`, type));
    api = await specified([...ROWS.map((row) => row.given), resource("Rows", ...operations)].join("\n"));
  }, 30_000);

  test.each(ROWS)("$kind", (row) => {
    const response = row.response ?? opened(row.request);
    const differs = JSON.stringify(response) !== JSON.stringify(row.request);
    const { schemas } = api.document.components;
    expect(schemas[differs ? `${row.type}Input` : row.type]).toEqual(row.request);
    expect(schemas[row.type]).toEqual(response);
    expect(schemas[`${row.type}Input`] !== undefined).toBe(differs);
    for (const lines of row.typescript) expect(api.file("things/types.ts")).toContain(lines);
  });
});
