/** Hourly counts without a server before them: what is written, what is lost, how long it is kept, and what it costs. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { RunningCosts } from "#src/accounts/hours/costs.ts";
import { forgetNamespaceHours, readSteps } from "#src/accounts/hours/judgment-hours.ts";
import { activityReport } from "#src/accounts/hours/reading.ts";
import { HourRecorder, sweepOldHours } from "#src/accounts/hours/recorder.ts";
import { stepsOf } from "#src/accounts/hours/steps.ts";
import { billed, usd } from "#src/accounts/money/money.ts";
import { defaultPrices } from "#src/accounts/money/prices.ts";
import { type Counted, HourCounts } from "#src/foundation/counts/hour-counts.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { movableClock } from "#test/support/clock.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";

const [HOUR, DAY] = [3_600_000, 24 * 3_600_000];
const unavailable = () => new ServiceError("unavailable", "The database is away.");
let fresh: FreshDatabase;
let made = 0;

beforeAll(async () => {
  fresh = await freshDatabase({ keep: true });
});

/** A process over the database, with counts of its own. */
function process(organizationId: string, { fails }: { fails?: "before" | "at the commit" } = {}) {
  const hours = new HourCounts();
  const state = { fails };
  const { database } = fresh;
  const db: Database = {
    ...database,
    hours,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        if (state.fails === "before") throw unavailable();
        const result = await work(tx);
        if (state.fails === "at the commit") throw unavailable();
        return result;
      }, options),
  };
  const clock = movableClock();
  const recorder = new HourRecorder({ db, clock, log: { warn: () => {} }, keptMs: 90 * DAY });
  const count = (value: number, more: Partial<Counted> = {}) =>
    hours.add([{ organizationId, at: clock.now(), measure: "answers", name: "asked", value, ...more }]);
  return { hours, db, clock, recorder, count, state };
}

const fresher = () => `org_${made++}`;
const read = (organizationId: string, { db, clock }: Pick<ReturnType<typeof process>, "db" | "clock">) =>
  activityReport({ db, clock, prices: defaultPrices, keptMs: 90 * DAY }, organizationId, { step: "hour" });

describe("hourly counts", () => {
  it("of several processes are added, and the largest lag of all is kept", async () => {
    const organization = fresher();
    const processes = [process(organization), process(organization), process(organization)];
    for (const [n, { count }] of processes.entries()) {
      count(n + 1);
      count(n + 1);
      const lag = { measure: "lag", name: "judging", largest: true };
      count([40, 70, 10][n]!, lag);
      count([30, 0, 5][n]!, lag);
    }
    await Promise.all(processes.map(({ recorder }) => recorder.write()));
    await Promise.all(processes.map(({ recorder }) => recorder.stop()));
    const last = (await read(organization, processes[0]!)).points.at(-1)!;
    expect([last.answers.asked, last.lag_ms.judging]).toEqual([12, 70]);
  });

  it("are in the hour in which they happened, whenever they are written", async () => {
    const organization = fresher();
    const one = process(organization);
    await one.clock.advance(HOUR - 1);
    one.count(3);
    await one.clock.advance(1);
    one.count(4);
    await one.clock.advance(5 * HOUR);
    await one.recorder.write();
    const { points } = await read(organization, one);
    expect(points.filter(({ answers }) => answers.asked > 0).map(({ at, answers }) => [at, answers.asked])).toEqual([
      ["2030-01-01T00:00:00.000Z", 3],
      ["2030-01-01T01:00:00.000Z", 4],
    ]);
  });

  it("wait while the database is away", async () => {
    const organization = fresher();
    const one = process(organization, { fails: "before" });
    one.count(3);
    await one.recorder.write();
    one.count(4);
    one.state.fails = undefined;
    await Promise.all([one.recorder.write(), one.recorder.write()]);
    expect((await read(organization, one)).points.at(-1)!.answers.asked).toBe(7);
  });

  it("are left out rather than counted twice where nobody knows whether they were written", async () => {
    const organization = fresher();
    const one = process(organization, { fails: "at the commit" });
    one.count(3);
    await one.recorder.write();
    one.state.fails = undefined;
    one.count(4);
    await one.recorder.write();
    expect((await read(organization, one)).points.at(-1)!.answers.asked).toBe(4);
  });

  it("of a transaction are added when it commits, and not when it rolls back", async () => {
    const { database } = fresh;
    const organizationId = fresher();
    const counted = { organizationId, at: new Date("2030-01-01T00:30:00.000Z"), measure: "answers", name: "asked", value: 1 };
    const mine = () => {
      const taken = database.hours.take();
      return taken.filter(({ organization_id }) => organization_id === organizationId).reduce((sum, { value }) => sum + value, 0);
    };
    await database.transaction(async (tx) => {
      const rows = tx.query({ text: "select 1" });
      tx.counted?.(rows.then(() => [counted]));
      tx.counted?.([counted]);
    });
    expect(mine()).toBe(2);
    const failing = database.transaction(async (tx) => {
      tx.counted?.([counted]);
      tx.counted?.(tx.query({ text: "select 1 / 0" }).then(() => [counted]));
    });
    await expect(failing).rejects.toThrow("division by zero");
    expect(mine()).toBe(0);
  });

  it("are deleted by whole months, so that the price of what is shown stays the same", async () => {
    const organization = fresher();
    const one = process(organization);
    const hours = [
      "2029-12-31T23:00:00.000Z",
      "2030-01-01T00:00:00.000Z",
      "2030-01-20T00:00:00.000Z",
      "2030-02-01T00:00:00.000Z",
    ];
    for (const hour of hours) one.count(1, { at: new Date(hour) });
    await one.recorder.write();
    const left = async () => {
      const rows = await fresh.database.query<{ hour: Date }>({
        text: "select hour from organization_hours where organization_id = $1 order by hour",
        values: [organization],
      });
      return rows.map(({ hour }) => hour.toISOString());
    };
    await sweepOldHours(fresh.database, new Date("2030-04-15T00:00:00.000Z"), 90 * DAY);
    expect(await left()).toEqual(hours.slice(1));
    await sweepOldHours(fresh.database, new Date("2030-05-02T00:00:00.000Z"), 90 * DAY);
    expect(await left()).toEqual(hours.slice(3));
  });
});

