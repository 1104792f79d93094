/** Jobs that ask a cascade of two engines: what is asked, logged and billed, also where they stop in between. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { eventsOf, jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
/** Asked first. Its numbers come from the document. */
let cheap: TestEngine;
let place: string;

const stateOf = (contextText: string): { n: number; p: number } => JSON.parse(contextText).document.state;

beforeAll(async () => {
  cheap = testEngine("cheap");
  cheap.currentVersion = "cheap-1";
  service = await testService({ engines: [cheap] }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cheap.requests.length = 0;
  service.engine.requests.length = 0;
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: stateOf(contextText).p });
  service.engine.answer = () => ({ type: "bool", p: 0.75 });
});
afterEach(() => {
  for (const engine of [cheap, service.engine]) {
    engine.instead = null;
    engine.gate = Promise.resolve();
  }
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const define = (members: object = {}) =>
  request("POST", at(place, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
    freshness: { policy: "manual" },
    ...members,
  });
const ps = (...all: number[]) => all.map((p, n) => ({ id: `d-${n}`, state: { n, p } }));
const backfill = () => request("POST", at(place, "judgments", "urgent", "backfill"), { confirm: true });
const log = async (): Promise<Record<string, unknown>[]> =>
  (await request("GET", `${at(place, "judgments", "urgent", "evaluations")}?limit=100`)).evaluations;
const states = ({ requests }: TestEngine, from = 0) =>
  requests
    .slice(from)
    .map(({ contextText }) => stateOf(contextText))
    .toSorted((one, other) => one.n - other.n);

/** The judgment units of the namespace's bill. */
async function billed(): Promise<number> {
  const [usage] = await service.fresh.database.query<{ units: number }>({
    text: `
      select coalesce(sum(u.units), 0)::integer as units from usage_lines u
      join namespaces n on n.namespace_id = u.namespace_id where n.name = $1 and u.line = 'judging'`,
    values: [place],
  });
  return usage!.units;
}
const unitsOf = (rows: readonly Record<string, unknown>[]) => rows.reduce((sum, one) => sum + (one.judgment_units as number), 0);
/** The rows of the first engine for questions that it passed on. */
const passedOn = (rows: readonly Record<string, unknown>[]) => rows.filter((one) => one.passed_on);

/** Starts a job, and acts on it while the first engine is asked about so many documents. Its answers come after that. */
async function stoppedHalfway(start: () => Promise<{ id: string }>, documents: number, action: string): Promise<string> {
  const before = cheap.requests.length;
  const gate = Promise.withResolvers<void>();
  cheap.gate = gate.promise;
  const { id } = await start();
  await expect.poll(() => cheap.requests.length - before, { timeout: 30_000 }).toBe(documents);
  await request("POST", `/jobs/${id}/${action}`);
  gate.resolve();
  return id;
}

describe("a job that stops when the first engine has answered, and before the other one is asked", () => {
  const documents = ps(0.95, 0.6, 0.7);

  it("logs and bills the first engine's answers at a pause, and marks nothing as repeated afterwards", async () => {
    await write(service, place, documents);
    await define();
    const id = await stoppedHalfway(backfill, 3, "pause");
    await expect.poll(async () => (await log()).length, { timeout: 30_000 }).toBe(3);
    const rows = await log();
    expect(service.engine.requests).toEqual([]);
    expect(passedOn(rows)).toHaveLength(2);
    for (const one of passedOn(rows))
      expect(one).toMatchObject({ engine: { name: "cheap", version: "cheap-1" }, shadow: true, judgment_units: 1, requests: 1 });
    expect([unitsOf(rows), await billed()]).toEqual([3, 3]);
    expect(await jobWhen(service, id, "paused")).toMatchObject({ spend_usd: 0.006, progress: { documents_done: 1 } });
    await request("POST", `/jobs/${id}/resume`);
    const job = await jobWhen(service, id, "done");
    expect(job).toMatchObject({ failed_count: 0, progress: { documents_done: 3 } });
    // The first engine is not asked again.
    expect([cheap.requests.length, states(service.engine).map(({ n }) => n)]).toEqual([3, [1, 2]]);
    const all = await log();
    const again = passedOn(all).filter(({ carried }) => carried);
    expect(again.map(({ reused_from }) => reused_from).toSorted()).toEqual(
      passedOn(rows)
        .map((one) => one.id)
        .toSorted(),
    );
    for (const one of again)
      expect(one).toMatchObject({ engine: { name: "cheap", version: "cheap-1" }, judgment_units: 0, tokens: 0 });
    expect([all.length, unitsOf(all), await billed()]).toEqual([7, 5, 5]);
    expect(job.spend_usd).toBeCloseTo(0.01, 9);
    expect(all.filter(({ repeated }) => repeated)).toEqual([]);
    const { cascade } = await request("GET", at(place, "documents", "d-1", "answers", "urgent", "explain"));
    const confidence = expect.closeTo(0.2, 9);
    expect(cascade).toMatchObject({ reason: "uncertain", first: { version: "cheap-1" }, first_confidence: confidence });
  });

  it("does so when it is cancelled, before its end is published", async () => {
    await write(service, place, documents);
    await define();
    const id = await stoppedHalfway(backfill, 3, "cancel");
    expect(await eventsOf(service, id)).toEqual(["job.cancelled"]);
    const rows = await log();
    expect([rows.length, passedOn(rows).length, unitsOf(rows), await billed()]).toEqual([3, 2, 3, 3]);
    expect(service.engine.requests).toEqual([]);
    expect(await jobWhen(service, id, "cancelled")).toMatchObject({ spend_usd: 0.006, progress: { documents_done: 1 } });
    const next = await backfill();
    await jobWhen(service, next.id, "done");
    expect([cheap.requests.length, service.engine.requests.length, await billed()]).toEqual([3, 2, 5]);
    expect((await log()).filter(({ repeated }) => repeated)).toEqual([]);
  });

  it.each(["cancel", "confirm"])("does so for a trial of a version at %s", async (action) => {
    await write(service, place, documents);
    await define({ engine: { name: "test" } });
    const question = "Is it really urgent?";
    const engine = { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } };
    await request("POST", at(place, "judgments", "urgent", "versions"), { question, type: "bool", engine });
    const trial = () => request("POST", at(place, "judgments", "urgent", "activate"), { version: 2 });
    const id = await stoppedHalfway(trial, 3, action);
    await eventsOf(service, id, 2);
    const rows = (await log()).filter(({ version }) => version === 2);
    expect([rows.length, passedOn(rows).length, unitsOf(rows)]).toEqual([3, 2, 3]);
    expect(unitsOf(await log())).toBe(await billed());
    expect(service.engine.requests.filter(({ questions }) => questions[0]!.question === question)).toEqual([]);
  });
});

it("logs and bills what the first engine said to a robustness job that is cancelled", async () => {
  // A page has 16 documents. The first engine is certain of half of them.
  await write(service, place, ps(...Array.from({ length: 16 }, (_, n) => (n % 2 === 0 ? 0.95 : 0.6))));
  await define();
  const settings = { sample: 20, budget_usd: 10, confirm: true };
  const start = () => request("POST", at(place, "judgments", "urgent", "robustness"), settings);
  const id = await stoppedHalfway(start, 16, "cancel");
  expect(await eventsOf(service, id)).toEqual(["job.cancelled"]);
  const rows = await log();
  expect([rows.length, passedOn(rows).length, unitsOf(rows), await billed()]).toEqual([16, 8, 16, 16]);
  expect(await jobWhen(service, id, "cancelled")).toMatchObject({ spend_usd: 0.032 });
  expect(service.engine.requests).toEqual([]);
  const text = "select from asked a join namespaces n on n.namespace_id = a.namespace_id where n.name = $1";
  await expect.poll(() => service.fresh.database.query({ text, values: [place] })).toEqual([]);
});

it("logs and bills what the first engine said to a write that waits, when its process stops", async () => {
  const own = await testService({ role: "api", drainMs: 0, engines: [cheap] });
  const body = {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
  };
  expect((await own.request("POST", at(place, "judgments"), { body })).status).toBe(201);
  const asked = await own.beside("api");
  asked.engine.gate = new Promise(() => undefined);
  const writing = asked.request("POST", at(place), { body: { upsert: ps(0.6), wait_for: ["urgent"] } }).catch(() => null);
  await expect.poll(() => asked.engine.requests.length, { timeout: 30_000 }).toBe(1);
  await asked.stop();
  await writing;
  const text = `
    select e.engine, e.passed_on, e.units, u.units::integer as billed from evaluations e join namespaces n on n.namespace_id = e.namespace_id
    join usage_lines u on u.namespace_id = n.namespace_id and u.line = 'judging' where n.name = $1`;
  const rows = await own.fresh.database.query({ text, values: [place] });
  expect(rows).toEqual([{ engine: "cheap", passed_on: true, units: 1, billed: 1 }]);
});

describe("a retry of what a job could not judge", () => {
  it("asks the other engine again, and not the first one, whose answer is billed already", async () => {
    await write(service, place, ps(0.6, 0.7));
    await define();
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "no", retryable: false } });
    const { id } = await backfill();
    expect(await jobWhen(service, id, "done")).toMatchObject({ failed_count: 2, spend_usd: 0.004 });
    service.engine.instead = null;
    const retry = await request("POST", `/jobs/${id}/retry`);
    expect(retry.estimate).toMatchObject({ documents: 2, judgment_units: 2, requests: 2 });
    expect(await jobWhen(service, retry.id, "done")).toMatchObject({ failed_count: 0, spend_usd: 0.004 });
    expect([cheap.requests.length, service.engine.requests.length, await billed()]).toEqual([2, 4, 4]);
  });

  it("shows both engines the documents as the job did, and keeps what the first one says for certain", async () => {
    const documents = ps(0.6, 0.9);
    await write(service, place, documents);
    await define();
    const refused = { code: "refused", message: "no", retryable: false } as const;
    cheap.instead = () => ({ ok: false, failure: refused });
    service.engine.instead = () => ({ ok: false, failure: refused });
    const { id } = await backfill();
    expect(await jobWhen(service, id, "done")).toMatchObject({ failed_count: 2 });
    cheap.instead = null;
    service.engine.instead = null;
    const asked = [cheap.requests.length, service.engine.requests.length];
    const retry = await request("POST", `/jobs/${id}/retry`);
    expect(await jobWhen(service, retry.id, "done")).toMatchObject({ failed_count: 0, progress: { documents_done: 2 } });
    expect(states(cheap, asked[0])).toEqual(documents.map(({ state }) => state));
    expect(states(service.engine, asked[1])).toEqual([{ n: 0, p: 0.6 }]);
    const answers = (await log()).filter(({ error, shadow }) => !error && !shadow);
    expect(answers.map(({ document_id, p }) => [document_id, p]).toSorted()).toEqual([
      ["d-0", 0.75],
      ["d-1", 0.9],
    ]);
  });
});
