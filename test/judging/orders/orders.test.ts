/** A choice that is asked in several orders: what the engine gets, what is logged and billed, and how an engine's bias is cut. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";
import { BIAS, biased, numbered, numberIn, OPTIONS, topic, truthOf } from "./biased.ts";

let service: TestService;
let cheap: TestEngine;
let place: string;

/** The mean by hand: each order is written out. */
function oracle(n: number, orders: readonly string[]): Record<string, number> {
  const truth = truthOf(n);
  return Object.fromEntries(
    OPTIONS.map((value) => {
      const first = orders.filter((order) => order[0] === value).length / orders.length;
      return [value, (1 - BIAS) * truth[value]! + BIAS * first];
    }),
  );
}

beforeAll(async () => {
  cheap = testEngine("cheap");
  cheap.currentVersion = "cheap-1";
  service = await testService({ engines: [cheap] }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  for (const engine of [cheap, service.engine]) {
    engine.requests.length = 0;
    engine.answer = biased;
    engine.instead = null;
    engine.currentVersion = `${engine.name}-1`;
  }
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const define = (...given: Parameters<typeof topic>) => request("POST", at(place, "judgments"), topic(...given));
const answerOf = async (id: string) => (await request("GET", at(place, "documents", id))).answers.topic;
const log = async (judgment = "topic") =>
  (await request("GET", `${at(place, "judgments", judgment, "evaluations")}?limit=100`)).evaluations;
/** What was asked, request by request. */
const asked = ({ requests }: TestEngine) =>
  requests.map((one) =>
    one.questions.map((question) =>
      question.type === "choice" ? `${question.id} ${question.options.map(({ value }) => value[0]).join("")}` : question.id,
    ),
  );
const usage = async () => {
  const [row] = await service.fresh.database.query<{ units: number; tokens: number }>({
    text: `
      select coalesce(sum(u.units), 0)::integer as units, coalesce(sum(u.tokens), 0)::integer as tokens from usage_lines u
      join namespaces n on n.namespace_id = u.namespace_id where n.name = $1 and u.line = 'judging'`,
    values: [place],
  });
  return row!;
};

describe("a choice in several orders", () => {
  it("is asked once in each, each in a request of its own, and the mean is the answer", async () => {
    await define();
    await write(service, place, numbered(12));
    expect(asked(service.engine)).toHaveLength(24);
    for (let n = 0; n < 12; n++) {
      const own = service.engine.requests.filter((one) => numberIn(one) === n);
      expect(asked({ requests: own } as unknown as TestEngine).toSorted()).toEqual([["topic abcn"], ["topic.2 cban"]]);
      expect(own.every(({ settings }) => Object.keys(settings ?? {}).length === 0)).toBe(true);
      const { value, dist } = await answerOf(`d-${n}`);
      const expected = oracle(n, ["abc", "cba"]);
      for (const option of OPTIONS) expect(dist[option]).toBeCloseTo(expected[option]!, 12);
      expect(dist[value]).toBe(Math.max(...(Object.values(dist) as number[])));
    }
  });

  it.each([
    [3, ["abc", "cba", "bca"]],
    [4, ["abc", "cba", "bca", "acb"]],
  ])("takes the mean of %i orders", async (orders, written) => {
    await define({ name: "test", orders });
    await write(service, place, numbered(3));
    expect(service.engine.requests).toHaveLength(3 * orders);
    for (let n = 0; n < 3; n++) {
      const { dist } = await answerOf(`d-${n}`);
      for (const option of OPTIONS) expect(dist[option]).toBeCloseTo(oracle(n, written)[option]!, 12);
    }
  });

  it("logs, bills and explains each order", async () => {
    await define();
    await write(service, place, numbered(2));
    const explained = await request("GET", at(place, "documents", "d-0", "answers", "topic", "explain"));
    expect(explained).toMatchObject({ requests: 2, requests_taken: 2, judgment_units: 2, engine: { name: "test", orders: 2 } });
    expect(explained.questions.map(({ id }: { id: string }) => id)).toEqual(["topic", "topic.2"]);
    expect(explained.questions).toEqual(service.engine.requests.slice(0, 2).flatMap(({ questions }) => questions));
    const rows = await log();
    expect(rows).toHaveLength(2);
    for (const one of rows) expect(one).toMatchObject({ requests: 2, judgment_units: 2, tokens: 2 * explained.tokens });
    expect(await usage()).toEqual({ units: 4, tokens: 4 * explained.tokens });
  });

  it("estimates what it then bills", async () => {
    await write(service, place, numbered(5));
    await define({ name: "test", orders: 4 });
    const { id } = await request("POST", at(place, "judgments", "topic", "backfill"), { confirm: true });
    const { estimate } = await jobWhen(service, id, "done");
    const { units, tokens } = await usage();
    expect(estimate).toMatchObject({ documents: 5, judgment_units: 20, requests: 20 });
    expect([units, tokens]).toEqual([20, estimate.tokens]);
    expect(service.engine.requests).toHaveLength(20);
  });

  it("shows in a trial what it takes, and takes that", async () => {
    await write(service, place, numbered(2));
    const trial = (members: object = {}) => request("POST", at(place, "try"), { ...topic(), document_ids: ["d-0"], ...members });
    const ahead = await trial({ dry_run: true });
    const [{ tokens }] = ahead.documents;
    expect(ahead.documents).toEqual([expect.objectContaining({ judgment_units: 2 })]);
    expect(service.engine.requests).toHaveLength(0);
    const { documents, usage: billed } = await trial();
    expect(documents).toEqual([expect.objectContaining({ judgment_units: 2, tokens })]);
    expect([ahead.usage, billed]).toEqual(
      Array(2).fill(expect.objectContaining({ judgment_units: 2, tokens_evaluated: 2 * tokens })),
    );
    for (const option of OPTIONS) expect(documents[0].answer.dist[option]).toBeCloseTo(oracle(0, ["abc", "cba"])[option]!, 12);
  });

  it("shares its first request with the other questions about a context", async () => {
    await request("POST", at(place, "judgments"), { name: "urgent", question: "Is it?", type: "bool", engine: { name: "test" } });
    await define();
    await write(service, place, numbered(1));
    expect(asked(service.engine).map((ids) => ids.toSorted())).toEqual([["topic abcn", "urgent"], ["topic.2 cban"]]);
    expect(await log("urgent")).toEqual([expect.objectContaining({ requests: 1, judgment_units: 1 })]);
    expect(await log()).toEqual([expect.objectContaining({ requests: 2, judgment_units: 2 })]);
  });

  it("has no answer and no bill where one order fails, and other questions have theirs", async () => {
    await request("POST", at(place, "judgments"), { name: "urgent", question: "Is it?", type: "bool", engine: { name: "test" } });
    await define();
    const failure = { code: "refused", message: "not so", retryable: false } as const;
    service.engine.instead = ({ questions: [one] }) => (one!.id === "topic.2" ? { ok: false, failure } : null);
    await write(service, place, numbered(1));
    expect(await answerOf("d-0")).toMatchObject({ error: { code: "engine_refused" } });
    expect(await log()).toEqual([expect.objectContaining({ judgment_units: 0, error: expect.anything() })]);
    expect(await log("urgent")).toEqual([expect.objectContaining({ p: 0.25, requests: 1 })]);
    expect((await usage()).units).toBe(1);
  });

  it("has no answer from two versions of an engine", async () => {
    await define();
    service.engine.instead = ({ questions: [one] }) => {
      service.engine.currentVersion = one!.id === "topic.2" ? "test-2" : "test-1";
      return null;
    };
    await write(service, place, numbered(1));
    expect((await log())[0]).toMatchObject({ error: { code: "invalid_reply" }, judgment_units: 0 });
  });

  it("reuses answers to equal contexts", async () => {
    await define(undefined, { reuse: "namespace" });
    await write(service, place, [{ id: "one", state: { n: 1 } }]);
    await write(service, place, [{ id: "other", state: { n: 1 } }]);
    expect(service.engine.requests).toHaveLength(2);
    expect((await answerOf("other")).dist).toEqual((await answerOf("one")).dist);
    const rows = await log();
    expect(rows.find((one: { document_id: string }) => one.document_id === "other")).toMatchObject({
      carried: true,
      judgment_units: 0,
    });
  });

  it("is another question than in one order, and the log has the answers of both", async () => {
    await define({ name: "test" }, { context: { fields: ["state.n"] } });
    await write(service, place, numbered(1));
    const activate = async (engine: object) => {
      const { name: _, ...version } = topic(engine, { context: { fields: ["state.n"] } });
      const made = await request("POST", at(place, "judgments", "topic", "versions"), version);
      await request("POST", at(place, "judgments", "topic", "activate"), { version: made.version, force: true });
      // A change outside of the context makes the answer due.
      await request("POST", at(place), {
        upsert: [{ ...numbered(1)[0], attributes: { made: made.version } }],
        wait_for: ["topic"],
      });
      return service.engine.requests.length;
    };
    expect(service.engine.requests).toHaveLength(1);
    expect(await activate({ name: "test", orders: 2 })).toBe(3);
    const { dist } = await answerOf("d-0");
    for (const option of OPTIONS) expect(dist[option]).toBeCloseTo(oracle(0, ["abc", "cba"])[option]!, 12);
    // One order is what it was before.
    expect(await activate({ name: "test", orders: 1 })).toBe(3);
    expect((await answerOf("d-0")).dist.a).toBeCloseTo(oracle(0, ["abc"]).a!, 12);
    expect(await activate({ name: "test", orders: 2 })).toBe(3);
    expect((await answerOf("d-0")).dist).toEqual(dist);
  });

  it("asks the first engine of a cascade in the first order alone", async () => {
    const first = { name: "cheap" };
    await define({ name: "test", orders: 2, cascade: { first, min_confidence: 0.9 } });
    cheap.answer = (question, one) => {
      if (numberIn(one) > 0 || question.type !== "choice") return biased(question, one);
      return { type: "choice", value: "b", dist: { b: 1 } };
    };
    await write(service, place, numbered(2));
    expect(asked(cheap)).toEqual([["topic abcn"], ["topic abcn"]]);
    expect(asked(service.engine).toSorted()).toEqual([["topic abcn"], ["topic.2 cban"]]);
    expect(await answerOf("d-0")).toMatchObject({ value: "b", engine: { name: "cheap" } });
    const { dist } = await answerOf("d-1");
    for (const option of OPTIONS) expect(dist[option]).toBeCloseTo(oracle(1, ["abc", "cba"])[option]!, 12);
    const rows = (await log()).map((one: Record<string, unknown>) => [
      one.document_id,
      (one.engine as { name: string }).name,
      one.judgment_units,
      one.requests,
    ]);
    expect(rows.toSorted()).toEqual([
      ["d-0", "cheap", 1, 1],
      ["d-1", "cheap", 1, 1],
      ["d-1", "test", 2, 2],
    ]);
    expect((await usage()).units).toBe(4);
  });

  it("asks each different order once where the options are few documents", async () => {
    const related = [{ name: "same", join: { theirs: "attributes.key", mine: "attributes.key" }, fields: ["state.n"] }];
    const context = { fields: ["state.n"], related };
    await define({ name: "test", orders: 4 }, { options: { from: "same" }, context, freshness: { policy: "manual" } });
    const keyed = (id: string, key: string, n: number) => ({ id, attributes: { key }, state: { n } });
    const pair = [keyed("x", "two", 1), keyed("y", "two", 2)];
    await write(service, place, [
      ...pair,
      keyed("z", "two", 3),
      keyed("p", "one", 4),
      keyed("q", "one", 5),
      keyed("alone", "none", 6),
    ]);
    const units = async (id: string) => {
      const path = at(place, "documents", id, "answers", "topic", "explain");
      await expect.poll(async () => (await service.request("GET", path)).status, { timeout: 30_000 }).toBe(200);
      const { judgment_units, requests, questions } = await request("GET", path);
      return [judgment_units, requests, questions.length];
    };
    expect([await units("x"), await units("p"), await units("alone")]).toEqual([
      [2, 2, 2],
      [1, 1, 1],
      [0, 0, 1],
    ]);
  });
});

describe("an engine that prefers the first place", () => {
  it("is wrong less often, and by less", async () => {
    const off = async (engine: object) => {
      place = freshNamespace();
      await define(engine);
      await write(service, place, numbered(21));
      let wrong = 0;
      let distance = 0;
      for (let n = 0; n < 21; n++) {
        const { value, dist } = await answerOf(`d-${n}`);
        if (value !== OPTIONS[n % 3]) wrong += 1;
        distance += Math.max(...OPTIONS.map((option) => Math.abs(dist[option] - truthOf(n)[option]!)));
      }
      return { wrong, distance };
    };
    const [once, twice, four] = [
      await off({ name: "test" }),
      await off({ name: "test", orders: 2 }),
      await off({ name: "test", orders: 4 }),
    ];
    expect(once.wrong).toBeGreaterThan(5);
    expect(twice.wrong).toBe(0);
    expect(four.wrong).toBe(0);
    expect(twice.distance).toBeLessThan(0.8 * once.distance);
    expect(four.distance).toBeLessThan(0.8 * once.distance);
  });

  it("shows no bias by position in a test of robustness", async () => {
    const biasOf = async (engine: object) => {
      place = freshNamespace();
      await define(engine);
      await write(service, place, numbered(30));
      const path = at(place, "judgments", "topic", "robustness");
      const before = service.engine.requests.length;
      const { estimate } = await request("POST", path, { sample: 30, budget_usd: 5 });
      const { id } = await request("POST", path, { sample: 30, budget_usd: 5, confirm: true });
      const job = await jobWhen(service, id, "done");
      expect(service.engine.requests.length - before).toBe(estimate.requests);
      expect(job.spend_usd).toBeCloseTo(estimate.cost_usd, 6);
      const reordered = job.robustness.results.find(({ variant }: { variant: string }) => variant === "reordered");
      return { first: reordered.first_position.estimate, turned: reordered.turned.estimate, requests: estimate.requests };
    };
    const once = await biasOf({ name: "test" });
    const twice = await biasOf({ name: "test", orders: 2 });
    expect(once.first).toBeCloseTo(BIAS, 12);
    expect(once.turned).toBeGreaterThan(0.3);
    expect(twice.first).toBeCloseTo(0, 12);
    expect(twice.turned).toBe(0);
    expect([once.requests, twice.requests]).toEqual([120, 240]);
  });
});