describe("hourly counts of judgments", () => {
  const MOST = 1_000;
  const outcome = (judgmentId: string, namespaceId: number, name = "agreed") => ({
    measure: "outcomes",
    name,
    judgment: { judgmentId, namespaceId },
  });
  const readIn = async (
    organizationId: string,
    { clock }: ReturnType<typeof process>,
    judgmentId: string,
    namespaceId: number,
  ) => {
    const steps = stepsOf({ step: "hour", steps: 1 }, clock.now());
    const stepAt = await readSteps(fresh.database, { organizationId, judgmentId, namespaceId }, steps);
    return stepAt(steps.from);
  };
  const sizes = (organizationId: string) =>
    fresh.database.query({
      text: `select (namespace_id <> 0) as inherited, count(*)::integer as count from judgment_hours
             where organization_id = $1 group by 1 order by 1`,
      values: [organizationId],
    });

  it("are at most 1,000 of a kind an hour, however many processes write, and steps tell what was left out", async () => {
    const organization = fresher();
    const processes = [process(organization), process(organization)];
    const judgment = `jdg_${organization}`;
    for (const [n, { count }] of processes.entries()) {
      count(1, outcome(judgment, 0));
      for (let at = 1; at <= MOST - 100; at++) count(1, outcome(judgment, 1_000_000 + n * MOST + at, "disagreed"));
    }
    await Promise.all(processes.map(({ recorder }) => recorder.write()));
    expect(await sizes(organization)).toEqual([
      { inherited: false, count: 1 },
      { inherited: true, count: MOST },
    ]);
    const [one] = processes as [ReturnType<typeof process>];
    expect(await readIn(organization, one, judgment, 0)).toEqual({ agreed: 2, disagreed: 0, isComplete: true });
    const named = async (namespaceId: number) => readIn(organization, one, judgment, namespaceId);
    const firsts = await Promise.all(processes.map((_, n) => named(1_000_001 + n * MOST)));
    expect(firsts).toContainEqual({ agreed: 0, disagreed: 1, isComplete: false });
    // A count that an hour already has goes on.
    for (const { count, recorder } of processes) {
      for (const n of [0, 1]) count(1, outcome(judgment, 1_000_001 + n * MOST));
      await recorder.write();
    }
    expect(await Promise.all([0, 1].map((n) => named(1_000_001 + n * MOST)))).toEqual(
      firsts.map(({ disagreed }) => ({ agreed: 2 * disagreed, disagreed, isComplete: false })),
    );
    expect(await sizes(organization)).toContainEqual({ inherited: true, count: MOST });
    const left = await fresh.database.query({
      text: "select name, value::integer as value from organization_hours where organization_id = $1 and measure = 'outcomes_left_out'",
      values: [organization],
    });
    const missed = firsts.filter(({ disagreed }) => disagreed === 0).length * 2;
    expect(left).toEqual([{ name: "of namespaces", value: 2 * (MOST - 100) - MOST + missed }]);
  });

  it("of all namespaces together are never below zero, where they began after those of a namespace that is deleted", async () => {
    const organization = fresher();
    const one = process(organization);
    const judgment = `jdg_${organization}`;
    one.count(1, outcome(judgment, 0));
    one.count(3, outcome(judgment, 2_000_000));
    one.count(2, outcome(judgment, 2_000_000, "disagreed"));
    await one.recorder.write();
    expect(await fresh.database.transaction((tx) => forgetNamespaceHours(tx, organization, 2_000_000, 10))).toBe(1);
    expect(await readIn(organization, one, judgment, 0)).toEqual({ agreed: 0, disagreed: 0, isComplete: true });
  });

  it("wait while the database is away, and are deleted with the months", async () => {
    const organization = fresher();
    const one = process(organization, { fails: "before" });
    const judgment = `jdg_${organization}`;
    one.count(2, outcome(judgment, 0));
    await one.recorder.write();
    one.count(1, outcome(judgment, 0, "disagreed"));
    one.state.fails = undefined;
    await one.recorder.write();
    expect(await readIn(organization, one, judgment, 0)).toEqual({ agreed: 2, disagreed: 1, isComplete: true });
    await sweepOldHours(fresh.database, new Date(one.clock.now().getTime() + 90 * DAY), 90 * DAY);
    expect(await sizes(organization)).toHaveLength(1);
    await sweepOldHours(fresh.database, new Date(one.clock.now().getTime() + 130 * DAY), 90 * DAY);
    expect(await sizes(organization)).toEqual([]);
  });
});

