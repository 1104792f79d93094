/** A cascade of two engines: who is asked, whose answer stands, and what is logged and billed. */
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EngineResult } from "#src/judging/engines/engine.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
/** Asked first. Its numbers come from the document. */
let cheap: TestEngine;
let place: string;

const textOf = (contextText: string): { n: number; p: number } => JSON.parse(/\{"n":[^}]*\}/.exec(contextText)![0]);

beforeAll(async () => {
  cheap = testEngine("cheap", { contextTokens: 2_000 });
  cheap.currentVersion = "cheap-1";
  service = await testService({ engines: [cheap] }, true);
});
afterAll(() => service.stop());
beforeEach(() => {
  place = freshNamespace();
  cheap.requests.length = 0;
  service.engine.requests.length = 0;
  cheap.answer = (_, { contextText }) => ({ type: "bool", p: textOf(contextText).p });
  service.engine.answer = () => ({ type: "bool", p: 0.75 });
});
afterEach(() => {
  cheap.instead = null;
  service.engine.instead = null;
  cheap.currentVersion = "cheap-1";
});

const request = async (method: string, path: string, body?: object) => {
  const { status, body: answer } = await service.request(method, path, { body });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
};
const define = (members: object = {}, owner = place) =>
  request("POST", at(owner, "judgments"), {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
    ...members,
  });
const ps = (...all: number[]) => all.map((p, n) => ({ id: `d-${n}`, state: { n, p } }));
const answerOf = async (n: number) => (await request("GET", at(place, "documents", `d-${n}`))).answers.urgent;
const log = async (n?: number): Promise<Record<string, unknown>[]> => {
  const { evaluations } = await request("GET", `${at(place, "judgments", "urgent", "evaluations")}?limit=100`);
  return evaluations.filter(({ document_id }: { document_id: string }) => n === undefined || document_id === `d-${n}`);
};
const asked = ({ requests }: TestEngine) =>
  requests.map(({ contextText }) => textOf(contextText).n).toSorted((one, other) => one - other);

