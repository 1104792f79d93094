import { describe, expect, it } from "vitest";
import { runsOf } from "#src/jobs/estimates/runs.ts";
import { countTokens, sizeClass } from "#src/judging/engines/tokens.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { seededGenerator } from "#test/support/generator.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, judgment, write } from "./support/jobs.ts";

const { random, seed: SEED } = seededGenerator();

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

  it("on a prefix counts exactly too, whoever overrides what, by a number of statements that namespaces do not raise", {
    timeout: 60_000,
  }, async () => {
    const service = await testService({ role: "api" });
    const root = freshNamespace();
    const each = 12;
    const textOf = (n: number) => "x".repeat((n * 977) % 7_000);
    const fill = async (from: number, to: number) => {
      for (let space = from; space < to; space++) {
        const upsert = Array.from({ length: each }, (_, n) => ({
          id: `d-${n}`,
          attributes: { open: (space + n) % 3 > 0, n },
          state: { text: textOf(space * each + n) },
        }));
        expect((await service.request("POST", at(`${root}/s${space}`), { body: { upsert } })).status).toBe(200);
      }
    };
    await judgment(service, `${root}/*`, "urgent", {
      context: { fields: ["state.text"] },
      applies_to: { "attributes.open": true },
      freshness: { policy: "manual" },
      thresholds: { page: 0.5 },
    });
    const statements = async (body: object) => {
      let count = 0;
      const note = service.routing.note.bind(service.routing);
      service.routing.note = (statement) => {
        count += 1;
        return note(statement);
      };
      const found = await estimate(service, `${root}/*`, body);
      service.routing.note = note;
      return { count, found: found.estimate };
    };
    const expected = (spaces: number, holds: (n: number) => boolean, apart: readonly number[] = []) => {
      const texts = Array.from({ length: spaces * each }, (_, at_) => ({
        space: Math.floor(at_ / each),
        n: at_ % each,
        text: textOf(at_),
      }));
      const inScope = texts.filter(({ space, n }) => (space + n) % 3 > 0 && holds(n) && !apart.includes(space));
      return {
        documents: inScope.length,
        tokens: inScope.reduce((sum, { text }) => sum + tokensOf(text), 0),
        judgment_units: inScope.reduce((sum, { text }) => sum + sizeClass(tokensOf(text))!, 0),
      };
    };
    const filters = [
      "And",
      [
        ["attributes.n", "Lt", 7],
        ["answers.urgent.freshness", "Eq", "unavailable"],
      ],
    ];
    await fill(0, 10);
    // Once for what is held in memory from then on.
    await statements({});
    const few = [await statements({}), await statements({ filters })];
    expect(few.map(({ found }) => found)).toMatchObject([expected(10, () => true), expected(10, (n) => n < 7)]);
    await fill(10, 40);
    const many = [await statements({}), await statements({ filters })];
    expect(many.map(({ found }) => found)).toMatchObject([expected(40, () => true), expected(40, (n) => n < 7)]);
    // Some of them are believed for a second: the thirty namespaces more would be thirty statements or more.
    for (const [at_, { count }] of many.entries()) expect(Math.abs(count - few[at_]!.count)).toBeLessThan(5);
    // One has another judgment of the name, one other thresholds, one nothing to judge.
    await judgment(service, `${root}/s3`, "urgent");
    const patch = { body: { thresholds: { page: 0.9 } } };
    expect((await service.request("PATCH", at(`${root}/s4`, "judgments", "urgent"), patch)).status).toBe(200);
    expect((await statements({})).found).toMatchObject(expected(40, () => true, [3]));
    expect((await statements({ filters: ["answers.urgent.thresholds.page", "Eq", null] })).found.documents).toBe(
      expected(40, () => true, [3]).documents,
    );
  });

  it("is exact where the sample has all of them, and leaves out what is answered already", async () => {
    const service = await testService();
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
    for (let round = 0; round < 300; round++) {
      let at = 0;
      const times = Array.from({ length: 1 + Math.floor(random() * 12) }, () => (at += Math.floor(random() * 4_000)));
      const [debounce_ms, max_wait_ms] = [Math.floor(random() * 3_000), Math.floor(random() * 6_000)];
      expect(runsOf(times, { debounce_ms, max_wait_ms }), `seed ${SEED}, round ${round}`).toBe(
        brute(times, debounce_ms, max_wait_ms),
      );
    }
  });

  const policies = [
    { policy: "on_write" },
    { policy: "on_write", debounce_ms: 2 * HOUR, max_wait_ms: 5 * HOUR },
    { policy: "periodic", interval: "5h" },
    { policy: "manual" },
  ] as const;

  /** Answers that changes of one document at these times ask for. */
  function asked(times: readonly number[], freshness: (typeof policies)[number]): number {
    if (freshness.policy === "manual") return 0;
    if (freshness.policy === "periodic") return new Set(times.map((one) => Math.floor(one / (5 * HOUR)))).size;
    return "debounce_ms" in freshness ? brute(times, freshness.debounce_ms, freshness.max_wait_ms) : times.length;
  }

  it.each([
    ["a namespace", [""]],
    ["all namespaces under a prefix", ["/a", "/b", "/c/d", "/e"]],
  ])("of %s equals one that goes through the week's commits one by one", { timeout: 60_000 }, async (_, names) => {
    const service = await testService({ role: "api" });
    const root = freshNamespace();
    const owner = names.length === 1 ? root : `${root}/*`;
    const started = service.clock.now().getTime();
    const changes: { id: string; at: number; deleted: boolean }[] = [];
    // Nine days of writes and deletions of forty documents, half of which the judgments apply to.
    for (let commit = 0; commit < 100; commit++) {
      await service.clock.advance(Math.floor(random() * 4.4 * HOUR));
      const ids = [...new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * 40)))];
      const deleted = random() < 0.1;
      for (const [at_, name] of names.entries()) {
        const own = ids.filter((n) => n % names.length === at_);
        if (own.length === 0) continue;
        const body = deleted
          ? { delete: own.map((n) => `d-${n}`) }
          : { upsert: own.map((n) => ({ id: `d-${n}`, attributes: { even: (n >> 2) % 2 === 0 } })) };
        expect((await service.request("POST", at(`${root}${name}`), { body })).status).toBe(200);
        changes.push(...own.map((n) => ({ id: `d-${n}`, at: service.clock.now().getTime(), deleted })));
      }
    }
    const now = service.clock.now().getTime();
    expect(now - started).toBeGreaterThan(7.5 * 24 * HOUR);
    const since = now - 7 * 24 * HOUR;
    // The namespaces are older than the week. So its quiet beginning counts too.
    const days = 7;
    const lives = new Map<string, number[]>();
    for (const { id, at: moment, deleted } of changes) {
      if (deleted || (Number(id.slice(2)) >> 2) % 2 === 1) lives.delete(id);
      else lives.set(id, [...(lives.get(id) ?? []), moment]);
    }
    const recent = [...lives.values()].map((times) => times.filter((one) => one >= since)).filter((times) => times.length > 0);
    for (const [n, freshness] of policies.entries()) {
      const name = `urgent-${n}`;
      await judgment(service, owner, name, { freshness, applies_to: { "attributes.even": true } });
      const judged = recent.reduce((sum, times) => sum + asked(times, freshness), 0);
      const monthly = (judged * 30) / days;
      const { body } = await service.request("POST", at(owner, "judgments", name, "backfill"), { body: {} });
      expect(body.estimate.documents, `seed ${SEED}`).toBe(lives.size);
      expect(body.replay, `seed ${SEED}, ${JSON.stringify(freshness)}`).toMatchObject({
        replayed_days: expect.closeTo(days, 9),
        entities: recent.length,
        judgments_per_month: expect.closeTo(monthly, 6),
        judgment_units_per_month: expect.closeTo(monthly, 6),
        lower_bound: true,
        excludes: ["fanout"],
      });
      expect(body.replay.cost_usd_per_month).toBeCloseTo(Math.round(monthly) * 0.002, 6);
    }
  });

  it("takes what was loaded a moment ago for a day's changes, not for a stream", async () => {
    const service = await testService({ role: "api" });
    const ns = freshNamespace();
    await service.request("POST", at(ns), { body: { upsert: documents(10) } });
    await judgment(service, ns, "urgent");
    await service.clock.advance(HOUR);
    expect((await estimate(service, ns)).replay).toMatchObject({
      replayed_days: expect.closeTo(1 / 24, 9),
      entities: 10,
      judgments_per_month: 300,
      cost_usd_per_month: 0.6,
    });
    await service.clock.advance(47 * HOUR);
    expect((await estimate(service, ns)).replay).toMatchObject({ replayed_days: 2, judgments_per_month: 150 });
  });

  it("takes the whole week where a namespace is older, however late in the week it was written to", async () => {
    const service = await testService({ role: "api" });
    const root = freshNamespace();
    await judgment(service, `${root}/*`, "urgent");
    const put = async (name: string) => {
      expect((await service.request("POST", at(`${root}/${name}`), { body: { upsert: documents(10) } })).status).toBe(200);
    };
    await put("old");
    await service.clock.advance(20 * 24 * HOUR);
    await put("old");
    await service.clock.advance(HOUR);
    const expected = { replayed_days: 7, entities: 10, judgments_per_month: expect.closeTo((10 * 30) / 7, 9) };
    expect((await estimate(service, `${root}/old`)).replay).toMatchObject(expected);
    await put("new");
    await service.clock.advance(HOUR);
    // The new one is not thinned out over the week of the old one.
    const both = { replayed_days: 7, entities: 20, judgments_per_month: expect.closeTo((10 * 30) / 7 + 10 * 30, 9) };
    expect((await estimate(service, `${root}/*`)).replay).toMatchObject(both);
    expect((await estimate(service, `${root}/new`)).replay).toMatchObject({ replayed_days: expect.closeTo(1 / 24, 9) });
  });

  it("has nothing to say where there is no history", async () => {
    const service = await testService({ role: "api" });
    const ns = freshNamespace();
    await judgment(service, ns, "urgent");
    const { estimate: none, replay } = await estimate(service, ns);
    expect(none).toEqual({ documents: 0, tokens: 0, judgment_units: 0, requests: 0, cost_usd: 0, duration_s: 0 });
    expect(replay).toMatchObject({ replayed_days: 0, entities: 0, judgments_per_month: 0, bulk_pool_share: 0 });
  });
});
