import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type Json } from "#src/json.ts";

/** As the RFC says it, member by member. */
function plainly(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
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
});
