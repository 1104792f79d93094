/** Readers of one name are kept as one, with the numbers that they have together. */
import { expect, it } from "vitest";
import { type FoundReader, including } from "#src/jobs/simulation/fanout.ts";

const reader = (name: string, engine: string, population: number, documents: number, changed: number): FoundReader => ({
  name,
  engine,
  population,
  seen: { documents, changed, asked: changed, tokens: 10 * changed, units: changed, priced: 0, requests: 2 * changed },
});

it("adds up readers of one name and engine, each by its own sample", () => {
  const all = [
    reader("a", "one", 2_000, 1_000, 500),
    reader("a", "one", 10, 10, 1),
    reader("b", "one", 4, 4, 4),
    reader("a", "other", 3, 3, 2),
    reader("a", "one", 0, 0, 0),
  ];
  expect(all.reduce<FoundReader[]>(including, [])).toEqual([
    reader("a", "one", 2_010, 2_010, 1_001),
    reader("b", "one", 4, 4, 4),
    reader("a", "other", 3, 3, 2),
  ]);
});

it("takes what an earlier release has found, which knows no prices and requests", () => {
  const { priced: _, requests: __, ...seen } = reader("a", "one", 4, 2, 1).seen;
  const found = including([{ name: "a", engine: "one", population: 4, seen }], reader("a", "one", 1, 1, 0));
  expect(found).toMatchObject([{ population: 5, seen: { changed: 2, units: 2, priced: 2, requests: 2 } }]);
});
