/** Samples and the figures about them, compared with all documents, which the test counts one by one. */
import { beforeAll, describe, expect, it } from "vitest";
import { START, step, type Walk, type Walked } from "#src/jobs/sampling/walk.ts";
import { flipsOf, simulatedFlips } from "#src/jobs/simulation/flips.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { rawAnswer } from "#src/records/answers/answers.ts";
import { documents, judgment, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";

const DOCUMENTS = 1_200;
const RUNS = 100;
/** By threshold, the current and the tried value. Some flip many answers, some hardly one. */
const TRIED = { half: [0.5, 0.9], few: [0.2, 0.21], up: [0.7, 0.6], rare: [0.5, 0.502] } as const;
const names = Object.keys(TRIED) as (keyof typeof TRIED)[];
const thresholds = (which: 0 | 1) => Object.fromEntries(names.map((name) => [name, TRIED[name][which]]));

/** The number of a document, the same in every run (mulberry32). */
function p(n: number): number {
  let t = (n + 1) * 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

let service: TestService;
let judgmentId: string;
const applicable = new ApplicableJudgments();

beforeAll(async () => {
  service = await testService({}, true);
  service.engine.answer = (_, { contextText }) => ({ type: "bool", p: p(Number(/text (\d+)/.exec(contextText)![1])) });
  await judgment(service, "sampled/one", "urgent", { thresholds: thresholds(0) });
  await write(service, "sampled/one", documents(DOCUMENTS));
  const own = await applicable.of(service.fresh.database, service.organizationId, "sampled/one");
  ({ judgmentId } = own.get("urgent")!);
  return () => service.stop();
}, 60_000);

/** A whole walk with a seed; `interrupted` leaves every other step's outcome behind, as a process does that dies before it commits. */
async function drawn(seed: number, size: number, interrupted = false): Promise<Walk> {
  const asked: Walked = {
    organizationId: service.organizationId,
    place: "sampled/one",
    judgmentId,
    seed,
    size,
    evenFailed: false,
    scopeOf: () => ({ is: "and", of: [] }),
    noteOf: ({ type }, _, answer) => flipsOf(names, thresholds(0), thresholds(1), rawAnswer(type, { ...answer, revision: 0 })!),
  };
  const parts = { db: service.fresh.database, applicable };
  for (let walk = START; ; ) {
    if (interrupted) await step(parts, asked, walk);
    const next = await step(parts, asked, JSON.parse(JSON.stringify(walk)));
    walk = next.walk;
    if (next.ended) return walk;
  }
}

const all = Array.from({ length: DOCUMENTS }, (_, n) => p(n));
const truth = (name: keyof typeof TRIED) => {
  const [before, after] = TRIED[name];
  return all.filter((one) => one >= before !== one >= after).length / DOCUMENTS;
};

/** A hundred samples; the first of each are a smaller sample by the same seed. */
let samples: Walk[];
beforeAll(async () => {
  samples = [];
  for (let seed = 0; seed < RUNS; seed++) samples.push(await drawn(seed, 300));
}, 60_000);

describe("the intervals of a simulation", () => {
  it.each([50, 120, 300])("of %i documents hold what all documents say in at least 93 of 100 samples", (size) => {
    const held = names.map(() => 0);
    for (const { counted } of samples) {
      expect([counted.population, counted.drawn.length]).toEqual([DOCUMENTS, 300]);
      const notes = counted.drawn.slice(0, size).map(({ note }) => note);
      for (const [at, name] of names.entries()) {
        const { low, high } = simulatedFlips(at, notes, DOCUMENTS);
        if (low <= truth(name) && truth(name) <= high) held[at]! += 1;
      }
    }
    for (const [at, name] of names.entries()) expect(held[at], name).toBeGreaterThanOrEqual(93);
  });
});

describe("a sample", () => {
  it("has every document as often as any other", () => {
    const times = new Map<string, number>();
    for (const { counted } of samples) for (const { d } of counted.drawn) times.set(d, (times.get(d) ?? 0) + 1);
    // Each 25 times on average. Chi-squared, at one in a thousand.
    const share = 300 / DOCUMENTS;
    const squares = documents(DOCUMENTS).map(
      ({ id }) => ((times.get(id) ?? 0) - RUNS * share) ** 2 / (RUNS * share * (1 - share)),
    );
    expect(squares.reduce((sum, one) => sum + one, 0)).toBeLessThan(DOCUMENTS + 3.1 * Math.sqrt(2 * DOCUMENTS));
  });

  it("is the same however often it was interrupted, and part of any larger one", async () => {
    const ids = (walk: Walk) => walk.counted.drawn.map(({ d }) => d);
    expect(await drawn(7, 300, true)).toEqual(samples[7]);
    expect(ids(samples[7]!).slice(0, 150)).toEqual(ids(await drawn(7, 150)));
    expect(ids(samples[8]!)).not.toEqual(ids(samples[7]!));
  });
});
