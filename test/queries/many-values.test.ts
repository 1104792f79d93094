/** Filters of many values: keys of the index are made only where an index is used, and then other requests go on meanwhile. */
import { describe, expect, it, vi } from "vitest";
import type { Condition } from "#src/queries/filters/condition.ts";
import { lookupsOf, makeKeys } from "#src/queries/lookup.ts";
import { attributesFor } from "#src/queries/plan.ts";

const LISTS = 64;
const VALUES = 1_000;
const NAMES = Array.from({ length: LISTS }, (_, list) => `a${list}`);

const condition: Condition = {
  is: "or",
  of: NAMES.map((name, list) => ({
    is: "one-of",
    field: { is: "attribute", name },
    values: Array.from({ length: VALUES }, (_, n) => `value ${list} ${n % 900}`),
  })),
};

const judgments = new Map();

describe("a filter of 64 lists of 1,000 values", () => {
  it("says which attributes it could use, and makes no keys for that", () => {
    const made = vi.spyOn(Buffer, "from");
    const asked = { condition, rank: { field: { is: "id" } } } as unknown as Parameters<typeof attributesFor>[0];
    expect(attributesFor(asked, judgments)).toEqual(NAMES);
    expect(made).not.toHaveBeenCalled();
  });

  it("has its keys made in turns with what else there is to do, once", async () => {
    const sargable = lookupsOf(condition, { judgments, attributes: new Set(NAMES) });
    let now = 0;
    // A list takes 3 ms.
    vi.spyOn(performance, "now").mockImplementation(() => (now += 3));
    let turns = 0;
    let isMade = false;
    const immediately = () => {
      turns += 1;
      if (!isMade) setImmediate(immediately);
    };
    setImmediate(immediately);
    await makeKeys(sargable.lookups);
    isMade = true;
    expect(turns).toBeGreaterThanOrEqual(LISTS / 8);
    const made = vi.spyOn(Buffer, "from");
    const [lookup] = sargable.lookups;
    const keys = lookup!.is === "union" ? lookup!.of.map((each) => (each.is === "points" ? each.keys.length : 0)) : [];
    expect(keys).toEqual(NAMES.map(() => 900));
    expect(sargable.whole).toBe(true);
    expect(made).not.toHaveBeenCalled();
  });
});
