import { describe, expect, it } from "vitest";
import { runsOf } from "#src/estimates/replay.ts";
import { countTokens, sizeClass } from "#src/judging/tokens.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { judgment, write } from "./support/jobs.ts";

/** A generator of numbers from 0 to 1 that a failing test can be run with again (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const estimate = async (service: TestService, ns: string, body: object = {}) => {
  const answer = await service.request("POST", at(ns, "judgments", "urgent", "backfill"), { body });
  expect(answer.status).toBe(200);
  return answer.body;
};

const question = "Is it?";
/** What an engine is sent for a document of these tests, by the rule of the interface alone. */
const tokensOf = (text: string) => countTokens(`{"document":{"state.text":${JSON.stringify(text)}}}`) + countTokens(question);

describe("an estimate", () => {
  it("counts documents exactly, and is within its stated error of what all of them ask", { timeout: 60_000 }, async () => {
    const service = await testService();
    const random = generator(SEED);
    const ns = freshNamespace();
    // Mostly short texts, and some that are a class of size larger.
    const texts = Array.from({ length: 3_000 }, () =>
      "x".repeat(random() < 0.1 ? 9_000 + random() * 9_000 : random() ** 2 * 3_000),
    );
    await write(
      service,
      ns,
      texts.map((text, n) => ({ id: `d-${n}`, attributes: { open: n % 3 > 0 }, state: { text } })),
    );
    const scope = { context: { fields: ["state.text"] }, applies_to: { "attributes.open": true } };
    await judgment(service, ns, "urgent", { ...scope, freshness: { policy: "manual" } });
    const { estimate: found } = await estimate(service, ns);
    const inScope = texts.filter((_, n) => n % 3 > 0).map(tokensOf);
    expect(found.documents).toBe(inScope.length);
    for (const [given, each] of [
      [found.tokens, inScope],
      [found.judgment_units, inScope.map((tokens) => sizeClass(tokens)!)],
      [found.cost_usd, inScope.map((tokens) => sizeClass(tokens)! * 0.002)],
    ] as const) {
      const total = each.reduce((sum: number, one) => sum + one, 0);
      const mean = total / each.length;
      const deviation = Math.sqrt(each.reduce((sum: number, one) => sum + (one - mean) ** 2, 0) / each.length);
      // The stated error is met 19 times in 20; this holds it to five deviations, which no run should ever exceed.
      const error = 5 * deviation * Math.sqrt((1 - 1_000 / each.length) / 1_000) * each.length;
      expect(Math.abs(given - total), `seed ${SEED}`).toBeLessThanOrEqual(error + 1);
    }
  });

  it("is exact where the sample has all of them, and leaves out what is answered already", async () => {
    const service = await testService();
    const random = generator(SEED);
    const ns = freshNamespace();
    const texts = Array.from({ length: 400 }, () => "x".repeat(random() * 12_000));
    await write(
      service,
      ns,
      texts.map((text, n) => ({ id: `d-${String(n).padStart(3, "0")}`, state: { text } })),
    );
    await judgment(service, ns, "urgent", { context: { fields: ["state.text"] }, freshness: { policy: "manual" } });
    const asked = (some: string[]) => ({
      documents: 400,
      tokens: some.reduce((sum, text) => sum + tokensOf(text), 0),
      judgment_units: some.reduce((sum, text) => sum + sizeClass(tokensOf(text))!, 0),
    });
    const { estimate: whole } = await estimate(service, ns);
    expect(whole, `seed ${SEED}`).toMatchObject(asked(texts));
    const body = { confirm: true, filters: ["id", "Lt", "d-100"] };
    const { body: job } = await service.request("POST", at(ns, "judgments", "urgent", "backfill"), { body });
    await expect
      .poll(async () => (await service.request("GET", `/jobs/${job.id}`)).body.status, { timeout: 30_000 })
      .toBe("done");
    const { estimate: left } = await estimate(service, ns);
    expect(left, `seed ${SEED}`).toMatchObject(asked(texts.slice(100)));
  });
});

