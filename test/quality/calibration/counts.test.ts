/**
 * When a version is due for another fit, for any order of outcomes. It is never later than a fit is possible, and not at every outcome.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { afterLook, type Counts, changed, dueAnew, dueOf, hasGrown, keyOf } from "#src/quality/due/counts.ts";

const epoch = { version: 1, engine: "test", engineVersion: "test-1" };
const key = keyOf(epoch);
const outcome = { judgmentId: "jdg", ...epoch };

it("is due as soon as outcomes of 100 documents are there, have grown by a half, or have become too few", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 60 }), { minLength: 1, maxLength: 60 }), (steps) => {
      let [counts, documents, fitted, looks]: [Counts, number, number, number] = [{}, 0, 0, 0];
      for (const step of steps) {
        for (let n = 0; n < Math.abs(step); n++) {
          if (step < 0 && documents === 0) continue;
          documents += Math.sign(step);
          counts = changed(counts, [outcome]);
          if (dueOf(counts).includes(key)) {
            looks += 1;
            const grown = hasGrown(counts, key, documents);
            fitted = grown ? documents : documents < 100 ? 0 : fitted;
            counts = afterLook(counts, counts, new Map([[key, { documents, fitted: grown }]]));
          }
          // What the promise is, at every moment.
          if (documents < 100) expect(fitted).toBe(0);
          else expect(documents).toBeLessThan(1.5 * fitted);
        }
      }
      const changes = counts[key]?.changes ?? 0;
      expect(looks).toBeLessThanOrEqual(Math.max(1, changes));
    }),
    { numRuns: 300 },
  );
});

it("is looked at seldom while outcomes come: ten thousand of them take a few dozen looks", () => {
  let [counts, looks]: [Counts, number] = [{}, 0];
  for (let documents = 1; documents <= 10_000; documents++) {
    counts = changed(counts, [outcome]);
    if (dueOf(counts).length === 0) continue;
    looks += 1;
    counts = afterLook(counts, counts, new Map([[key, { documents, fitted: hasGrown(counts, key, documents) }]]));
  }
  expect(looks).toBeLessThan(60);
});

it("counts each version and epoch by itself, and what changed while it was looked at", () => {
  const other = { ...outcome, engineVersion: "test-2" };
  const unmatched = { judgmentId: "jdg", version: null, engine: null, engineVersion: null };
  const many = (of: typeof outcome, count: number) => Array.from({ length: count }, () => of);
  let counts = changed({}, [...many(outcome, 100), ...many(other, 29), unmatched]);
  expect(dueOf(counts)).toEqual([key]);
  const seen = counts;
  counts = changed(counts, many(outcome, 50));
  counts = afterLook(counts, seen, new Map([[key, { documents: 100, fitted: true }]]));
  expect(dueOf(counts)).toEqual([key]);
  expect(dueOf(changed(counts, [other]))).toEqual([key, keyOf(other)]);
  expect(dueOf(dueAnew(counts, 2))).toEqual([key]);
  // Then at 100 documents.
  counts = changed(counts, [other]);
  counts = afterLook(counts, counts, new Map([[keyOf(other), { documents: 30, fitted: false }]]));
  expect(dueOf(changed(counts, many(other, 69)))).toEqual([key]);
  expect(dueOf(changed(counts, many(other, 70)))).toEqual([key, keyOf(other)]);
});
