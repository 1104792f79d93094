/** Composites: asked part by part, combined by weights that are fitted to outcomes, by a trial and by night. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Answer, CompositeShadowReport } from "#generated/types.ts";
import type { EngineQuestion, EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import { type Composite, combined } from "#src/judging/numbers/combine.ts";
import type { WeightsWithout } from "#src/judging/numbers/without.ts";
import { foldOf } from "#src/quality/fits/folds.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { numbers, pOf } from "#test/quality/calibration/judged.ts";
import { type TestService, testService } from "#test/support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

const parts = [
  { name: "blocked", question: "Blocked?" },
  { name: "money", question: "Money?" },
];
const urgent = {
  name: "urgent",
  type: "bool",
  question: "Urgent?",
  parts,
  features: ["attributes.amount", "attributes.vip"],
  context: { fields: ["state.n"] },
  thresholds: { page: 0.5 },
};
const plain = { name: "plain", type: "bool", question: "Plain?", context: { fields: ["state.n"] } };

const nOf = ({ contextText }: EngineRequest) => Number(/"state.n":(\d+)/.exec(contextText)![1]);
const pOfPart = (name: string, n: number) => (name === "Blocked?" ? pOf(n) : pOf(n + 4_001)) * 0.98 + 0.01;
const answerParts = (question: EngineQuestion, request: EngineRequest): RawAnswer => ({
  type: "bool",
  p: pOfPart((question as { question: string }).question, nOf(request)),
});
/** Money and the amount decide; whether somebody is blocked does not. */
const isSo = (n: number) => pOf(n + 4_001) + (n % 3) * 0.2 > 0.7;
const odds = (p: number) => Math.log(p / (1 - p));

const post = async (path: string, body?: object, status = 201) => {
  const answer = await service.request("POST", path, body ? { body } : {});
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
  return answer.body;
};
const create = (owner: string, body: object = urgent) => post(at(owner, "judgments"), body);
const documents = (of: readonly number[]) =>
  of.map((n) => ({ id: `d-${n}`, attributes: { amount: n % 3, vip: n % 2 === 0 }, state: { n } }));
async function judged(namespace: string, of: readonly number[]): Promise<void> {
  service.engine.answer = answerParts;
  await write(service, namespace, documents(of));
}
const label = (namespace: string, of: readonly number[]) =>
  post(at(namespace, "outcomes"), {
    outcomes: of.map((n) => ({ id: `o-${n}`, document_id: `d-${n}`, judgment: "urgent", value: isSo(n) })),
  });
const answerTo = async (namespace: string, n: number): Promise<Answer> =>
  (await service.request("GET", at(namespace, "documents", `d-${n}`))).body.answers.urgent;