describe("a replay", () => {
  const HOUR = 3_600_000;
  /** How often a document that changed at these times is judged, moment by moment. */
  function brute(times: readonly number[], debounce: number, most: number): number {
    let judged = 0;
    let waiting: { first: number; last: number } | undefined;
    for (const at of [...times, Number.POSITIVE_INFINITY]) {
      if (waiting && at >= Math.min(waiting.last + debounce, waiting.first + most)) {
        judged += 1;
        waiting = undefined;
      }
      waiting = { first: waiting?.first ?? at, last: at };
    }
    return judged;
  }

  it("judges a document once for a run of changes, or when it has waited long enough", () => {
    const random = generator(SEED);
    for (let round = 0; round < 300; round++) {
      let at = 0;
      const times = Array.from({ length: 1 + Math.floor(random() * 12) }, () => (at += Math.floor(random() * 4_000)));
      const [debounce_ms, max_wait_ms] = [Math.floor(random() * 3_000), Math.floor(random() * 6_000)];
      expect(runsOf(times, { debounce_ms, max_wait_ms }), `seed ${SEED}, round ${round}`).toBe(
        brute(times, debounce_ms, max_wait_ms),
      );
    }
  });

  it.each([
    ["on_write", { policy: "on_write" }],
    ["on_write with debounce", { policy: "on_write", debounce_ms: 2 * HOUR, max_wait_ms: 5 * HOUR }],
    ["manual", { policy: "manual" }],
  ] as const)("of %s equals one that goes through the week's commits one by one", { timeout: 60_000 }, async (_, freshness) => {
    const service = await testService({ role: "api" });
    const random = generator(SEED);
    const ns = freshNamespace();
    const started = service.clock.now().getTime();
    const changes: { id: string; at: number; deleted: boolean }[] = [];
    // Nine days of writes and deletions of forty documents, half of which the judgment applies to.
    for (let commit = 0; commit < 120; commit++) {
      await service.clock.advance(Math.floor(random() * 3.6 * HOUR));
      const ids = [...new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * 40)))];
      const deleted = random() < 0.1;
      const named = ids.map((n) => `d-${n}`);
      const body = deleted
        ? { delete: named }
        : { upsert: ids.map((n) => ({ id: `d-${n}`, attributes: { even: n % 2 === 0 } })) };
      expect((await service.request("POST", at(ns), { body })).status).toBe(200);
      changes.push(...named.map((id) => ({ id, at: service.clock.now().getTime(), deleted })));
    }
    await judgment(service, ns, "urgent", { freshness, applies_to: { "attributes.even": true } });
    const now = service.clock.now().getTime();
    expect(now - started).toBeGreaterThan(7.5 * 24 * HOUR);
    const since = now - 7 * 24 * HOUR;
    const first = Math.min(...changes.filter((change) => change.at >= since).map((change) => change.at));
    const lives = new Map<string, number[]>();
    for (const { id, at: moment, deleted } of changes) {
      if (deleted || Number(id.slice(2)) % 2 === 1) lives.delete(id);
      else lives.set(id, [...(lives.get(id) ?? []), moment]);
    }
    const recent = [...lives.values()].map((times) => times.filter((one) => one >= since)).filter((times) => times.length > 0);
    const debounce = "debounce_ms" in freshness ? freshness : { debounce_ms: 0, max_wait_ms: 60_000 };
    const judged = recent.reduce((sum, times) => sum + brute(times, debounce.debounce_ms, debounce.max_wait_ms), 0);
    const days = (now - first) / (24 * HOUR);
    const monthly = freshness.policy === "manual" ? 0 : (judged * 30) / days;
    const { replay } = await estimate(service, ns);
    expect(replay, `seed ${SEED}`).toMatchObject({
      replayed_days: expect.closeTo(days, 9),
      entities: recent.length,
      judgments_per_month: expect.closeTo(monthly, 6),
      judgment_units_per_month: expect.closeTo(monthly, 6),
      lower_bound: true,
      excludes: ["fanout"],
    });
    expect(replay.cost_usd_per_month).toBeCloseTo(Math.round(monthly) * 0.002, 6);
  });

  it("has nothing to say where there is no history", async () => {
    const service = await testService({ role: "api" });
    const ns = freshNamespace();
    await judgment(service, ns, "urgent");
    const { estimate: none, replay } = await estimate(service, ns);
    expect(none).toEqual({ documents: 0, tokens: 0, judgment_units: 0, cost_usd: 0, duration_s: 0 });
    expect(replay).toMatchObject({ replayed_days: 0, entities: 0, judgments_per_month: 0, bulk_pool_share: 0 });
  });
});
