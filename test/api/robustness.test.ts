/** The same asked in other ways: how often the answer turns, and by how much. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Evaluation, Job, RobustnessReport, RobustnessResult, RobustnessVariant } from "#generated/types.ts";
import type { EngineQuestion, EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { answerByNumber, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["robustness_start"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", criteria: { true: "it burns", false: "it waits" } };
const topic = {
  name: "urgent",
  question: "Which?",
  type: "choice",
  options: [{ value: "a" }, { value: "b" }, { value: "c" }],
};
const level = { name: "urgent", question: "How urgent?", type: "score", criteria: ["low", "middle", "high"] };
const path = (place: string) => at(place, "judgments", "urgent", "robustness");
const numberIn = (contextText: string) => Number(/"n":(\d+)/.exec(contextText)![1]);

afterEach(() => {
  api.service.engine.answer = answerByNumber;
  api.service.engine.instead = null;
  api.service.engine.gate = Promise.resolve();
});

async function furnished(definition: object, documents = 40): Promise<string> {
  const namespace = freshNamespace();
  const { status, body } = await api.post(at(namespace, "judgments"), definition);
  expect({ status, body }).toMatchObject({ status: 201 });
  api.service.engine.answer = answerByNumber;
  await write(
    api.service,
    namespace,
    numbers(0, documents).map((n) => ({ id: `d-${n}`, state: { n } })),
  );
  return namespace;
}

async function ended(id: string): Promise<Job> {
  await vi.waitUntil(
    async () => {
      await api.service.clock.advance(300);
      return ["done", "failed", "cancelled", "paused"].includes((await api.get(`/jobs/${id}`)).body.status);
    },
    { timeout: 20_000 },
  );
  return (await api.get(`/jobs/${id}`)).body;
}

async function tested(place: string, more: object = {}): Promise<Job & { robustness: RobustnessReport }> {
  const { status, body } = await api.post(path(place), { sample: 40, budget_usd: 10, confirm: true, ...more });
  expect({ status, body }).toMatchObject({ status: 202, body: { type: "robustness", status: "running", robustness: null } });
  return (await ended(body.id)) as Job & { robustness: RobustnessReport };
}

const of = ({ results }: RobustnessReport, variant: RobustnessVariant): RobustnessResult =>
  results.find((one) => one.variant === variant)!;

describe("a judge that does not mind how it is asked", () => {
  /** A bool is read back from its opposite. */
  const steady = (question: EngineQuestion, request: { contextText: string }): RawAnswer => {
    const answer = answerByNumber(question, request as never);
    const isOpposite = question.type === "bool" && question.question !== urgent.question;
    return answer.type === "bool" && isOpposite ? { type: "bool", p: 1 - answer.p } : answer;
  };

  it("turns no answer of a bool", async () => {
    const place = await furnished(urgent);
    api.service.engine.answer = steady;
    const asked = api.service.engine.requests.length;
    const { status, robustness, progress, spend_usd, estimate } = await tested(place);
    expect(status).toBe("done");
    expect(progress.documents_done).toBe(40);
    expect(spend_usd).toBeCloseTo(estimate!.cost_usd, 6);
    expect(robustness).toMatchObject({ documents: 40, is_complete: true });
    expect(robustness.results.map(({ variant }) => variant)).toEqual(["repeated", "negated", "exchanged", "padded"]);
    for (const { documents, turned, change, size, first_position } of robustness.results) {
      expect({ documents, first_position }).toEqual({ documents: 40, first_position: null });
      expect(turned).toMatchObject({ estimate: 0, low: 0 });
      expect(turned).toEqual(shown(0, 40));
      expect(change!.estimate).toBeCloseTo(0, 12);
      expect(size!.estimate).toBeCloseTo(0, 12);
      expect(change!.low).toBeLessThan(0);
    }
    const questions = api.service.engine.requests.slice(asked);
    expect(questions).toHaveLength(40 * 5);
    const texts = new Set(questions.map(({ questions: [one] }) => JSON.stringify(one)));
    expect([...texts].some((text) => text.includes("it burns") && text.includes('"true":"it waits"'))).toBe(true);
    for (const { contextText } of questions) expect(() => JSON.parse(contextText)).not.toThrow();
    expect(questions.filter(({ contextText }) => contextText.includes("padding"))).toHaveLength(40);
  });

  it("is about all documents of its sample, also where a pause comes within a page", async () => {
    const place = await furnished(urgent);
    const { engine } = api.service;
    engine.answer = steady;
    const asked = engine.requests.length;
    const gate = Promise.withResolvers<void>();
    engine.gate = gate.promise;
    // What was asked before the pause is asked again, so it may cost more than its estimate.
    const { body: job } = await api.post(path(place), { sample: 40, budget_usd: 10, confirm: true });
    await expect.poll(() => engine.requests.length - asked, { timeout: 20_000 }).toBe(16);
    expect((await api.post(`/jobs/${job.id}/pause`)).status).toBe(200);
    gate.resolve();
    const spent = async () => (await api.get(`/jobs/${job.id}`)).body.spend_usd;
    await expect.poll(spent, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await api.post(`/jobs/${job.id}/resume`)).status).toBe(200);
    const { status, robustness, progress } = (await ended(job.id)) as Job & { robustness: RobustnessReport };
    expect([status, progress.documents_done]).toEqual(["done", 40]);
    expect(robustness).toMatchObject({ documents: 40, is_complete: true });
    expect(robustness.results.map(({ documents }) => documents)).toEqual([40, 40, 40, 40]);
  });

  it("reads levels back that are listed the other way round", async () => {
    const place = await furnished(level);
    api.service.engine.answer = (question, request) => {
      const answer = answerByNumber(question, request) as Extract<RawAnswer, { type: "score" }>;
      if (question.type !== "score" || question.levels[0] === "low") return answer;
      const { 0: low, 1: middle, 2: high } = answer.dist as Record<number, number>;
      return { type: "score", score: 2 - answer.score, dist: { 0: high!, 1: middle!, 2: low! } };
    };
    const { robustness } = await tested(place);
    expect(robustness.results.map(({ variant }) => variant)).toEqual(["repeated", "reordered", "padded"]);
    expect(of(robustness, "reordered")).toMatchObject({ documents: 40, turned: { estimate: 0 } });
    expect(of(robustness, "reordered").size!.estimate).toBeCloseTo(0, 12);
  });
});