describe("a cascade with a bound that the user sets", () => {
  it("asks the first engine about everything, and the other one only where the first is not certain", async () => {
    await define();
    // A bool's confidence is 2 · max(p, 1 − p) − 1.
    await write(service, place, ps(0.95, 0.9, 0.89, 0.5, 0.05));
    expect(asked(cheap)).toEqual([0, 1, 2, 3, 4]);
    expect(asked(service.engine)).toEqual([2, 3]);
    expect(await answerOf(0)).toMatchObject({ p: 0.95, engine: { name: "cheap", version: "cheap-1" }, freshness: "fresh" });
    expect(await answerOf(2)).toMatchObject({ p: 0.75, engine: { name: "test", version: "test-1" }, freshness: "fresh" });
    expect(await answerOf(4)).toMatchObject({ p: 0.05, engine: { name: "cheap", version: "cheap-1" } });
  });

  it("logs and bills what each engine was asked", async () => {
    await define();
    await write(service, place, ps(0.95, 0.6));
    expect(await log(0)).toEqual([
      expect.objectContaining({ engine: { name: "cheap", version: "cheap-1" }, shadow: false, judgment_units: 1, requests: 1 }),
    ]);
    const [last, first] = (await log(1)).toSorted((one) => (one.shadow ? 1 : -1));
    expect(last).toMatchObject({ engine: { name: "test" }, shadow: false, p: 0.75, judgment_units: 1, requests: 1 });
    expect(last).not.toHaveProperty("passed_on");
    expect(first).toMatchObject({
      engine: { name: "cheap" },
      shadow: true,
      passed_on: true,
      p: 0.6,
      judgment_units: 1,
      requests: 1,
    });
    expect(first!.evaluated_at).toBe(last!.evaluated_at);
    const [usage] = await service.fresh.database.query<{ units: number; tokens: number }>({
      text: `
        select sum(u.units)::integer as units, sum(u.tokens)::integer as tokens from usage_lines u
        join namespaces n on n.namespace_id = u.namespace_id where n.name = $1 and u.line = 'judging'`,
      values: [place],
    });
    const tokens = (await log()).reduce((sum, one) => sum + (one.tokens as number), 0);
    expect(usage).toEqual({ units: 3, tokens });
  });

  it("answers a write that waits, and reports both engines' units", async () => {
    await define();
    const written = await request("POST", at(place), { upsert: ps(0.95, 0.6), wait_for: ["urgent"] });
    expect(written.usage).toMatchObject({ judgment_units: 3 });
    expect(written.results.map(({ answers }: { answers: { urgent: { p: number } } }) => answers.urgent.p)).toEqual([0.95, 0.75]);
    expect(await log()).toHaveLength(3);
  });

  it("asks nothing again where the context is the same, whoever answered", async () => {
    await define();
    await write(service, place, ps(0.95, 0.6));
    await request("POST", at(place), { upsert: ps(0.95, 0.6).map((one) => ({ ...one, attributes: {} })), wait_for: ["urgent"] });
    expect([cheap.requests.length, service.engine.requests.length]).toEqual([2, 1]);
    expect((await log()).filter(({ carried }) => carried)).toEqual([
      expect.objectContaining({ engine: { name: "test", version: "test-1" } }),
      expect.objectContaining({ engine: { name: "cheap", version: "cheap-1" } }),
    ]);
  });

  it("asks again where the first engine has answered and is another version now", async () => {
    await define();
    await write(service, place, ps(0.95, 0.6));
    cheap.currentVersion = "cheap-2";
    await request("POST", at(place), { upsert: ps(0.95, 0.6).map((one) => ({ ...one, attributes: {} })), wait_for: ["urgent"] });
    expect([asked(cheap), asked(service.engine)]).toEqual([[0, 0, 1], [1]]);
    expect(await answerOf(0)).toMatchObject({ engine: { version: "cheap-2" } });
  });

  it("goes on to the other engine where the first one fails, and logs why", async () => {
    await define();
    const failure = { code: "unreachable", message: "gone", retryable: true } as const;
    cheap.instead = () => ({ ok: false, failure });
    await write(service, place, ps(0.95));
    expect(await answerOf(0)).toMatchObject({ p: 0.75, engine: { name: "test" }, freshness: "fresh" });
    const first = (await log()).find(({ passed_on }) => passed_on);
    expect(first).toMatchObject({
      engine: { name: "cheap", version: null },
      shadow: true,
      judgment_units: 0,
      error: { code: "engine_unavailable" },
    });
  });

  it("fails where the other engine fails, and bills what the first one was asked", async () => {
    await define();
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "no", retryable: false } });
    const written = await request("POST", at(place), { upsert: ps(0.6), wait_for: ["urgent"] });
    expect(written.usage).toMatchObject({ judgment_units: 1 });
    expect(await answerOf(0)).toMatchObject({ error: { code: "engine_refused" } });
    const rows = (await log()).map(({ engine, passed_on, judgment_units }) => ({ engine, passed_on, judgment_units }));
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ engine: { name: "test", version: null }, passed_on: undefined, judgment_units: 0 });
    expect(rows).toContainEqual({ engine: { name: "cheap", version: "cheap-1" }, passed_on: true, judgment_units: 1 });
  });

  it("matches outcomes with the answer that stands", async () => {
    await define();
    await write(service, place, ps(0.6));
    service.clock.advance(1_000);
    await request("POST", at(place, "outcomes"), {
      outcomes: [{ id: "o", document_id: "d-0", judgment: "urgent", value: true }],
    });
    const [outcome] = await service.fresh.database.query<{ engine: string; predicted: number }>({
      text: "select o.engine, o.predicted from outcomes o join namespaces n on n.namespace_id = o.namespace_id where n.name = $1",
      values: [place],
    });
    expect(outcome).toEqual({ engine: "test", predicted: 0.75 });
  });

  it("gives documents with equal contexts the answer of either engine", async () => {
    await define({ reuse: "namespace" });
    const same = (id: string, p: number) => ({ id, state: { n: 0, p } });
    await write(service, place, [same("a", 0.95), same("b", 0.6)]);
    await write(service, place, [same("c", 0.95), same("d", 0.6)]);
    expect([cheap.requests.length, service.engine.requests.length]).toEqual([2, 1]);
    const reused = (await log()).filter(({ reused_from }) => reused_from);
    expect(reused.map(({ document_id, engine }) => [document_id, (engine as { name: string }).name]).toSorted()).toEqual([
      ["c", "cheap"],
      ["d", "test"],
    ]);
  });

  it("estimates the most: both engines for each document", async () => {
    await write(service, place, ps(0.95, 0.6));
    await define();
    const { id } = await request("POST", at(place, "judgments", "urgent", "backfill"), { confirm: true });
    const { estimate } = await jobWhen(service, id, "done");
    expect(estimate).toMatchObject({ documents: 2, judgment_units: 4, requests: 4 });
    expect([asked(cheap), asked(service.engine)]).toEqual([[0, 1], [1]]);
    expect((await log()).reduce((sum, one) => sum + (one.judgment_units as number), 0)).toBe(3);
  });
});

