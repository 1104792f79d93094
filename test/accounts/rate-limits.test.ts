import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Identity } from "#src/accounts/identity.ts";
import type { Admission } from "#src/accounts/limits/admission.ts";
import { type RateLevels, storedRateLevels } from "#src/accounts/limits/rate-levels.ts";
import { RateLimits } from "#src/accounts/limits/rate-limits.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { type MovableClock, movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { levelsInMemory } from "#test/support/rate-levels.ts";

const identity = (id: string, plan: Identity["plan"] = "developer"): Identity => ({
  organizationId: "org_a",
  plan,
  key: { id, role: "read_write", admin: false, scope: null, expiresAt: null, allowedAddresses: null },
});
const key = identity("key_a");

function processes(number: number, levels: RateLevels, limit: number, clock: MovableClock = movableClock()) {
  const warn = vi.fn();
  const limits = { developer: limit, team: 3, scale: 4 };
  const each = Array.from({ length: number }, () => new RateLimits({ levels, clock, limits, log: { warn } }));
  return { each, warn, clock };
}

/** A table that counts its requests. It can be missing, or not answer. */
function watched(levels: RateLevels) {
  const seen = { settlements: 0, forgotten: 0, gone: false, silence: null as Promise<void> | null };
  const watching: RateLevels = {
    async settle(settlement) {
      seen.settlements++;
      await seen.silence;
      if (seen.gone) throw new ServiceError("unavailable", "The database is gone.");
      return levels.settle(settlement);
    },
    giveBack: (of) => levels.giveBack(of),
    forgetBefore(at) {
      seen.forgotten++;
      return levels.forgetBefore(at);
    },
  };
  return { seen, watching };
}

const letIn = (admissions: readonly Admission[]) => admissions.filter(({ retryAfter }) => retryAfter === null).length;

async function times(limits: RateLimits, number: number): Promise<Admission[]> {
  const admissions: Admission[] = [];
  for (let count = 0; count < number; count++) admissions.push(await limits.admit(key));
  return admissions;
}

describe("one process", () => {
  test("lets a key make a minute's requests at once, and then one by one at their rate", async () => {
    const { each, clock } = processes(1, levelsInMemory(), 2);
    const limits = each[0]!;
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 1, reset: 30, retryAfter: null });
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 0, reset: 60, retryAfter: null });
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 0, reset: 60, retryAfter: 30 });
    await clock.advance(29_500);
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 0, reset: 31, retryAfter: 1 });
    await clock.advance(500);
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 0, reset: 60, retryAfter: null });
    await clock.advance(60_000);
    expect(await limits.admit(key)).toEqual({ limit: 2, remaining: 1, reset: 30, retryAfter: null });
  });

  test("lets no second burst in at the turn of a minute of the clock", async () => {
    const { each, clock } = processes(1, levelsInMemory(), 600, movableClock("2030-01-01T00:00:59.900Z"));
    expect(letIn(await times(each[0]!, 700))).toBe(600);
    await clock.advance(200);
    expect(letIn(await times(each[0]!, 700))).toBe(2);
    await clock.advance(30_000);
    expect(letIn(await times(each[0]!, 700))).toBe(300);
  });

  test("counts keys apart, each by its plan", async () => {
    const limits = processes(1, levelsInMemory(), 2).each[0]!;
    for (const [id, plan, limit] of [
      ["key_a", "developer", 2],
      ["key_b", "team", 3],
      ["key_c", "scale", 4],
    ] as const) {
      const admissions = await Promise.all(Array.from({ length: 6 }, () => limits.admit(identity(id, plan))));
      expect(letIn(admissions)).toBe(limit);
    }
  });

  test("says exactly what remains, one by one down to nothing", async () => {
    const { each } = processes(1, levelsInMemory(), 600);
    const admissions = await times(each[0]!, 700);
    expect(admissions.map(({ remaining }) => remaining)).toEqual([
      ...Array.from({ length: 600 }, (_, n) => 599 - n),
      ...Array(100).fill(0),
    ]);
  });

  test("takes nothing for what it refuses", async () => {
    const { each, clock } = processes(1, levelsInMemory(), 1);
    await times(each[0]!, 100);
    await clock.advance(60_000);
    expect((await each[0]!.admit(key)).retryAfter).toBeNull();
  });

  test("settles once for many requests, and answers most at once; a refusal costs nothing", async () => {
    const { seen, watching } = watched(levelsInMemory());
    const limits = processes(1, watching, 60_000).each[0]!;
    let waited = 0;
    for (let count = 0; count < 60_000; count++) {
      const admission = limits.admit(key);
      if (admission instanceof Promise) waited++;
      await admission;
    }
    expect(seen.settlements).toBeLessThan(120);
    expect(waited).toBeLessThan(10);
    const before = seen.settlements;
    expect(letIn(await times(limits, 1_000))).toBe(0);
    expect(seen.settlements).toBeLessThan(before + 3);
  });

  test("forgets keys that make no requests any more", async () => {
    const levels = levelsInMemory();
    const { each, clock } = processes(1, levels, 600);
    for (let minute = 0; minute < 10; minute++) {
      await each[0]!.admit(identity(`key_${minute}`));
      await clock.advance(60_000);
    }
    await each[0]!.admit(key);
    expect(levels.rows.size).toBeLessThanOrEqual(5);
  });
});