describe("a judge that minds", () => {
  it("negation turns its answers, by as much as the report says", async () => {
    const place = await furnished(urgent);
    // It answers the negated question as if it were not.
    api.service.engine.answer = (_, { contextText }) => ({ type: "bool", p: pOf(numberIn(contextText)) });
    const { robustness } = await tested(place);
    const changes = numbers(0, 40).map((n) => 1 - 2 * pOf(n));
    const { turned, change, size } = of(robustness, "negated");
    expect(turned!.estimate).toBe(1);
    expect(change!.estimate).toBeCloseTo(changes.reduce((sum, one) => sum + one, 0) / 40, 9);
    expect(size!.estimate).toBeCloseTo(changes.reduce((sum, one) => sum + Math.abs(one), 0) / 40, 9);
    expect(of(robustness, "repeated").turned!.estimate).toBe(0);
  });

  it("likes what is listed first, or what is long, and the report says by how much", async () => {
    const place = await furnished(topic);
    api.service.engine.answer = (question) => {
      const values = (question as Extract<EngineQuestion, { type: "choice" }>).options.map(({ value }) => value);
      const dist = Object.fromEntries(values.map((value, option) => [value, option === 0 ? 0.7 : 0.1]));
      return { type: "choice", value: values[0]!, dist };
    };
    const { robustness } = await tested(place);
    const { first_position, turned } = of(robustness, "reordered");
    expect(turned!.estimate).toBe(1);
    expect(first_position!.estimate).toBeCloseTo(0.6, 12);
    expect(first_position!.low).toBeGreaterThan(0.4);
    const yes = await furnished(urgent);
    api.service.engine.answer = (_, { contextText }) => ({ type: "bool", p: contextText.includes("padding") ? 0.6 : 0.4 });
    expect(of((await tested(yes)).robustness, "padded").change!.estimate).toBeCloseTo(0.2, 12);
  });
});

/** Makes another version, and judges the documents by it. */
async function activated(place: string, version: number): Promise<void> {
  await api.service.clock.advance(1_000);
  const made = await api.post(at(place, "judgments", "urgent", "versions"), {
    ...urgent,
    question: `Is it urgent (${version})?`,
  });
  expect(made.status).toBe(201);
  expect((await api.post(at(place, "judgments", "urgent", "activate"), { version, force: true })).status).toBe(200);
  await write(
    api.service,
    place,
    numbers(0, 20).map((n) => ({ id: `d-${n}`, state: { n, version } })),
  );
}

