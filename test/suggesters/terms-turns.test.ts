/** What the terms suggester takes of the event loop: its samples are of 200 documents with thousands of words in common. */
import { describe, expect, it } from "vitest";
import { clusters } from "#plugins/suggesters/terms/clusters.ts";
import { telling } from "#plugins/suggesters/terms/telling.ts";
import { type DocumentTerms, Vocabulary } from "#plugins/suggesters/terms/vocabulary.ts";
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";

const DOCUMENTS = 200;
const TERMS = 500;
const COUNT = 10;

/** Every term stands in a tenth of the documents. */
const documents = Array.from({ length: DOCUMENTS }, (_, at): DocumentTerms => {
  const own = Array.from({ length: TERMS / 10 }, (_, n) => `term${(at * 31 + n * 7) % TERMS}`);
  return { counts: new Map(own.map((term) => [term, 1])), forms: new Map() };
});

/** A vocabulary whose documents are counted as they are looked at, and a slice that is always over. */
function watched() {
  const vocabulary = new Vocabulary(documents, []);
  const seen = { looks: 0, inTurn: 0, most: 0, turns: 0 };
  const look = () => {
    seen.looks++;
    seen.most = Math.max(seen.most, ++seen.inTurn);
  };
  const weights = vocabulary.weights.map((own) => own);
  const counting = new Proxy(weights, {
    get(target, name, receiver) {
      if (typeof name === "string" && /^\d+$/.test(name)) look();
      return Reflect.get(target, name, receiver);
    },
  });
  Object.defineProperty(vocabulary, "weights", { value: counting });
  const next = async () => {
    seen.turns++;
    seen.inTurn = 0;
  };
  return { vocabulary, seen, slice: { isOver: true, next } as unknown as TimeSlice };
}

describe("the terms suggester", () => {
  it("finds clusters in turns, looking at each document twice a cluster at most", async () => {
    const { vocabulary, seen, slice } = watched();
    const found = await clusters(vocabulary, COUNT, slice);
    expect(found.length).toBeGreaterThan(1);
    expect(seen.looks).toBeLessThanOrEqual(2 * DOCUMENTS * (found.length + 1));
    expect(seen.most).toBe(1);
  });

  it("finds words that tell answers apart in turns, one word in each", async () => {
    const { vocabulary, seen, slice } = watched();
    const targets = documents.map((_, at) => at / DOCUMENTS);
    expect(await telling(vocabulary, targets, COUNT, slice)).toHaveLength(COUNT);
    expect(seen.looks).toBe(0);
    expect(seen.turns).toBeGreaterThanOrEqual(vocabulary.terms.length);
  });
});