describe("a composite", () => {
  it("is asked part by part in one request with what else is asked of the document, and answers with the mean of their log-odds", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await create(namespace, plain);
    service.engine.requests.length = 0;
    await judged(namespace, [5]);
    const asked = service.engine.requests.map(({ questions }) =>
      questions.map((one) => (one as { question: string }).question).sort(),
    );
    expect(asked).toEqual([["Blocked?", "Money?", "Plain?"]]);
    const answer = await answerTo(namespace, 5);
    const [blocked, money] = [pOfPart("Blocked?", 5), pOfPart("Money?", 5)];
    expect(answer).toMatchObject({ type: "bool", freshness: "fresh", version: 1, parts: { blocked, money } });
    expect(odds(answer.p!)).toBeCloseTo((odds(blocked) + odds(money)) / 2, 9);
    expect(answer.thresholds).toEqual({ page: answer.p! >= 0.5 });
    const { body: log } = await service.request("GET", at(namespace, "judgments", "urgent", "evaluations"));
    expect(log.evaluations).toMatchObject([{ p: answer.p, parts: { blocked, money }, judgment_units: 1 }]);
    const { body: explained } = await service.request("GET", at(namespace, "documents", "d-5", "answers", "urgent", "explain"));
    expect(explained).toMatchObject({ question: "Blocked?\nMoney?", answer: { parts: { blocked, money } } });
    // Before any fit parts weigh alike.
    const none = { weight: 0, mean: 0, scale: 1 };
    expect(explained.weights).toEqual({
      version: 1,
      fitted_at: null,
      labels: null,
      intercept: 0,
      parts: [
        { name: "blocked", weight: 0.5 },
        { name: "money", weight: 0.5 },
      ],
      features: urgent.features.map((path) => ({ path, ...none })),
    });
    const { body: found } = await service.request("POST", at(namespace, "query"), {
      body: { filters: ["answers.urgent.p", "Gte", answer.p], include: { answers: ["urgent"] } },
    });
    expect(found.rows).toMatchObject([{ id: "d-5", answers: { urgent: { parts: { blocked, money } } } }]);
    // The same context again costs nothing.
    const before = service.engine.requests.length;
    await judged(namespace, [5]);
    expect(service.engine.requests.length).toBe(before);
    expect(await answerTo(namespace, 5)).toMatchObject({ freshness: "fresh", p: answer.p });
  });

  it("of more parts than an engine takes at once is asked in several requests, and fails where one of its parts does", async () => {
    const namespace = freshNamespace();
    const many = Array.from({ length: 23 }, (_, n) => ({ name: `p${n}`, question: n === 22 ? "Money?" : "Blocked?" }));
    await create(namespace, { ...urgent, parts: many });
    service.engine.requests.length = 0;
    await judged(namespace, [9]);
    expect(service.engine.requests.map(({ questions }) => questions.length).sort()).toEqual([10, 10, 3].sort());
    const answer = await answerTo(namespace, 9);
    expect(Object.keys(answer.parts!)).toHaveLength(23);
    expect(odds(answer.p!)).toBeCloseTo((22 * odds(pOfPart("Blocked?", 9)) + odds(pOfPart("Money?", 9))) / 23, 9);
    service.engine.answer = (question, request) =>
      (question as { question: string }).question === "Money?" ? null : answerParts(question, request);
    await write(service, namespace, documents([10]));
    expect(await answerTo(namespace, 10)).toMatchObject({ freshness: "unavailable", error: { code: "engine_refused" } });
    expect(await answerTo(namespace, 10)).not.toHaveProperty("p");
  });

  it("takes no criteria, for its parts are what decides", async () => {
    const { status, body } = await service.request("POST", at(freshNamespace(), "judgments"), {
      body: { ...urgent, criteria: "c" },
    });
    expect([status, body.error.details.issues[0].path]).toEqual([400, "/criteria"]);
  });
});

describe("trying a composite", () => {
  const version = (namespace: string, more: object) =>
    post(at(namespace, "judgments", "urgent", "versions"), { ...urgent, ...more });
  const activate = (namespace: string) => post(at(namespace, "judgments", "urgent", "activate"), { version: 2 }, 202);

  it("fails for too few labels, before anything is judged for it", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    await judged(namespace, numbers(0, 60));
    await label(namespace, numbers(0, 49));
    await version(namespace, { question: "Is it?", parts: [...parts].reverse() });
    service.engine.requests.length = 0;
    const job = await activate(namespace);
    const failed = await jobWhen(service, job.id, "failed");
    const so = numbers(0, 49).filter(isSo).length;
    expect(failed.error).toBe(
      `insufficient_labels: A fit needs outcomes of 50 documents, at least 10 of them true and 10 false; there are 49, ${so} true and ${49 - so} false.`,
    );
    expect(failed).toMatchObject({ type: "shadow", spend_usd: 0, report: null });
    expect(service.engine.requests).toEqual([]);
    expect((await service.request("GET", at(namespace, "judgments", "urgent"))).body.active_version).toBe(1);
  });

  it("fits weights to labelled documents, reports them cross-validated, and confirming answers by them", async () => {
    const namespace = freshNamespace();
    const { parts: _, features: __, ...bool } = urgent;
    await create(namespace, bool);
    await judged(namespace, numbers(0, 120));
    await label(namespace, numbers(0, 110));
    await version(namespace, {});
    const job = await activate(namespace);
    const { report } = (await jobWhen(service, job.id, (one) => one.report !== null)) as { report: CompositeShadowReport };
    expect(report).toMatchObject({ documents: 120, labels: 110, threshold_flips: { page: expect.any(Number) } });
    expect(report.weights.map(({ name, kind, current }) => [name, kind, current])).toEqual([
      ["blocked", "part", null],
      ["money", "part", null],
      ["attributes.amount", "feature", null],
      ["attributes.vip", "feature", null],
    ]);
    const [blocked, money, amount] = report.weights.map(({ candidate }) => candidate);
    expect(money).toBeGreaterThan(3 * Math.abs(blocked!));
    expect(amount).toBeGreaterThan(0.5);
    expect(report.candidate.accuracy).toBeGreaterThan(0.85);
    expect(report.candidate.log_loss).toBeLessThan(report.current!.log_loss);
    await post(`/jobs/${job.id}/confirm`, undefined, 200);
    await judged(namespace, [300]);
    const answer = await answerTo(namespace, 300);
    expect(answer.version).toBe(2);
    const without = odds(pOfPart("Blocked?", 300)) * blocked! + odds(pOfPart("Money?", 300)) * money!;
    expect(odds(answer.p!)).not.toBeCloseTo((odds(pOfPart("Blocked?", 300)) + odds(pOfPart("Money?", 300))) / 2, 2);
    expect(Math.abs(odds(answer.p!) - without)).toBeLessThan(10);
    // A feature that the context does not show changes the answer and asks nobody.
    const before = service.engine.requests.length;
    await post(at(namespace), { patch: [{ id: "d-300", attributes: { amount: 2 } }] }, 200);
    await vi.waitUntil(async () => (await answerTo(namespace, 300)).p !== answer.p, { timeout: 30_000 });
    expect(odds((await answerTo(namespace, 300)).p!)).toBeGreaterThan(odds(answer.p!));
    expect(service.engine.requests.length).toBe(before);
  });
});