describe("while the database is gone", () => {
  test("requests are let in by what this process counts, up to the limit, and the log says so once", async () => {
    const { seen, watching } = watched(levelsInMemory());
    const { each, warn } = processes(1, watching, 100);
    seen.gone = true;
    expect(letIn(await times(each[0]!, 150))).toBe(100);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("what others were known to have let in still counts", async () => {
    const { seen, watching } = watched(levelsInMemory());
    const [one, other] = processes(2, watching, 100).each as [RateLimits, RateLimits];
    await times(other, 60);
    await times(one, 1);
    seen.gone = true;
    const more = letIn(await times(one, 100));
    expect(more).toBeGreaterThanOrEqual(35);
    expect(more).toBeLessThanOrEqual(45);
  });

  test("a silent one makes nobody wait for long, and what was let in meanwhile is settled when it speaks again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const levels = levelsInMemory();
      const { seen, watching } = watched(levels);
      const [one, other] = processes(2, watching, 100).each as [RateLimits, RateLimits];
      const { promise, resolve: speak } = Promise.withResolvers<void>();
      seen.silence = promise;
      const waiting = Promise.all(Array.from({ length: 30 }, () => one.admit(key)));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(letIn(await waiting)).toBe(30);
      expect(letIn(await times(one, 30))).toBe(30);
      seen.silence = null;
      speak();
      await vi.advanceTimersByTimeAsync(1_000);
      await times(one, 10);
      await vi.advanceTimersByTimeAsync(1_000);
      const rest = letIn(await times(other, 100));
      expect(70 + rest).toBeGreaterThanOrEqual(90);
      expect(70 + rest).toBeLessThanOrEqual(110);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("several processes", () => {
  test("never let in more than the limit, nor refuse all before 95% of it, however requests are spread", async () => {
    const step = fc.record({ process: fc.nat(11), burst: fc.integer({ min: 1, max: 400 }), pause: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 7, 20, 100, 600, 6_000),
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { maxLength: 30 }),
        async (limit, number, steps) => {
          const { each } = processes(number, levelsInMemory(), limit);
          const admissions: (Admission | Promise<Admission>)[] = [];
          for (const { process, burst, pause } of steps) {
            for (let count = 0; count < burst; count++) admissions.push(each[process % number]!.admit(key));
            if (pause) await Promise.all(admissions);
          }
          const all = await Promise.all(admissions);
          expect(letIn(all)).toBeLessThanOrEqual(limit);
          if (letIn(all) < all.length) expect(letIn(all)).toBeGreaterThanOrEqual(Math.ceil(limit * 0.95));
          for (const { remaining } of all) expect(remaining).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("that hold reserves which they do not use give them back to those that need them", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    try {
      const { each } = processes(3, levelsInMemory(), 600);
      const [busy, ...idle] = each as [RateLimits, ...RateLimits[]];
      let total = 0;
      for (const limits of idle) total += letIn(await times(limits, 150));
      total += letIn(await times(busy, 600));
      expect(total).toBeLessThan(600);
      await vi.advanceTimersByTimeAsync(5_000);
      total += letIn(await times(busy, 600));
      expect(total).toBe(600);
    } finally {
      vi.useRealTimers();
    }
  });

  test("agree on one key at a real database as in memory, also when all begin at once", async () => {
    const { database } = await freshDatabase();
    const { seen, watching } = watched(storedRateLevels(database));
    const { each, clock, warn } = processes(10, watching, 600);
    const burst = () => Promise.all(each.flatMap((limits) => Array.from({ length: 90 }, () => limits.admit(key))));
    for (let minute = 0; minute < 2; minute++) {
      const before = seen.settlements;
      const total = letIn(await burst());
      expect(total).toBeLessThanOrEqual(600);
      expect(total).toBeGreaterThanOrEqual(570);
      expect(seen.settlements - before).toBeLessThan(60);
      await clock.advance(60_000);
    }
    expect(warn).not.toHaveBeenCalled();
  });

  test("give back what they hold when they stop, also where they are settling, so that others let in the rest", async () => {
    for (const used of [1, 40, 100, 333]) {
      const { each } = processes(2, levelsInMemory(), 600);
      const [stops, stays] = each as [RateLimits, RateLimits];
      const first = letIn(await Promise.all(Array.from({ length: used }, () => stops.admit(key))));
      await stops.close();
      expect(first + letIn(await times(stays, 700))).toBe(600);
    }
  });

  test("leave no rows of keys without requests in the database", async () => {
    const { database } = await freshDatabase();
    const { each, clock } = processes(2, storedRateLevels(database), 600);
    for (let minute = 0; minute < 6; minute++) {
      for (const limits of each) await limits.admit(identity(`key_${minute}`));
      await clock.advance(60_000);
    }
    await each[0]!.admit(key);
    const rows = () => database.query({ text: "select key_id from rate_levels" });
    await expect.poll(async () => (await rows()).length).toBeLessThanOrEqual(5);
  });

  test("of which one crashed with a reserve are as good as before within a minute", async () => {
    const levels = levelsInMemory();
    const { each, clock } = processes(2, levels, 600);
    const [crashes, stays] = each as [RateLimits, RateLimits];
    await times(crashes, 50);
    expect([...levels.rows.values()][0]!.held).toBeGreaterThan(0);
    await clock.advance(60_000);
    const letInAlone = letIn(await times(stays, 700));
    expect(letInAlone).toBe(600);
    expect([...levels.rows.values()][0]!.held).toBe(0);
  });
});

describe("the table", () => {
  const settlement = fc.record({
    debt: fc.nat(10),
    waiting: fc.nat(80),
    recorded: fc.nat(40),
    wanted: fc.nat(60),
    later: fc.nat(20_000),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
    back: fc.boolean(),
  });

  test("does the same as its rules written down plainly", async () => {
    const { database } = await freshDatabase();
    const stored = storedRateLevels(database);
    const plain = levelsInMemory();
    let keys = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(1, 19, 20, 60, 600), fc.array(settlement, { maxLength: 20 }), async (limit, steps) => {
        const keyId = `key_${keys++}`;
        let at = 1_900_000_000_000;
        for (const { used, back, later, ...step } of steps) {
          at += later - 1_000;
          const asked = { keyId, at, limit, ...step, unspent: Math.floor(step.recorded * used) };
          const settled = await stored.settle(asked);
          const { level, ...others } = await plain.settle(asked);
          expect(settled).toEqual({ ...others, level: expect.closeTo(level, 6) });
          if (back) await Promise.all([stored, plain].map((levels) => levels.giveBack(asked)));
        }
      }),
      { numRuns: 40 },
    );
  });
});
