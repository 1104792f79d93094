/** A choice that is asked in several orders: what the engine gets, what is logged and billed, and how an engine's bias is cut. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace, invalid, refusal } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, type TestRequest, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
let cheap: TestEngine;
let place: string;

const OPTIONS = ["a", "b", "c"];
const options = OPTIONS.map((value) => ({ value }));
/** What the first place adds, beside what is true. */
const BIAS = 0.3;

const numberIn = ({ contextText }: Pick<TestRequest, "contextText">) => Number(/n":(\d+)/.exec(contextText)![1]);
/** What is true of a document: each time another option, surer or less sure. */
function truthOf(n: number): Record<string, number> {
  const most = 0.5 + (n % 7) / 20;
  return Object.fromEntries(OPTIONS.map((value, at) => [value, at === n % 3 ? most : (1 - most) / 2]));
}

/** Prefers what stands first. */
function biased(question: EngineQuestion, request: TestRequest): RawAnswer {
  if (question.type !== "choice") return { type: "bool", p: 0.25 };
  const truth = truthOf(numberIn(request));
  const masses = question.options.map(({ value }, at) => (1 - BIAS) * (truth[value] ?? 0) + (at === 0 ? BIAS : 0));
  const dist = Object.fromEntries(question.options.map(({ value }, at) => [value, masses[at]!]));
  return { type: "choice", value: question.options[masses.indexOf(Math.max(...masses))]!.value, dist };
}

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
  const learner = { ...testEngine("learner"), settings: ["learn", "both_orders"] };
  service = await testService({ engines: [cheap, learner] }, true);
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
const topic = (engine: object = { name: "test", orders: 2 }, members: object = {}) => ({
  name: "topic",
  question: "Which?",
  type: "choice",
  options,
  engine,
  ...members,
});
const define = (...given: Parameters<typeof topic>) => request("POST", at(place, "judgments"), topic(...given));
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, state: { n } }));
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

it.each(["answers", "requests"] as const)("is billed twice in two orders, where the list counts %s", async (by) => {
  const free = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };
  const judging_units = [{ engine: "test", model: "*", units: 3 }];
  const list = [{ ...free, judging: [{ usd: 1 }], judging_units, judging_by: by }];
  const own = await testService({ prices: readPrices(JSON.stringify(list)) });
  own.engine.answer = biased;
  const ns = freshNamespace();
  expect((await own.request("POST", at(ns, "judgments"), { body: topic() })).status).toBe(201);
  await write(own, ns, numbered(4));
  const { body } = await own.request("GET", "/usage");
  expect(body.lines[0]).toMatchObject({ line: "judging", judgment_units: 4 * 2 * 3, cost_usd: 24 });
  expect(own.engine.requests).toHaveLength(8);
});