it("marks what each engine was asked before a crash, and not what it was not asked", { timeout: 60_000 }, async () => {
  const first = testEngine("cheap");
  const own = await testService({ role: "api", drainMs: 0, engines: [first] });
  const ns = freshNamespace();
  first.answer = (_, { contextText }) => ({ type: "bool", p: textOf(contextText).p });
  // One document is stuck at the first engine, and nothing that is passed on is answered.
  const asks = first.evaluate.bind(first);
  const stuck = (signal: AbortSignal) =>
    new Promise<EngineResult[]>((resolve) => {
      const failure = { code: "cancelled", message: "aborted", retryable: true } as const;
      signal.addEventListener("abort", () => resolve([{ ok: false, failure }]), { once: true });
    });
  first.evaluate = (requests, signal) => (textOf(requests[0]!.contextText).n === 0 ? stuck(signal) : asks(requests, signal));
  const { status } = await own.request("POST", at(ns, "judgments"), {
    body: {
      name: "urgent",
      question: "Is it urgent?",
      type: "bool",
      engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
    },
  });
  expect(status).toBe(201);
  await own.request("POST", at(ns), { body: { upsert: ps(0.6, 0.6, 0.95) } });
  const worker = await own.beside("worker");
  worker.engine.gate = new Promise(() => undefined);
  await expect.poll(() => worker.engine.requests.length, { timeout: 30_000 }).toBe(1);
  const rows = () =>
    own.fresh.database.query<{ document_id: string; engine: string; repeated: boolean }>({
      text: `
        select e.document_id, e.engine, e.repeated from evaluations e join namespaces n on n.namespace_id = e.namespace_id
        where n.name = $1 order by e.document_id, e.engine`,
      values: [ns],
    });
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(1);
  await worker.stop();
  first.evaluate = asks;
  await own.beside("worker");
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(6);
  expect(await rows()).toEqual([
    { document_id: "d-0", engine: "cheap", repeated: true },
    { document_id: "d-0", engine: "test", repeated: false },
    // What the first engine had answered was stored at the stop.
    { document_id: "d-1", engine: "cheap", repeated: false },
    { document_id: "d-1", engine: "cheap", repeated: false },
    { document_id: "d-1", engine: "test", repeated: true },
    { document_id: "d-2", engine: "cheap", repeated: false },
  ]);
  await expect.poll(() => own.fresh.database.query({ text: "select from asked" })).toEqual([]);
});

describe("the explanation of an answer of a cascade", () => {
  const explained = async (n: number) =>
    (await request("GET", at(place, "documents", `d-${n}`, "answers", "urgent", "explain"))).cascade;

  it("says that the first engine failed", async () => {
    await define();
    cheap.instead = () => ({ ok: false, failure: { code: "unreachable", message: "gone", retryable: true } });
    await write(service, place, ps(0.95));
    expect(await explained(0)).toMatchObject({ reason: "failed", bound: 0.8, first: { name: "cheap" } });
    expect(await explained(0)).not.toHaveProperty("first_confidence");
  });

  it("says that the first engine was not asked, because the context is too large for it", async () => {
    await define();
    const { state } = ps(0.95)[0]!;
    await write(service, place, [{ id: "d-0", state: { ...state, text: "x".repeat(12_000) } }]);
    expect([cheap.requests.length, service.engine.requests.length]).toEqual([0, 1]);
    expect(await explained(0)).toEqual({ reason: "not_asked", bound: 0.8 });
  });

  it("says that an answer was used again, whoever gave it", async () => {
    await define({ reuse: "namespace", context: { fields: ["state"] } });
    await write(service, place, ps(0.95, 0.6));
    for (const { state } of ps(0.95, 0.6)) await write(service, place, [{ id: `d-${5 + state.n}`, state }]);
    expect([cheap.requests.length, service.engine.requests.length]).toEqual([2, 1]);
    expect((await explained(0)).reason).toBe("certain");
    for (const n of [5, 6]) expect(await explained(n)).toMatchObject({ reason: "reused", bound: 0.8 });
  });
});