describe("by night", () => {
  it("weights are fitted anew where outcomes grew by a fifth, and stored answers follow without any engine", async () => {
    const namespace = freshNamespace();
    await create(namespace);
    const of = numbers(0, 400);
    await judged(namespace, of);
    const filters = ["answers.urgent.p", "Gte", 0.5];
    await post(at(namespace, "subscriptions"), { name: "likely", filters, bulk: "deliver" });
    const live = async () => (await service.request("GET", at(namespace, "subscriptions", "likely"))).body.status === "live";
    await vi.waitUntil(live, { timeout: 30_000 });
    const before = new Map(await Promise.all(of.slice(0, 20).map(async (n) => [n, await answerTo(namespace, n)] as const)));
    await label(namespace, of.slice(0, 90));
    service.engine.requests.length = 0;
    await service.clock.advance(86_400_000);
    const walked = async () => {
      const [row] = await service.fresh.database.query<{ walk: object | null; labels: number | null }>({
        text: `
          select (select walk from calibration_runs where judgment_id = j.judgment_id) as walk,
                 (select labels from composite_weights where judgment_id = j.judgment_id and version = 1) as labels
          from judgments j where j.owner = $1`,
        values: [namespace],
      });
      return row!.walk === null ? row!.labels : null;
    };
    await vi.waitUntil(async () => (await walked()) === 90, { timeout: 30_000 });
    const [stored] = await service.fresh.database.query<{
      weights: {
        intercept: number;
        parts: Record<string, number>;
        features: Record<string, { weight: number; mean: number; scale: number }>;
      };
    }>({
      text: "select weights from composite_weights w join judgments j using (judgment_id) where j.owner = $1",
      values: [namespace],
    });
    const { weights } = stored!;
    const { body: read } = await service.request("GET", at(namespace, "judgments", "urgent"));
    expect(read.weights).toEqual({
      version: 1,
      fitted_at: expect.any(String),
      labels: 90,
      intercept: weights.intercept,
      parts: parts.map(({ name }) => ({ name, weight: weights.parts[name] })),
      features: urgent.features.map((path) => ({ path, ...weights.features[path] })),
    });
    const { body: explained } = await service.request("GET", at(namespace, "documents", "d-5", "answers", "urgent", "explain"));
    expect(explained.weights).toEqual(read.weights);
    for (const [n, was] of before) {
      const now = await answerTo(namespace, n);
      const amount = weights.features["attributes.amount"]!;
      const vip = weights.features["attributes.vip"]!;
      const expected =
        weights.intercept +
        weights.parts.blocked! * odds(pOfPart("Blocked?", n)) +
        weights.parts.money! * odds(pOfPart("Money?", n)) +
        (amount.weight * ((n % 3) - amount.mean)) / amount.scale +
        (vip.weight * (Number(n % 2 === 0) - vip.mean)) / vip.scale;
      expect(odds(now.p!)).toBeCloseTo(expected, 6);
      expect(now).toMatchObject({ freshness: "fresh", parts: was.parts, evaluated_at: was.evaluated_at, revision: was.revision });
    }
    expect(service.engine.requests).toEqual([]);
    // Whoever entered or left by it is told why.
    const { body: query } = await service.request("POST", at(namespace, "query"), { body: { filters, top_k: 1_000 } });
    const members = new Set<string>(query.rows.map(({ id }: { id: string }) => id));
    const told = async () => {
      const path = `/events?types=subscription.*&namespace_prefix=${encodeURIComponent(namespace)}&limit=1000`;
      return (await service.request("GET", path)).body.events;
    };
    await vi.waitUntil(
      async () => {
        const { body } = await service.request("POST", at(namespace, "subscriptions", "likely", "query"), {
          body: { top_k: 1_000 },
        });
        return (
          body.rows.length === members.size &&
          (await told()).some(({ data }: { data: { cause: string } }) => data.cause === "weights")
        );
      },
      { timeout: 30_000 },
    );
    // A few outcomes more change nothing.
    await label(namespace, of.slice(90, 100));
    await service.clock.advance(86_400_000);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await walked()).toBe(90);
    await label(namespace, of.slice(100, 110));
    await service.clock.advance(86_400_000);
    await vi.waitUntil(async () => (await walked()) === 110, { timeout: 30_000 });
    // What is judged from now on is judged by them, and calibrated as they answer.
    const { body: report } = await service.request("GET", at(namespace, "judgments", "urgent", "calibration"));
    expect(report.epochs).toMatchObject([{ outcomes: 110, method: "platt" }]);
    expect((await answerTo(namespace, 3)).calibrated).toMatchObject({ p: expect.any(Number) });
    // Figures are of answers by weights that have not seen the document's fold, in the report, in recommendations, and in a trial.
    const [inForce] = await service.fresh.database.query<{ without: WeightsWithout; id: number }>({
      text: `
        select w.without, n.namespace_id as id from composite_weights w join judgments j using (judgment_id) join namespaces n on n.name = j.owner
        where j.owner = $1 and w.version = 1`,
      values: [namespace],
    });
    const answers = await Promise.all(
      of.slice(0, 110).map(async (n) => {
        const { p, parts: said } = await answerTo(namespace, n);
        const inputs = { ...said, "attributes.amount": n % 3, "attributes.vip": Number(n % 2 === 0) };
        const weights = inForce!.without[`${foldOf(inForce!.id, `d-${n}`)}`]!;
        return { p: combined(urgent as unknown as Composite, weights, inputs), shown: p!, so: isSo(n) };
      }),
    );
    const lossOf = (key: "p" | "shown") =>
      answers.reduce((sum, { so, [key]: p }) => sum - Math.log(so ? p : 1 - p), 0) / answers.length;
    const loss = lossOf("p");
    expect(loss).toBeGreaterThan(lossOf("shown"));
    const target = { cost: { false_positive: 1, false_negative: 1 } };
    const { recommended } = await post(at(namespace, "judgments", "urgent", "recommend"), { target }, 200);
    const mistakes = (gte: number) => answers.filter(({ p, so }) => p >= gte !== so).length;
    expect(mistakes(recommended)).toBe(Math.min(...answers.map(({ p }) => mistakes(p))));
    expect(report.epochs[0].raw.log_loss).toBeCloseTo(loss, 9);
    expect(report.epochs[0].raw.reliability.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(110);
    await post(at(namespace, "judgments", "urgent", "versions"), { ...urgent, parts: [...parts].reverse() });
    const { id } = await post(at(namespace, "judgments", "urgent", "activate"), { version: 2 }, 202);
    const trial = (await jobWhen(service, id, (one) => one.report !== null)).report as CompositeShadowReport;
    expect(trial.current!.log_loss).toBeCloseTo(loss, 9);
    // The same parts in another order count as the same version in comparisons.
    expect(trial.candidate.log_loss).toBeCloseTo(loss, 9);
    expect(trial.candidate).toMatchObject({ measured: 110, brier_score: expect.any(Number) });
  }, 90_000);
});