describe("the costs of steps", () => {
  const usage = fc.record({
    judgment_units: fc.integer({ min: 0, max: 4_000_000 }),
    bytes_written: fc.integer({ min: 0, max: 700_000_000_000 }),
    bytes_scanned: fc.integer({ min: 0, max: 7_000_000_000_000 }),
  });
  const month = "2030-03";
  const whole = (used: readonly { judgment_units: number; bytes_written: number; bytes_scanned: number }[]) => {
    const sum = (name: "judgment_units" | "bytes_written" | "bytes_scanned") =>
      used.reduce((total, one) => total + BigInt(one[name]), 0n);
    const { judging, writes, queries } = defaultPrices.of(month);
    const lines = [
      judging.costOf(sum("judgment_units")),
      writes.costOf(sum("bytes_written")),
      queries.costOf(sum("bytes_scanned")),
    ];
    return lines.reduce((total, line) => total + billed(line), 0n);
  };

  it("add up to what the month costs, to the micro-dollar, from wherever one begins", () => {
    fc.assert(
      fc.property(fc.array(usage, { minLength: 1, maxLength: 20 }), fc.nat(19), (steps, skipped) => {
        const begin = Math.min(skipped, steps.length - 1);
        const hour = (n: number) => new Date(Date.UTC(2030, 2, 1, n));
        const costs = new RunningCosts(defaultPrices, hour(0), { judgment_units: 0, bytes_written: 0, bytes_scanned: 0 });
        const each = steps.map((one, n) => costs.next(hour(n), one));
        expect(each.reduce((sum, one) => sum + one, 0n)).toBe(whole(steps));
        const used = steps.slice(0, begin).reduce(
          (sum, one) => ({
            judgment_units: sum.judgment_units + one.judgment_units,
            bytes_written: sum.bytes_written + one.bytes_written,
            bytes_scanned: sum.bytes_scanned + one.bytes_scanned,
          }),
          { judgment_units: 0, bytes_written: 0, bytes_scanned: 0 },
        );
        const later = new RunningCosts(defaultPrices, hour(begin), used);
        expect(steps.slice(begin).map((one, n) => later.next(hour(begin + n), one))).toEqual(each.slice(begin));
      }),
    );
  });

  it("begin again with each month", () => {
    const million = { judgment_units: 1_000_000, bytes_written: 0, bytes_scanned: 0 };
    const costs = new RunningCosts(defaultPrices, new Date("2030-03-31T22:00:00.000Z"), million);
    const next = (at: string) => usd(costs.next(new Date(at), { judgment_units: 1_000, bytes_written: 0, bytes_scanned: 0 }));
    expect([next("2030-03-31T22:00:00.000Z"), next("2030-03-31T23:00:00.000Z"), next("2030-04-01T00:00:00.000Z")]).toEqual([
      1.5, 1.5, 2,
    ]);
  });
});
