/** Forms of values beyond plain JSON: what their validators take and refuse, of requests and of responses. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formats } from "../../codegen/typespec-koa/src/emit/validators/formats.ts";
import { faults, type Loaded, loadGenerated } from "./load-generated.ts";
import { getter, resource, roundTrip, type Specified, specified } from "./specification.ts";

interface Form {
  readonly form: string;
  /** The type of the member `a`. */
  readonly type: string;
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
  readonly published: object;
}

const range = (type: string, least: bigint, most: bigint): Form => ({
  form: type,
  type,
  taken: [0, Number(least), Number(most < 2n ** 53n ? most : most / 2n)],
  refused: [1.5, "1", null, 1e30, -1e30, Number(most + 1n), Number(least) - (least < -(2n ** 53n) ? 4096 : 1)],
  published: { type: "integer", format: type },
});

const FORMS: readonly Form[] = [
  range("int8", -128n, 127n),
  range("int16", -32768n, 32767n),
  range("int32", -(2n ** 31n), 2n ** 31n - 1n),
  range("int64", -(2n ** 63n), 2n ** 63n - 1n),
  range("uint8", 0n, 255n),
  range("uint16", 0n, 65535n),
  range("uint32", 0n, 2n ** 32n - 1n),
  range("uint64", 0n, 2n ** 64n - 1n),
  {
    form: "safeint",
    type: "safeint",
    taken: [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
    refused: [2 ** 53, -(2 ** 53), 0.5],
    published: { type: "integer", format: "double-int" },
  },
  {
    form: "float32",
    type: "float32",
    taken: [3.4e38, -1.5],
    refused: [3.5e38, "1", Number.NaN],
    published: { type: "number", format: "float" },
  },
  {
    form: "int64 as text",
    type: "@encode(string) int64",
    taken: ["0", "-1", "9223372036854775807", "-9223372036854775808"],
    refused: [
      "abc",
      "",
      "1.0",
      "01",
      "+1",
      "-0",
      "1e3",
      "9223372036854775808",
      "-9223372036854775809",
      5,
      " 1",
      `1${"0".repeat(100_000)}`,
    ],
    published: { type: "string", format: "int64" },
  },
  {
    form: "uint64 as text",
    type: "@encode(string) uint64",
    taken: ["0", "18446744073709551615"],
    refused: ["-1", "18446744073709551616"],
    published: { type: "string", format: "uint64" },
  },
  {
    form: "decimal as text",
    type: "@encode(string) decimal",
    taken: ["0", "-12.50", "1e6", "123456789012345678901234567890.123456789"],
    refused: ["", "abc", ".5", "5.", "+1", "01", "1,5", "NaN", "0x10", 5, "1".repeat(1_001)],
    published: { type: "string", format: "decimal" },
  },
  {
    form: "decimal128 as text",
    type: "@encode(string) decimal128",
    taken: ["9".repeat(34), `1${"0".repeat(60)}`, "1E+6144", "1e-6176", "0e99999", `0.${"0".repeat(100)}1`],
    refused: ["9".repeat(35), "1E+6145", "1e-6177", "1.5e-6176"],
    published: { type: "string", format: "decimal128" },
  },
  {
    form: "bytes",
    type: "bytes",
    taken: ["", "AAAA", "AA==", "AAA=", "+/8="],
    refused: ["A", "AA", "AAA", "AA=", "AB==", "AAB=", "AA-_", "AAAA\n", "A===", "====", 5],
    published: { type: "string", contentEncoding: "base64" },
  },
  {
    form: "bytes in base64url",
    type: '@encode("base64url") bytes',
    taken: ["", "AA", "AA==", "-_8", "AAAA"],
    refused: ["A", "AB", "AA=", "+/8=", "AA===", "AAAA=="],
    published: { type: "string", contentEncoding: "base64url" },
  },
  {
    form: "bytes or null",
    type: "bytes | null",
    taken: [null, "AAAA"],
    refused: ["A", 5],
    published: { type: ["string", "null"], contentEncoding: "base64" },
  },
  {
    form: "a union that keeps what is said of its numbers",
    type: "int32 | string",
    taken: [1, "x"],
    refused: [1e30, 1.5, true],
    published: { anyOf: [{ type: "integer", format: "int32" }, { type: "string" }] },
  },
  {
    form: "a tuple, which is closed",
    type: "[string, int32]",
    taken: [["a", 1]],
    refused: [[], ["a"], ["a", 1, 2], [1, "a"]],
    published: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "integer", format: "int32" }],
      minItems: 2,
      maxItems: 2,
    },
  },
  {
    form: "a time as in headers",
    type: '@encode("rfc7231") utcDateTime',
    taken: ["Sun, 06 Nov 1994 08:49:37 GMT"],
    refused: ["Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 31 Feb 2026 08:49:37 GMT", "1994-11-06T08:49:37Z"],
    published: { type: "string", format: "http-date" },
  },
  {
    form: "a time in seconds",
    type: '@encode("unixTimestamp", int64) utcDateTime',
    taken: [0, -1, 1_800_000_000],
    refused: [0.5, 1e15, "0"],
    published: { type: "integer", format: "unixtime" },
  },
  {
    form: "an address of the internet",
    type: '@format("ipv4") string',
    taken: ["192.0.2.1"],
    refused: ["256.0.0.1", "x"],
    published: { type: "string", format: "ipv4" },
  },
];

