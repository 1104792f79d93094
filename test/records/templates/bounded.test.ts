import fc from "fast-check";
import { expect, it } from "vitest";
import { Bounded } from "#src/records/templates/bounded.ts";

it("never holds more than its bound, never answers anything but the last value, and keeps what is asked for", () => {
  const step = fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    set: fc.option(fc.nat(9)),
    weight: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const bounded = new Bounded<number>(20);
      const last = new Map<string, { value: number; weight: number }>();
      for (const { key, set, weight } of steps) {
        if (set === null) expect([undefined, last.get(key)?.value]).toContain(bounded.get(key));
        else {
          bounded.set(key, set, weight);
          last.set(key, { value: set, weight });
          // What has just been set is there.
          expect(bounded.get(key)).toBe(set);
        }
      }
      const held = [...last].filter(([key]) => bounded.get(key) !== undefined);
      expect(held.reduce((sum, [, { weight }]) => sum + weight, 0)).toBeLessThanOrEqual(20);
    }),
  );
});

it("forgets what was not asked for first", () => {
  const bounded = new Bounded<number>(10);
  for (let n = 0; n < 100; n++) {
    bounded.set(`${n}`, n, 1);
    bounded.get("0");
  }
  expect(bounded.get("0")).toBe(0);
  expect(bounded.get("50")).toBeUndefined();
  bounded.delete("0");
  expect(bounded.get("0")).toBeUndefined();
});