it("compares no versions of its engines for drift, because they answer other documents", async () => {
  await define();
  await write(service, place, ps(...Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? 0.95 : 0.6))));
  const { periods } = await request("GET", at(place, "judgments", "urgent", "drift"));
  const told = periods.map(({ engine, documents, compared }: Record<string, unknown>) => [engine, documents, compared]);
  expect(told.toSorted()).toEqual([
    ["cheap", 30, null],
    ["test", 30, null],
  ]);
});

it("tells in an export which evaluations were passed on, as the log does", async () => {
  await define();
  await write(service, place, ps(0.95, 0.6));
  await service.clock.advance(1_000);
  const { id } = await request("POST", at(place, "evaluations", "export"));
  const [file] = (await jobWhen(service, id, "done")).export.files;
  const text = gunzipSync(Buffer.from(await (await fetch(file.url)).arrayBuffer())).toString("utf8");
  const lines: Record<string, unknown>[] = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const passedOn = (all: readonly Record<string, unknown>[]) => all.map(({ id, passed_on }) => `${id} ${passed_on}`).toSorted();
  expect(passedOn(lines)).toEqual(passedOn(await log()));
  expect(lines.filter(({ passed_on }) => passed_on)).toHaveLength(1);
});

describe("a trial of a definition with a cascade", () => {
  const trial = (members: object) =>
    request("POST", at(place, "try"), {
      name: "urgent",
      question: "Is it urgent?",
      type: "bool",
      engine: { name: "test", cascade: { first: { name: "cheap" }, min_confidence: 0.8 } },
      document_ids: ["d-0", "d-1"],
      ...members,
    });

  it("asks as the judgment would, and bills what was asked of either engine", async () => {
    await request("POST", at(place), { upsert: ps(0.95, 0.6) });
    const most = await trial({ dry_run: true });
    expect([most.usage.judgment_units, cheap.requests.length]).toEqual([4, 0]);
    const { documents, usage } = await trial({});
    expect(documents).toMatchObject([
      { judgment_units: 1, answer: { p: 0.95, engine: { name: "cheap", version: "cheap-1" } } },
      { judgment_units: 2, answer: { p: 0.75, engine: { name: "test", version: "test-1" } } },
    ]);
    expect(usage.judgment_units).toBe(3);
    expect(await billed()).toBe(3);
  });
});

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

describe("the definition of a cascade", () => {
  const refused = async (engine: object, members: object = {}) => {
    const { status, body } = await service.request("POST", at(place, "judgments"), {
      body: { name: "urgent", question: "Is it urgent?", type: "bool", engine, ...members },
    });
    expect(status).toBe(400);
    return body.error.details.issues.map(({ path }: { path: string }) => path);
  };

  it("needs a bound, another engine, and no parts", async () => {
    const first = { name: "cheap" };
    expect(await refused({ name: "test", cascade: { first } })).toEqual(["/engine/cascade"]);
    expect(await refused({ name: "test", cascade: { first: { name: "test" }, min_confidence: 0.8 } })).toEqual([
      "/engine/cascade/first",
    ]);
    expect(await refused({ name: "test", cascade: { first: { name: "none" }, min_confidence: 0.8 } })).toEqual([
      "/engine/cascade/first/name",
    ]);
    expect(
      await refused({ name: "test", cascade: { first: { name: "cheap", both_orders: true }, min_confidence: 0.8 } }),
    ).toEqual(["/engine/cascade/first/both_orders"]);
    const parts = [{ name: "a", question: "A?" }];
    expect(await refused({ name: "test", cascade: { first, min_confidence: 0.8 } }, { parts })).toEqual(["/engine/cascade"]);
  });
});
