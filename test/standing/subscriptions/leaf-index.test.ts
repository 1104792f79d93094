import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import type { FindJudgment, JudgmentFields } from "#src/queries/filters/field.ts";
import { parseFilter } from "#src/queries/filters/filter.ts";
import { type Matchable, type MatchableAnswer, matches } from "#src/queries/filters/match.ts";
import { matcherOf } from "#src/queries/filters/matcher.ts";
import { LeafIndex } from "#src/standing/subscriptions/leaf-index.ts";
import { query } from "../../queries/arbitrary-query.ts";
import { attributes, OPTIONS } from "../../queries/arbitrary-scene.ts";
import { id, mixed, moment, probability } from "../../queries/arbitrary-values.ts";

const judgments: Record<string, JudgmentFields> = {
  urgent: { type: "bool", values: null, thresholds: ["low", "high"] },
  topic: { type: "choice", values: OPTIONS, thresholds: ["escape", "bills", "ships"] },
  mood: { type: "score", values: ["0", "1", "2"], thresholds: ["good"] },
};
const find: FindJudgment = (name) => judgments[name];

function conditionOf(filter: unknown): Condition {
  const issues: { path: string; message: string }[] = [];
  const condition = parseFilter(filter, find, issues);
  expect(issues).toEqual([]);
  return condition!;
}

const condition = query.filter(({ filters }) => filters !== undefined).map(({ filters }) => conditionOf(filters));

const thresholds = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])), { requiredKeys: [] });
const freshness = fc.constantFrom("fresh", "pending", "stale", "unavailable");
const dist = (...keys: string[]) => fc.record(Object.fromEntries(keys.map((key) => [key, probability])), { requiredKeys: [] });
const calibrated = (of: "p" | "score") => fc.option(probability.map((one) => ({ [of]: one })));