let generated: Specified;
let loaded: Loaded;

beforeAll(async () => {
  const models = FORMS.map(({ type }, index) => {
    const [, decorators = "", plain] = /^((?:@\w+\([^)]*\) )*)(.*)$/.exec(type) ?? [];
    return `/** F. */ model Form${index} { /** A. */ ${decorators}a: ${plain} }`;
  });
  generated = await specified(
    `${models.join("\n")}
     /** B. */ model Base { /** I. */ id: string; /** N. */ note?: string }
     /** M. */ model Middle extends Base { /** M. */ middle: int32 }
     /** D. */ model Derived extends Middle { /** N. */ note: "n"; /** E. */ extra?: boolean }
     /** O. */ model Open extends Record<int32> {}
     /** I. */ model Inherited { /** C. */ constructor: string; /** T. */ toString?: int32; /** H. */ hasOwnProperty: boolean; /** V. */ valueOf?: int32 = 5 }
     ${resource(
       "Things",
       ...FORMS.map((_, index) => roundTrip(`form${index}`, `Form${index}`)),
       ...["Derived", "Open", "Inherited"].map((name) => roundTrip(`do${name}`, name)),
       getter(
         "list",
         "/** N. */ @query numbers?: int32[], /** F. */ @query flags?: boolean[], /** N. */ @query names?: string[]",
       ),
     )}`,
  );
  loaded = await loadGenerated(generated);
}, 60_000);
afterAll(() => loaded?.remove());

describe.each(FORMS.map((form, index) => ({ ...form, index })))("$form", ({ index, taken, refused, published }) => {
  test("is published", () => {
    expect(generated.document.components.schemas[`Form${index}`].properties.a).toEqual({ description: "A.", ...published });
  });

  test("is enforced in requests and in responses", () => {
    const { validate, validateResponse } = loaded.operation(`things_form${index}`);
    for (const validator of [validate.body, validateResponse[200]]) {
      for (const a of taken) expect(faults(validator, { a }), JSON.stringify(a)).toEqual([]);
      for (const a of refused) expect(faults(validator, { a }), JSON.stringify(a)).not.toEqual([]);
    }
  });
});

describe("`extends`", () => {
  test("gives a model the members of its bases, its own last", () => {
    expect(generated.document.components.schemas.DerivedInput).toEqual({
      description: "D.",
      type: "object",
      required: ["id", "middle", "note"],
      properties: {
        id: { description: "I.", type: "string" },
        note: { description: "N.", type: "string", enum: ["n"] },
        middle: { description: "M.", type: "integer", format: "int32" },
        extra: { description: "E.", type: "boolean" },
      },
      additionalProperties: false,
    });
    const derived = (value: unknown) => faults(loaded.operation("things_do_derived").validate.body, value);
    expect(derived({ id: "1", middle: 1, note: "n" })).toEqual([]);
    expect(derived({ id: "1", note: "n" })).toEqual([" required"]);
    expect(derived({ id: "1", middle: 1, note: "n", more: 1 })).toEqual([" additionalProperties"]);
    expect(generated.file("things/types.ts")).toContain("export interface DerivedInput {");
  });

  test("of a record takes its entries", () => {
    const open = (value: unknown) => faults(loaded.operation("things_do_open").validate.body, value);
    expect(open({ a: 1, b: 2 })).toEqual([]);
    expect(open({ a: "1" })).toEqual(["/a type"]);
  });
});

describe("members that every object inherits", () => {
  const { stringify, parse } = JSON;
  const inherited = (value: object) => faults(loaded.operation("things_do_inherited").validate.body, parse(stringify(value)));

  test("are there only where they were sent", () => {
    expect(inherited({ constructor: "c", hasOwnProperty: true })).toEqual([]);
    expect(inherited({}).sort()).toEqual([" required", " required"]);
    expect(inherited({ constructor: 1, hasOwnProperty: true, toString: "x" }).sort()).toEqual([
      "/constructor type",
      "/toString type",
    ]);
    const { validateResponse } = loaded.operation("things_do_inherited");
    expect(faults(validateResponse[200], {})).toEqual([" required"]);
  });

  test("have their defaults filled in", () => {
    const value: { valueOf?: unknown } = { constructor: "c", hasOwnProperty: true } as never;
    expect(loaded.operation("things_do_inherited").validate.body?.(value)).toBe(true);
    expect(Object.hasOwn(value, "valueOf") && value.valueOf).toBe(5);
  });
});

test("A descriptor says what the entries of an array parameter are", () => {
  const { parameters } = loaded.operation("things_list");
  expect(parameters.map(({ name, items }) => [name, items])).toEqual([
    ["flags", "boolean"],
    ["names", undefined],
    ["numbers", "integer"],
  ]);
});

test("Checks of long texts take a time that grows with the text, not with its square", () => {
  const long = [..."=A1-+/."].map((letter) => letter.repeat(1_000_000));
  for (const name of ["base64", "base64url", "decimal", "decimal128", "int64-text", "http-date"]) {
    const check = formats[name] as (text: string) => boolean;
    const started = process.cpuUsage();
    for (const text of [...long, `${"A".repeat(1_000_000)}!`]) check(text);
    expect(process.cpuUsage(started).user / 1_000, name).toBeLessThan(500);
  }
});
