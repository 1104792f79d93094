/** How much of a long log a report of drift reads. */
import { beforeAll, expect, it } from "vitest";
import { countDrift, type DriftAsked, SLICES } from "#src/quality/drift/drift-sql.ts";
import { DriftSums } from "#src/quality/drift/sums.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});

const NAMESPACE = 7;
const LOG = 9_000;
const asked: DriftAsked = {
  judgmentId: "jdg_1",
  version: 1,
  type: "bool",
  by: "engine_version",
  since: null,
  until: null,
  top: 1,
  none: "none_of_the_above",
  thresholds: [{ name: "act", option: "", gte: 0.5 }],
  most: 500,
  mostOfSlice: 5,
  fewest: 20,
  isOpen: false,
};

async function counted(more: Partial<DriftAsked> = {}) {
  const sums = new DriftSums();
  const all = { ...asked, ...more };
  sums.add(await fresh.database.transaction((tx) => countDrift(tx, NAMESPACE, all), { readOnly: true }), all.most);
  return sums;
}

it("reads the newest evaluations, and of all time before them some, however long the log is", async () => {
  // One each minute; the last tenth of the time has a new version, and so had the first.
  await fresh.database.query({
    text: `
      insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine, engine_version, at,
                               carried, shadow, answer, context_hash, tokens, units)
      select $1, 'evl_' || n, 'jdg_1', 1, 'd-' || n, 1, 1, 'test', 'test-' || (n * 10 / $2), '2025-01-01'::timestamptz + make_interval(mins => n),
             false, false, jsonb_build_object('p', n % 100 / 100.0), null, 1, 1
      from generate_series(0, $2::integer - 1) n`,
    values: [NAMESPACE, LOG],
  });
  const sums = await counted();
  const periods = sums.periods();
  expect(sums.isComplete).toBe(false);
  expect(periods.map(({ name }) => name)).toEqual(numbersTo(10).map((n) => `["test", "test-${n}"]`));
  const read = periods.reduce((sum, { sums: of }) => sum + of.evaluations, 0);
  expect(read).toBe(asked.most + SLICES * asked.mostOfSlice);
  for (const { sums: of } of periods) expect(of.documents).toBeGreaterThanOrEqual(45);
  // Other versions, shadow answers and failures are read past, not searched through.
  await fresh.database.query({ text: "update evaluations set version = 2 where namespace_id = $1", values: [NAMESPACE] });
  expect((await counted()).periods()).toEqual([]);
  await fresh.database.query({ text: "update evaluations set version = 1 where namespace_id = $1", values: [NAMESPACE] });
});

it("reads all where the log is no longer than that, and all of a shorter time", async () => {
  const all = await counted({ most: LOG + 1 });
  expect(all.isComplete).toBe(true);
  expect(all.periods().map(({ sums }) => sums.documents)).toEqual(numbersTo(10).map(() => LOG / 10));
  const short = await counted({ since: new Date("2025-01-01T00:00:00Z"), until: new Date("2025-01-01T05:00:00Z") });
  expect(short.isComplete).toBe(true);
  expect(short.periods().map(({ sums }) => sums.documents)).toEqual([300]);
});

const numbersTo = (count: number) => Array.from({ length: count }, (_, n) => n);