const answers = fc.record(
  {
    urgent: fc.record({ p: probability, freshness, thresholds: thresholds("low", "high"), calibrated: calibrated("p") }),
    topic: fc.record({
      value: fc.constantFrom(...OPTIONS),
      escape_p: probability,
      dist: dist(...OPTIONS),
      freshness,
      thresholds: thresholds("escape", "bills", "ships"),
    }),
    mood: fc.record({
      score: probability,
      dist: dist("0", "1", "2"),
      freshness,
      thresholds: thresholds("good"),
      calibrated: calibrated("score"),
    }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, MatchableAnswer>>;

const document: fc.Arbitrary<Matchable> = fc.record({
  id,
  created_at: moment.map((at) => new Date(at)),
  updated_at: moment.map((at) => new Date(at)),
  attributes,
  answers,
});

/** What a caller does: adds a filter, or removes the filter of this number. */
const step = mixed<{ add: Condition } | { remove: number }>(
  [4, condition.map((add) => ({ add }))],
  [1, fc.nat(200).map((remove) => ({ remove }))],
);

it("a condition as a function gives the same result as the condition", () => {
  fc.assert(
    fc.property(condition, fc.array(document, { minLength: 20, maxLength: 20 }), (one, documents) => {
      const holds = matcherOf(one);
      for (const each of documents) expect(holds(each)).toBe(matches(one, each));
    }),
    { numRuns: 300 },
  );
});

const matching = (index: LeafIndex, of: Matchable) => index.matching(of, new TimeSlice());

describe("the index over leaves", () => {
  it("finds exactly the filters that hold, whatever was added and removed before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 150, size: "max" }),
        fc.array(document, { minLength: 10, maxLength: 10 }),
        async (steps, documents) => {
          const index = new LeafIndex();
          const held = new Map<string, Condition>();
          for (const [at, each] of steps.entries()) {
            if ("add" in each) {
              await index.add(String(at), each.add, new TimeSlice());
              held.set(String(at), each.add);
            } else {
              await index.remove(String(each.remove), new TimeSlice());
              held.delete(String(each.remove));
            }
            // Also in between, so that both sorted and unsorted intervals are searched.
            if (at % 40 === 0) await matching(index, documents[0]!);
          }
          expect(index.size).toBe(held.size);
          for (const one of documents) {
            const expected = [...held].filter(([, each]) => matches(each, one)).map(([name]) => name);
            expect((await matching(index, one)).sort()).toEqual(expected.sort());
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("finds ranges among many of one field", async () => {
    const ends = fc.integer({ min: 0, max: 60 });
    const range = fc.tuple(ends, fc.integer({ min: -2, max: 15 }), fc.constantFrom("both", "low", "high"));
    await fc.assert(
      fc.asyncProperty(
        fc.array(range, { minLength: 150, maxLength: 600, size: "max" }),
        fc.uniqueArray(fc.nat(599)),
        async (ranges, gone) => {
          const index = new LeafIndex();
          const held = new Map<string, Condition>();
          for (const [at, [low, length, kind]] of ranges.entries()) {
            const lower = ["attributes.b", at % 2 ? "Gt" : "Gte", low];
            const upper = ["attributes.b", at % 3 ? "Lt" : "Lte", low + length];
            const each = conditionOf(kind === "both" ? ["And", [lower, upper]] : kind === "low" ? lower : upper);
            held.set(String(at), each);
            await index.add(String(at), each, new TimeSlice());
            if (at === 200)
              await matching(index, {
                id: "x",
                created_at: new Date(),
                updated_at: new Date(),
                attributes: { b: 1 },
                answers: {},
              });
          }
          for (const at of gone) {
            await index.remove(String(at), new TimeSlice());
            held.delete(String(at));
          }
          for (let b = -2; b < 80; b += 0.5) {
            const one = { id: "x", created_at: new Date(), updated_at: new Date(), attributes: { b }, answers: {} };
            const expected = [...held].filter(([, each]) => matches(each, one)).map(([name]) => name);
            expect((await matching(index, one)).sort()).toEqual(expected.sort());
          }
        },
      ),
      { numRuns: 10 },
    );
  });

  it("finds strings by their beginning, up to the last character there is", async () => {
    const index = new LeafIndex();
    await index.add("a", conditionOf(["attributes.c", "Glob", "ab*"]), new TimeSlice());
    await index.add("last", conditionOf(["attributes.c", "Glob", "a\u{10ffff}*"]), new TimeSlice());
    await index.add("before surrogates", conditionOf(["attributes.c", "Glob", "\ud7ff*"]), new TimeSlice());
    const found = (c: string) =>
      matching(index, { id: "x", created_at: new Date(0), updated_at: new Date(0), attributes: { c }, answers: {} });
    expect(await found("ab\u{10ffff}\u{10ffff}z")).toEqual(["a"]);
    expect(await found("a\u{10ffff}\u{10ffff}")).toEqual(["last"]);
    expect(await found("\ud7ff\u{10ffff}")).toEqual(["before surrogates"]);
    expect(await found("ac")).toEqual([]);
  });

  it("checks few filters of many", async () => {
    const index = new LeafIndex();
    let looked = 0;
    for (let n = 0; n < 5_000; n++) {
      const each = conditionOf([
        "And",
        [
          ["attributes.a", "Eq", "open"],
          ["attributes.c", "Eq", `c-${n}`],
        ],
      ]);
      const noted = {
        ...each,
        get of() {
          looked += 1;
          return (each as { of: readonly Condition[] }).of;
        },
      } as Condition;
      await index.add(String(n), noted, new TimeSlice());
    }
    looked = 0;
    const document = {
      id: "x",
      created_at: new Date(0),
      updated_at: new Date(0),
      attributes: { a: "open", c: "c-17" },
      answers: {},
    };
    expect(await matching(index, document)).toEqual(["17"]);
    // When the first filters are added, no leaf is rarer than the common one.
    expect(looked).toBeLessThan(50);
  });
});
