import { describe, expect, it, onTestFinished, vi } from "vitest";
import { State } from "#src/records/documents/state.ts";
import { documentOf, publicationOf, says } from "#src/standing/tenant-summaries/publication.ts";

const steps = {
  "by-key.count": [
    { label: "few", gte: 10 },
    { label: "many", gte: 100 },
  ],
};
const terms = { bands: steps, minCount: 1, keys: "plain", keySalt: null } as const;
const read = (rows: { key: string | number | boolean; documents?: number; values: Record<string, number> }[]) => ({
  asOf: 7,
  rows: new Map([["by-key", rows.map((row) => ({ documents: 1, ...row }))]]),
});
const labelsOf = (counts: number[]) => {
  const rows = counts.map((count, key) => ({ key, values: { count } }));
  const { groups } = publicationOf("shop/a", terms, read(rows))!;
  return (groups["by-key"] as unknown as { bands: { count: string } }[]).map((row) => row.bands.count);
};

describe("what a tenant publishes", () => {
  it("cuts a number at the bands' lower bounds, and puts numbers below all of them into the first band", () => {
    expect(labelsOf([9, 10, 99.999, 100, 1e9, -5])).toEqual(["few", "few", "few", "many", "many", "few"]);
  });

  it("has no aggregate without bands, and no label for one without a number", () => {
    const rows: { key: string; values: Record<string, number> }[] = [
      { key: "a", values: { count: 200, "sum.attributes.amount": 12_345 } },
      { key: "b", values: { "sum.attributes.amount": 54_321 } },
    ];
    const publication = publicationOf("shop/a", terms, read(rows))!;
    expect(publication).toEqual({
      groups: {
        "by-key": [
          { key: "a", bands: { count: "many" } },
          { key: "b", bands: {} },
        ],
      },
      source: {
        namespace: "shop/a",
        as_of: 7,
        groups: {
          "by-key": [
            { key: "a", values: { count: 200 } },
            { key: "b", values: {} },
          ],
        },
      },
    });
    expect(JSON.stringify(publication)).not.toContain("12345");
    expect(publicationOf("shop/a", { ...terms, bands: { "other.count": steps["by-key.count"] } }, read(rows))).toBeNull();
  });

  it("distinguishes keys of different types, in a fixed order", () => {
    const rows = ["1", 1, true, "true", 10, 9].map((key) => ({ key, values: { count: 1 } }));
    const keys = (some: typeof rows) =>
      (publicationOf("shop/a", terms, read(some))!.groups["by-key"] as unknown as { key: unknown }[]).map(({ key }) => key);
    expect(keys(rows)).toEqual([true, 1, 10, 9, "1", "true"]);
    expect(keys(rows.toReversed())).toEqual(keys(rows));
  });

  it("is about a megabyte at most: the first rows are kept", () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ key: `${n}`.padStart(3_000, "k"), values: { count: 1_000 - n } }));
    const publication = publicationOf("shop/a", terms, read(rows))!;
    const kept = publication.groups["by-key"] as unknown as { key: string }[];
    expect(JSON.stringify(publication).length).toBeLessThanOrEqual(1024 * 1024);
    expect(kept.length).toBeGreaterThan(50);
    expect(new Set(kept.map(({ key }) => key))).toEqual(new Set(rows.slice(0, kept.length).map(({ key }) => key)));
  });

  it("equals a document with the same content, whatever the numbers behind it and the order of members", () => {
    const publication = publicationOf("shop/a", terms, read([{ key: "a", values: { count: 200 } }]))!;
    const { attributes, state } = documentOf("shop/a", publication, new Date(0));
    const later = publicationOf("shop/a", terms, read([{ key: "a", values: { count: 201 } }]))!;
    const reordered = { published_at: "x", groups: { "by-key": [{ bands: { count: "many" }, key: "a" }] } };
    const isSaid = (state: object, own: { kind: string } = attributes) =>
      says({ attributes: own, state: State.stored(JSON.stringify(state)) }, later);
    expect([isSaid(state), isSaid(reordered)]).toEqual([true, true]);
    expect(isSaid(state, { kind: "other" })).toBe(false);
    expect(isSaid({ ...state, groups: {} })).toBe(false);
  });

  it("is not compared with a document larger than any tenant's, which is not even parsed", () => {
    const publication = publicationOf("shop/a", terms, read([{ key: "a", values: { count: 200 } }]))!;
    const { attributes, state } = documentOf("shop/a", publication, new Date(0));
    const parsed = vi.spyOn(State.prototype, "tree", "get");
    onTestFinished(() => parsed.mockRestore());
    const large = State.stored(JSON.stringify({ ...state, more: "x".repeat(2 * 1024 * 1024) }));
    expect(says({ attributes, state: large }, publication)).toBe(false);
    expect(parsed).not.toHaveBeenCalled();
  });
});
