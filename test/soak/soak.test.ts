/** The soak: a short run of it, and what it takes for growth. */
import { describe, expect, it } from "vitest";
import { grown, type Stretch } from "./growth.ts";
import { soak } from "./soak.ts";
import { kinds, stepOf } from "./work.ts";

describe("a short soak", () => {
  it("does every kind of work, and has all figures of its beginning and its end", { timeout: 300_000 }, async () => {
    const { requests, refused, highestRate, rate, beginning, end } = await soak({ length: { requests: 120 } });
    expect(Object.keys(requests).sort()).toEqual(kinds.toSorted());
    expect(Object.values(requests).reduce((sum, count) => sum + count, refused)).toBeGreaterThanOrEqual(120);
    expect(rate).toBe(highestRate / 2);
    for (const { p99, memoryMb, walEach, bloat, backlog } of [beginning, end]) {
      for (const positive of [p99, memoryMb, walEach]) expect(positive).toBeGreaterThan(0);
      expect(bloat).toBeGreaterThanOrEqual(0);
      expect(bloat).toBeLessThanOrEqual(1);
      expect(backlog).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("the work of a soak", () => {
  it("comes back to the same documents, so that their number stays the same", () => {
    const ids = new Set<string>();
    for (let n = 0; n < 40_000; n += 8) for (const { id } of (stepOf(n).body as { upsert: { id: string }[] }).upsert) ids.add(id);
    expect(ids.size).toBe(20_000);
    expect(stepOf(0).body).not.toEqual(stepOf(16_000).body);
  });
});

describe("growth", () => {
  const calm: Stretch = { p99: 20, memoryMb: 200, walEach: 10_000, bloat: 0.2, backlog: 100 };

  it("is not what stays within noise", () => {
    expect(grown(calm, calm)).toEqual([]);
    expect(grown(calm, { p99: 35, memoryMb: 270, walEach: 13_500, bloat: 0.35, backlog: 650 })).toEqual([]);
    expect(grown(calm, { p99: 1, memoryMb: 1, walEach: 1, bloat: 0, backlog: 0 })).toEqual([]);
  });

  it.each([
    ["p99", 36],
    ["memoryMb", 271],
    ["walEach", 13_501],
    ["bloat", 0.351],
    ["backlog", 651],
  ] as const)("is told of %s from %s on", (name, value) => {
    const found = grown(calm, { ...calm, [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} grew from `));
  });
});
