/**
 * The plan against one that is found by placing: shards are dealt out one after another, work and bytes are summed up on each worker, and
 * the first number of workers is taken with which nobody has more than it may.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measured } from "./figures.ts";
import { bytesOfDocument, type Costs, type Figures, fullest, type Load, type Machine, planFor, WORK } from "./plan.ts";
import { planOf } from "./plan-command.ts";

const costs = fc.record(
  Object.fromEntries(WORK.map((work) => [work, fc.integer({ min: 1, max: 5_000 })])),
) as unknown as fc.Arbitrary<Costs>;
const figures: fc.Arbitrary<Figures> = fc.record({
  coordinator: costs,
  workers: costs,
  service: costs,
  bytes: fc.record({
    document: fc.integer({ min: 1, max: 2_000 }),
    perByte: fc.double({ min: 0.5, max: 3, noNaN: true }),
    indexedValue: fc.integer({ min: 1, max: 300 }),
    answer: fc.integer({ min: 1, max: 500 }),
    evaluation: fc.integer({ min: 1, max: 500 }),
  }),
});
const load: fc.Arbitrary<Load> = fc.record({
  documents: fc.integer({ min: 0, max: 3_000_000_000 }),
  documentBytes: fc.integer({ min: 1, max: 5_000 }),
  indexedValues: fc.integer({ min: 0, max: 32 }),
  judgments: fc.integer({ min: 0, max: 10 }),
  evaluations: fc.integer({ min: 0, max: 30 }),
  largest: fc.constantFrom(0, 0.001, 0.01, 0.1, 0.5, 1),
  rates: costs,
});
const machine: fc.Arbitrary<Machine> = fc.record({
  cores: fc.integer({ min: 1, max: 64 }),
  diskBytes: fc.integer({ min: 1e11, max: 4e12 }),
  busy: fc.double({ min: 0.1, max: 1, noNaN: true }),
  filled: fc.double({ min: 0.1, max: 1, noNaN: true }),
});

/** What each worker has of `whole` if the shards are dealt out in turns, and the first one has the largest namespace as well. */
function dealt(whole: number, workers: number, shards: number, largest: number): number[] {
  const has = Array.from({ length: workers }, () => 0);
  for (let shard = 0; shard < shards; shard++) has[shard % workers]! += (whole - whole * largest) / shards;
  has[0]! += whole * largest;
  return has;
}

/** The work of a second, one kind after another. */
function secondOf(of: Load, each: Costs): number {
  let microseconds = 0;
  for (const [work, rate] of Object.entries(of.rates)) microseconds += rate * each[work as keyof Costs];
  return microseconds / 1_000_000;
}

