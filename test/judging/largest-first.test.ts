import fc from "fast-check";
import { expect, it } from "vitest";
import { LargestFirst } from "#src/judging/contexts/largest-first.ts";

class Place {
  static looks = 0;
  #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get size(): number {
    Place.looks += 1;
    return this.#size;
  }

  shrink(by: number): void {
    this.#size = Math.max(0, this.#size - by);
  }
}

it("gives the largest, of equal ones the first, as they shrink", () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(sizes, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }), (given, steps) => {
      const places = given.map((size) => new Place(size));
      const largest = new LargestFirst(places);
      for (const by of steps) {
        const most = Math.max(...places.map(({ size }) => size));
        expect(largest.first).toBe(places.find(({ size }) => size === most));
        largest.first!.shrink(by);
        largest.sink();
      }
    }),
  );
});

it("does not scan all of them each time", () => {
  const places = Array.from({ length: 1_000 }, () => new Place(5));
  const largest = new LargestFirst(places);
  Place.looks = 0;
  for (let step = 0; step < 1_000; step++) {
    largest.first!.shrink(1);
    largest.sink();
  }
  expect(Place.looks).toBeLessThan(1_000 * 100);
});
