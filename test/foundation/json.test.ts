import fc from "fast-check";
import { ExactNumber, parseJson } from "typespec-koa-runtime/json";
import { describe, expect, it } from "vitest";
import { canonical, equalJson, type Json } from "#src/foundation/json/json.ts";
import { beginningOf } from "#src/foundation/json/json-members.ts";

/** As the RFC says it, member by member. */
function plainly(value: Json): string {
  if (value === null || typeof value !== "object" || value instanceof ExactNumber) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(plainly).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${plainly(value[name]!)}`).join(",")}}`;
}

const name = fc.oneof(
  fc.string(),
  fc.constantFrom("10", "9", "1a", "01", "-1", "4294967295", "__proto__", "toJSON", "a", "b", "é"),
);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ) as fc.Arbitrary<Json>,
    fc.array(tie("value")),
    // As JSON.parse makes objects, with members of any name of their own.
    fc.array(fc.tuple(name, tie("value"))).map((members) => {
      const object: Json = {};
      for (const [key, member] of members)
        Object.defineProperty(object, key, { value: member, enumerable: true, writable: true, configurable: true });
      return object;
    }),
  ),
}));

describe("the canonical text of a value", () => {
  it("is that of RFC 8785, whatever its members are called", () => {
    fc.assert(
      fc.property(value, (json) => {
        expect(canonical(json)).toBe(plainly(json));
      }),
      { numRuns: 5_000 },
    );
  });

  it("does not depend on the order in which members were given, nor change them", () => {
    const given = { b: [{ d: 1, c: 2 }], a: null };
    expect(canonical(given)).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(Object.keys(given)).toEqual(["b", "a"]);
  });

  it("has a number that no double holds with all of its digits, in the form of any other", () => {
    const texts = ["12345678901234567890", "12345678901234567890.0", "1234567890123456789e1", "0.12345678901234567890e20"];
    for (const text of texts) expect(canonical(parseJson(`{"b":1,"a":${text}}`))).toBe('{"a":12345678901234567890,"b":1}');
    expect(canonical(parseJson("[1e-7, 1.0, 1e21, 1000000000000000000000]"))).toBe("[1e-7,1,1e+21,1e+21]");
    expect(canonical(parseJson("[-0.000000123456789012345678, 12345678901234567890123, 1.00000000000000000001]"))).toBe(
      "[-1.23456789012345678e-7,1.2345678901234567890123e+22,1.00000000000000000001]",
    );
  });
});

describe("JSON text", () => {
  const digits = fc.stringMatching(/^[0-9]{1,40}$/);
  const number = fc
    .tuple(fc.boolean(), digits, fc.option(digits), fc.option(fc.integer({ min: -200, max: 200 })))
    .map(([negative, whole, decimals, exponent]) => {
      const sign = negative ? "-" : "";
      return `${sign}${BigInt(whole)}${decimals === null ? "" : `.${decimals}`}${exponent === null ? "" : `e${exponent}`}`;
    });

  /** The value of a number's text as a fraction: of it and a power of ten. */
  function exactly(text: string): { whole: bigint; scale: number } {
    const [mantissa, exponent = "0"] = text.toLowerCase().split("e") as [string, string?];
    const [whole, decimals = ""] = mantissa.split(".") as [string, string?];
    return { whole: BigInt(`${whole}${decimals}`.replace(/^-0+(?=\d)/, "-")), scale: Number(exponent) - decimals.length };
  }

  function isSameNumber(one: string, other: string): boolean {
    const [a, b] = [exactly(one), exactly(other)];
    const scale = Math.min(a.scale, b.scale);
    return a.whole * 10n ** BigInt(a.scale - scale) === b.whole * 10n ** BigInt(b.scale - scale);
  }

  it("keeps the value of every number, and one value has one text", () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [a, b] = [parseJson(one), parseJson(other)];
        expect(isSameNumber(canonical(a), one)).toBe(true);
        expect(JSON.stringify(a)).toBe(canonical(a));
        expect(equalJson(a, b)).toBe(isSameNumber(one, other));
        expect(canonical(a) === canonical(b)).toBe(isSameNumber(one, other));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is read as JSON.parse reads it where its numbers are doubles, and finds exact ones beside any strings", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('"', "\\", '\\"', "12345678901234567890"))),
        (json, strings) => {
          const text = JSON.stringify(json);
          expect(parseJson(text)).toEqual(JSON.parse(text));
          const beside = strings.filter((one) => !one.includes("\0"));
          const mixed = JSON.stringify(beside.flatMap((one) => [one, { [one]: 7 }])).replaceAll(":7}", ":98765432109876543210}");
          expect(JSON.stringify(parseJson(mixed))).toBe(mixed);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("the beginning of an object's text", () => {
  const object = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('"', "}", ",", "\\")), fc.jsonValue());

  it("is an object of the first members, as many as are complete within its length", () => {
    fc.assert(
      fc.property(object, fc.nat(200), fc.boolean(), (given, most, spaced) => {
        const text = JSON.stringify(given, null, spaced ? 1 : 0);
        const begun = beginningOf(text, most);
        if (text.length <= most) return begun === text;
        if (most === 0) return begun === "";
        // Nothing that was complete is left out: one more character completes at most one more value.
        const [shorter, longer] = [beginningOf(text, most - 1), begun].map((one) => one.replace(/[\]}]+$/, ""));
        return (
          text.startsWith(longer!) &&
          longer!.startsWith(shorter!) &&
          longer!.length <= most &&
          isBeginning(JSON.parse(begun), given as Json)
        );
      }),
    );
  });

  it.each([
    ['{"a": 1, "b": 2}', 8, '{"a": 1}'],
    ['{"a": 1, "b": 2}', 7, "{}"],
    ['{"a": [1, 2, 3], "b": 2}', 12, '{"a": [1, 2]}'],
    ['{"a": {"x,}": "y,}", "z": 1}}', 20, '{"a": {"x,}": "y,}"}}'],
    ['{"a\\"": 1, "b": 2}', 11, '{"a\\"": 1}'],
  ])("of %s, %i characters: %s", (text, most, begun) => {
    expect(beginningOf(text, most)).toBe(begun);
  });
});

/** Whether a value has nothing but what another begins with. */
function isBeginning(begun: Json, whole: Json): boolean {
  if (Array.isArray(begun)) {
    return Array.isArray(whole) && begun.every((one, at) => isBeginning(one, whole[at]!));
  }
  if (begun === null || typeof begun !== "object" || begun instanceof ExactNumber) return equalJson(begun, whole);
  return Object.entries(begun).every(
    ([name, one]) => Object.hasOwn(whole as object, name) && isBeginning(one, (whole as never)[name]),
  );
}