describe("what was asked in another way", () => {
  it("says so in the log, and is no answer of another version that a queue could find in disagreement", async () => {
    const place = await furnished(urgent, 20);
    const turning = (turns: (contextText: string) => boolean) => (question: EngineQuestion, request: EngineRequest) => {
      const answer = answerByNumber(question, request);
      return answer.type === "bool" && turns(request.contextText) ? { ...answer, p: 1 - answer.p } : answer;
    };
    // A long text turns some answers.
    api.service.engine.answer = turning((text) => text.includes("padding") && numberIn(text) < 6);
    await tested(place, { sample: 20 });
    const log = (await api.get(`${at(place, "judgments", "urgent", "evaluations")}?limit=200`)).body.evaluations as Evaluation[];
    const ways = Map.groupBy(log, ({ shadow, asked_as }) => `${shadow} ${asked_as}`);
    const counts = Object.fromEntries([...ways].map(([way, { length }]) => [way, length]));
    const shadow = { "true repeated": 20, "true negated": 20, "true exchanged": 20, "true padded": 20 };
    expect(counts).toEqual({ "false undefined": 20, "true undefined": 20, ...shadow });

    await activated(place, 2);
    const drawn = async () => {
      const made = await api.post(at(place, "judgments", "urgent", "label_queue"), { strategy: "disagreement", size: 10 });
      expect(made.body).toMatchObject({ population: 20, items: 10 });
      const claimed = await api.post(at(place, "judgments", "urgent", "label_queue", made.body.id, "claim"), { labeler: "ana" });
      return claimed.body.item.probability;
    };
    // Both versions say the same about every document, so all have the same chance.
    expect(await drawn()).toBe(0.5);
    api.service.engine.answer = turning((text) => numberIn(text) < 4);
    await activated(place, 3);
    // All four that turned are drawn, and six of the sixteen others.
    expect([1, 6 / 16]).toContain(await drawn());
  });
});

describe("cost", () => {
  it("is estimated before anything is asked, and is what is billed", async () => {
    const place = await furnished(urgent);
    const asked = api.service.engine.requests.length;
    const { status, body } = await api.post(path(place), { sample: 30, budget_usd: 0 });
    expect({ status, body }).toMatchObject({ status: 200, body: { estimate: { documents: 30, requests: 150 } } });
    expect(api.service.engine.requests).toHaveLength(asked);
    const usage = async () => (await api.get("/usage")).body.cost_usd as number;
    const before = await usage();
    const { spend_usd } = await tested(place, { sample: 30 });
    expect(spend_usd).toBeCloseTo(body.estimate.cost_usd, 6);
    expect((await usage()) - before).toBeCloseTo(spend_usd, 6);
  });

  it("is refused where it is more than may be spent", async () => {
    const place = await furnished(urgent);
    expect(refusal(await api.post(path(place), { budget_usd: 0, confirm: true }))).toEqual(invalid("/budget_usd"));
    expect((await api.patch(at(place), { budget_usd_per_month: 0 })).status).toBe(200);
    const refused = await api.post(path(place), { budget_usd: 10, confirm: true });
    expect(refusal(refused)).toEqual({ status: 402, code: "budget_exceeded" });
  });
});

it("stores no answers, and nobody takes its answers for one to the question", async () => {
  const place = await furnished({ ...urgent, reuse: "namespace" });
  const before = (await api.get(at(place, "documents", "d-1"))).body;
  await tested(place);
  expect((await api.get(at(place, "documents", "d-1"))).body).toEqual(before);
  const asked = api.service.engine.requests.length;
  // An equal context is answered from the log, by what was asked as usual.
  await write(api.service, place, [{ id: "other", state: { n: 1 } }]);
  expect((await api.get(at(place, "documents", "other"))).body.answers.urgent.p).toBe(before.answers.urgent.p);
  expect(api.service.engine.requests).toHaveLength(asked);
});

it("is refused for a judgment that is not there, inherited or inactive", async () => {
  const place = await furnished(urgent, 1);
  const body = { budget_usd: 1 };
  expect(refusal(await api.post(at(place, "judgments", "none", "robustness"), body))).toEqual({ status: 404, code: "not_found" });
  expect(refusal(await api.post(path(place), { ...body, sample: 5 }))).toEqual(invalid("/sample"));
  const large = await api.post(path(place), { ...body, sample: "x".repeat(1_100_000) });
  expect(refusal(large)).toEqual({ status: 413, code: "too_large" });
  expect((await api.post(at(place, "judgments", "urgent", "deactivate"))).status).toBe(200);
  expect(refusal(await api.post(path(place), body))).toEqual({ status: 409, code: "conflict" });
});

it("waits for an engine that is away, and asks nothing twice that was answered", async () => {
  const place = await furnished(urgent);
  const { engine } = api.service;
  engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "too much", retryable: true } });
  const { body } = await api.post(path(place), { sample: 20, budget_usd: 10, confirm: true });
  await vi.waitUntil(
    async () => {
      await api.service.clock.advance(300);
      return (await api.get(`/jobs/${body.id}`)).body.waiting !== null;
    },
    { timeout: 20_000 },
  );
  engine.instead = null;
  await api.service.clock.advance(600_000);
  expect(await ended(body.id)).toMatchObject({ status: "done", robustness: { documents: 20, is_complete: true } });
});