it("passes a shared budget by less than one answer in all its orders", { timeout: 60_000 }, async () => {
  const free = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };
  const own = await testService({ prices: readPrices(JSON.stringify([{ ...free, judging: [{ usd: 1 }] }])) });
  own.engine.answer = biased;
  const tenant = freshNamespace();
  const budget = { budget_usd_per_month: 15 };
  const put = await own.request("PUT", `/budgets/${encodeURIComponent(`${tenant}/*`)}`, { body: budget });
  expect(put.status).toBe(200);
  expect((await own.request("POST", at(`${tenant}/*`, "judgments"), { body: topic() })).status).toBe(201);
  const names = ["a", "b", "c"].map((name) => `${tenant}/${name}`);
  await Promise.all(names.map((name) => own.request("POST", at(name), { body: { upsert: numbered(10) } })));
  const paused = async () => {
    const all = await Promise.all(names.map((name) => own.request("GET", at(name))));
    return all.every(({ body }) => body.budget_paused);
  };
  await expect.poll(paused, { timeout: 30_000 }).toBe(true);
  const { body } = await own.request("GET", "/usage");
  expect(body.lines[0].judgment_units).toBe(own.engine.requests.length);
  expect(own.engine.requests).toHaveLength(16);
});

it("marks a question as repeated after a crash between its orders", { timeout: 60_000 }, async () => {
  const own = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  expect((await own.request("POST", at(ns, "judgments"), { body: topic() })).status).toBe(201);
  await own.request("POST", at(ns), { body: { upsert: numbered(2) } });
  const worker = await own.beside("worker");
  worker.engine.answer = biased;
  const asks = worker.engine.evaluate.bind(worker.engine);
  // The second order of one document is never answered.
  worker.engine.evaluate = (requests, signal) => {
    const [{ questions, contextText }] = requests as [TestRequest];
    if (questions[0]!.id === "topic" || numberIn({ contextText }) === 1) return asks(requests, signal);
    const failure = { code: "cancelled", message: "aborted", retryable: true } as const;
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve([{ ok: false, failure }]), { once: true }));
  };
  const rows = () =>
    own.fresh.database.query<{ document_id: string; repeated: boolean; requests: number }>({
      text: `
        select e.document_id, e.repeated, e.requests from evaluations e join namespaces n on n.namespace_id = e.namespace_id
        where n.name = $1 order by e.document_id`,
      values: [ns],
    });
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(1);
  await worker.stop();
  const second = await own.beside("worker");
  second.engine.answer = biased;
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(2);
  expect(await rows()).toEqual([
    { document_id: "d-0", repeated: true, requests: 2 },
    { document_id: "d-1", repeated: false, requests: 2 },
  ]);
  expect(second.engine.requests).toHaveLength(2);
  await expect.poll(() => own.fresh.database.query({ text: "select from asked" })).toEqual([]);
});

describe("more than one order is refused", () => {
  const refused = async (definition: object) => service.request("POST", at(place, "judgments"), { body: definition });
  const only = { ...topic(), options: options.slice(0, 1) };
  const two = { ...topic({ name: "test", orders: 3 }), options: options.slice(0, 2) };
  const bool = { name: "topic", question: "Is it?", type: "bool", engine: { name: "test", orders: 2 } };
  const score = { ...bool, type: "score", criteria: ["low", "high"] };
  it.each([
    ["of a bool", bool, "/engine/orders", "a bool has no options"],
    ["of a score", score, "/engine/orders", "a score has no options"],
    ["of a composite", { ...bool, parts: [{ name: "a", question: "A?" }] }, "/engine/orders", "a bool has no options"],
    ["of one option", only, "/engine/orders", "absent or 1: 1 options"],
    ["of too few options", two, "/engine/orders", "must be at most 2"],
    ["with learn", topic({ name: "learner", orders: 2, learn: true }), "/engine/orders", "learns"],
    ["with both_orders", topic({ name: "learner", orders: 2, both_orders: true }), "/engine/orders", "both_orders"],
    ["below 1", topic({ name: "test", orders: 0 }), "/engine/orders", ""],
    ["above 4", topic({ name: "test", orders: 5 }), "/engine/orders", ""],
    ["that is no whole number", topic({ name: "test", orders: 1.5 }), "/engine/orders", ""],
    ["as text", topic({ name: "test", orders: "2" }), "/engine/orders", ""],
    [
      "of a first engine",
      topic({ name: "test", cascade: { first: { name: "cheap", orders: 2 }, min_confidence: 0.5 } }),
      "/engine/cascade/first/orders",
      "",
    ],
  ])("%s", async (_, definition, path, words) => {
    const answer = await refused(definition);
    expect(refusal(answer)).toEqual(invalid(path));
    expect(JSON.stringify(answer.body)).toContain(words);
  });

  it("and one is accepted anywhere", async () => {
    expect((await refused({ ...bool, engine: { name: "test", orders: 1 } })).status).toBe(201);
    expect((await refused({ ...only, name: "other", engine: { name: "test", orders: 1 } })).status).toBe(201);
  });
});