describe("a plan of a cluster", () => {
  it("is the first number of workers with which none has more than it may", () => {
    fc.assert(
      fc.property(load, machine, figures, (of, on, by) => {
        const { workers, shards } = planFor(of, on, by);
        const work = secondOf(of, by.workers);
        const bytes = of.documents * bytesOfDocument(of, by.bytes);
        // Sums of a thousand parts differ from a product in their last digits.
        const fits = (count: number, slack: number) =>
          dealt(work, count, shards, of.largest).every((has) => has <= on.cores * on.busy * slack) &&
          dealt(bytes, count, shards, of.largest).every((has) => has <= on.diskBytes * on.filled * slack);
        const before = Array.from({ length: workers === null ? 64 : workers - 1 }, (_, at) => at + 1);
        expect(before.filter((count) => fits(count, 1 - 1e-9))).toEqual([]);
        expect(fits(workers ?? 1_024, workers === null ? 1 - 1e-9 : 1 + 1e-9)).toBe(workers !== null);
      }),
      { numRuns: 200 },
    );
  });

  it("needs more for more load, and never more for more of a machine", () => {
    const count = (plan: { workers: number | null }) => plan.workers ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(load, machine, figures, (of, on, by) => {
        const before = count(planFor(of, on, by));
        const twice = { ...of, documents: of.documents * 2, rates: mapped(of.rates, (rate) => rate * 2) };
        expect(count(planFor(twice, on, by))).toBeGreaterThanOrEqual(before);
        expect(count(planFor(of, { ...on, cores: on.cores * 2, diskBytes: on.diskBytes * 2 }, by))).toBeLessThanOrEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  it("is this one for a load that is reckoned by hand", () => {
    const flat = (cost: number) => mapped({ write: 0, bulkWrite: 0, answer: 0, read: 0, query: 0 }, () => cost);
    const by: Figures = {
      coordinator: flat(200),
      workers: flat(1_000),
      service: flat(500),
      bytes: { document: 100, perByte: 2, indexedValue: 50, answer: 150, evaluation: 250 },
    };
    const of: Load = {
      documents: 1_000_000_000,
      documentBytes: 500,
      indexedValues: 2,
      judgments: 2,
      evaluations: 2,
      largest: 0,
      rates: { ...flat(0), write: 10_000, answer: 10_000 },
    };
    const on: Machine = { cores: 8, diskBytes: 1e12, busy: 0.5, filled: 0.5 };
    // 20,000 a second at 1 ms: 20 cores, 4 a worker, so 5. Five of 32 shards have 7 on the fullest: 7/32 of 20 is 4.375. Six have 6: 3.75.
    // 100 + 1,000 + 100 + 300 + 500 bytes: 2 TB, half of a TB a worker, so 4.
    expect(planFor(of, on, by)).toEqual({
      workers: 6,
      shards: 32,
      bound: "processor",
      share: 6 / 32,
      bytes: 2e12,
      workerCores: 20,
      coordinatorCores: 4,
      coordinatorCarries: 1,
      processes: 20,
      connections: 820,
    });
    // Half of everything is on one: 10 cores are more than 4, whatever the others have.
    expect(planFor({ ...of, largest: 0.5 }, on, by).workers).toBeNull();
    // 2.5 TB: five of 32 shards have 7 on the fullest, 547 GB; six have 6, 469 GB.
    const still = { ...of, rates: flat(0), documents: 1_250_000_000 };
    expect(planFor(still, on, by)).toMatchObject({ workers: 6, bound: "disk", processes: 1, workerCores: 0 });
  });

  it("gives the fullest worker its largest namespace and an even part of the rest", () => {
    expect(fullest(1, 32, 0.3)).toBe(1);
    expect(fullest(32, 32, 0)).toBe(1 / 32);
    expect(fullest(3, 32, 0)).toBe(11 / 32);
    expect(fullest(4, 32, 0.2)).toBeCloseTo(0.2 + 0.8 / 4, 12);
  });
});

describe("the command", () => {
  const plan = (...args: string[]) => planOf(["--documents", "1000000000", ...args]);

  it("says how many workers, what the coordinator carries, and how many processes and connections", () => {
    const lines = plan("--writes", "100", "--answers", "100");
    expect(lines[0]).toMatch(/^\d+ workers?, for (disk|processor time)\. The fullest one has \d+\.\d% of everything\.$/);
    expect(lines[1]).toMatch(/^All workers together: .+ cores busy, .+ GB on disk\.$/);
    expect(lines[2]).toMatch(/coordinator/);
    expect(lines[3]).toMatch(/^\d+ process(es)? of the service\. max_connections of each node: \d+ at least\.$/);
  });

  it("says what to do where nothing is enough, and where the coordinator is not", () => {
    expect(plan("--writes", "1000000", "--largest", "1")[0]).toMatch(/^No number of workers is enough: the largest namespace/);
    expect(plan("--writes", "1000000")[2]).toMatch(/^The coordinator is not enough: .* Take a larger machine for it, or several/);
  });

  it("says how many shards there must be where Citus's own number is too few", () => {
    const lines = plan("--disk-gb", "40");
    expect(lines.at(-1)).toMatch(/^Set citus\.shard_count = (64|128|256|512|1024) before/);
    expect(plan("--disk-gb", "4000").join()).not.toContain("shard_count");
  });

  it("reckons from a file of figures", () => {
    const directory = mkdtempSync(join(tmpdir(), "judgment-plan-"));
    const file = join(directory, "figures.json");
    const double = mapped(measured.workers, (cost) => cost * 2);
    try {
      writeFileSync(file, JSON.stringify({ ...measured, workers: double }));
      const busy = (lines: string[]) => Number(/together: (\S+) cores/.exec(lines[1]!)![1]!.replace(",", ""));
      const load = ["--bulk-writes", "20000", "--answers", "20000"];
      expect(busy(plan(...load, "--figures", file)) / busy(plan(...load))).toBeCloseTo(2, 0);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it("says what is wrong with an option, and what would be right", () => {
    expect(() => planOf([])).toThrow(/^Give --documents: documents that are kept\./);
    expect(() => plan("--writes", "many")).toThrow(
      '--writes (documents a second that are written one a request) is a number, 0 or more, not "many".',
    );
    expect(() => plan("--largest", "2")).toThrow("is a number, 0 to 1, not");
    expect(() => plan("--busy", "")).toThrow("is a number, 0.01 to 1, not");
    expect(() => plan("--nodes", "3")).toThrow(/Unknown option '--nodes'[\s\S]*--cores/);
    expect(() => plan("many")).toThrow('"plan" takes options alone, not many.');
  });
});

describe("the project's own figures", () => {
  it("have a cost for each kind of work, and a document among a thousand costs less than one alone", () => {
    for (const part of [measured.coordinator, measured.workers, measured.service])
      for (const work of WORK) expect(part[work], work).toBeGreaterThan(0);
    expect(measured.workers.bulkWrite).toBeLessThan(measured.workers.write);
    expect(measured.bytes.perByte).toBeGreaterThanOrEqual(0.5);
  });
});

function mapped(each: Costs, to: (cost: number) => number): Costs {
  return Object.fromEntries(Object.entries(each).map(([work, cost]) => [work, to(cost)])) as Costs;
}
