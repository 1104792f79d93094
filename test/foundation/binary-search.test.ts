import fc from "fast-check";
import { expect, it } from "vitest";
import { firstThat } from "#src/foundation/binary-search.ts";

it("The first number that holds is found as by looking at each, in few steps", () => {
  const range = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(100), fc.nat(120));
  fc.assert(
    fc.property(range, ([from, length, shift]) => {
      const to = from + length;
      const holds = (n: number) => n >= from + shift - 10;
      let first = from;
      while (first < to && !holds(first)) first++;
      let asked = 0;
      expect(firstThat(from, to, (n) => ++asked > 0 && holds(n))).toBe(first);
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(length + 1)));
    }),
  );
});

it("Numbers as large as can be told apart are searched", () => {
  const wanted = Number.MAX_SAFE_INTEGER - 3;
  expect(firstThat(0, Number.MAX_SAFE_INTEGER, (n) => n >= wanted)).toBe(wanted);
});
