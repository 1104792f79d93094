/** What a client sees of a write that waits for answers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { at, freshNamespace, invalid, refusal } from "./support/api.ts";

let service: TestService;
let namespace: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
afterEach(() => {
  service.engine.answer = evenAnswer;
  service.engine.instead = null;
  service.engine.gate = Promise.resolve();
});

/** A judgment in a namespace of the test's own. */
async function judgment(definition: object, owner = namespace): Promise<void> {
  const { status, body } = await service.request("POST", at(owner, "judgments"), {
    body: { name: "urgent", question: "Is it urgent?", type: "bool", ...definition },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
}

const write = (body: object, to = service) => to.request("POST", at(namespace), { body });
const read = async (id: string, query = "") =>
  (await service.request("GET", `${at(namespace, "documents", id)}${query}`)).body.answers;

/** Holds the engine's answers back until the function it returns is called. */
function heldEngine(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.engine.gate = promise;
  return resolve;
}

describe("a write with wait_for", () => {
  it("holds nothing for a judgment that does not apply, which nobody has asked for when it does", async () => {
    namespace = freshNamespace();
    const asked = service.engine.requests.length;
    await judgment({ name: "manual", applies_to: { "attributes.kind": "x" }, freshness: { policy: "manual" } });
    await write({ upsert: [{ id: "a", attributes: { kind: "y" } }], wait_for: ["manual"] });
    await write({ upsert: [{ id: "a", attributes: { kind: "x" } }] });
    expect((await read("a")).manual.freshness).toBe("unavailable");
    await service.clock.advance(60_000);
    expect((await read("a")).manual.freshness).toBe("unavailable");
    expect(service.engine.requests).toHaveLength(asked);
  });

  it("answers with the fresh answers of every type, their thresholds and what they cost", async () => {
    namespace = freshNamespace();
    await judgment({ thresholds: { exact: 0.75, above: 0.76 } });
    await judgment({
      name: "topic",
      type: "choice",
      options: [{ value: "refund" }, { value: "delivery", description: "Where is it?" }],
      thresholds: { refund: { value: "refund", gte: 0.5 }, none: { value: "none_of_the_above", gte: 0.3 }, escape: 0.25 },
    });
    await judgment({
      name: "anger",
      type: "score",
      criteria: ["calm", "annoyed", "furious"],
      thresholds: { annoyed: 1, furious: 1.5 },
    });
    service.engine.answer = ({ type }): RawAnswer => {
      if (type === "bool") return { type, p: 0.75 };
      if (type === "choice") return { type, value: "refund", dist: { refund: 0.625, delivery: 0.125, none_of_the_above: 0.25 } };
      return { type, score: 1.25, dist: { 0: 0.25, 1: 0.25, 2: 0.5 } };
    };
    const { status, body } = await write({ upsert: [{ id: "a", state: { text: "x" } }], wait_for: ["urgent", "topic", "anger"] });
    expect(status).toBe(200);
    const common = {
      freshness: "fresh",
      version: 1,
      engine: { name: "test", version: "test-1" },
      revision: 1,
      evaluated_at: service.clock.now().toISOString(),
      calibrated: null,
    };
    const answers = {
      urgent: { ...common, type: "bool", p: 0.75, confidence: 0.5, thresholds: { exact: true, above: false } },
      topic: {
        ...common,
        type: "choice",
        value: "refund",
        dist: { refund: 0.625, delivery: 0.125, none_of_the_above: 0.25 },
        escape_p: 0.25,
        confidence: (3 * 0.625 - 1) / 2,
        thresholds: { refund: true, none: false, escape: true },
      },
      anger: {
        ...common,
        type: "score",
        score: 1.25,
        dist: { 0: 0.25, 1: 0.25, 2: 0.5 },
        confidence: 0.25,
        thresholds: { annoyed: true, furious: false },
      },
    };
    expect(body.results).toEqual([{ id: "a", revision: 1, incarnation: 1, answers }]);
    expect(body.usage).toMatchObject({ judgment_units: 3, tokens_evaluated: expect.toSatisfy((tokens) => tokens > 3) });
    expect(await read("a")).toEqual(answers);
  });

  it("takes an empty list for none", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "manual" } });
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: [] });
    expect(body.results[0].answers).toEqual({});
  });

  it("stands when the wait is over, its answers pending, and they come afterwards", async () => {
    namespace = freshNamespace();
    await judgment({});
    const release = heldEngine();
    const { status, body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"], wait_timeout_ms: 50 });
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { id: "a", revision: 1, incarnation: 1, answers: { urgent: { type: "bool", freshness: "pending" } } },
    ]);
    expect(await read("a")).toEqual({ urgent: { type: "bool", freshness: "pending" } });
    release();
    await expect.poll(async () => (await read("a")).urgent.freshness).toBe("fresh");
  });

  it("does not wait at all for 0 ms", async () => {
    namespace = freshNamespace();
    await judgment({});
    const release = heldEngine();
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"], wait_timeout_ms: 0 });
    expect(body.results[0].answers).toEqual({ urgent: { type: "bool", freshness: "pending" } });
    release();
  });

  it("shows the answer of an earlier revision, marked as pending, while the new one is on its way", async () => {
    namespace = freshNamespace();
    await judgment({});
    await write({ upsert: [{ id: "a", state: { n: 1 } }], wait_for: ["urgent"] });
    const release = heldEngine();
    const { body } = await write({ upsert: [{ id: "a", state: { n: 2 } }], wait_for: ["urgent"], wait_timeout_ms: 20 });
    expect(body.results[0].answers.urgent).toMatchObject({ freshness: "pending", revision: 1, p: 0.5 });
    release();
  });

  it("is refused for a judgment that is not there, and writes nothing", async () => {
    namespace = freshNamespace();
    await judgment({});
    const refused = await write({ upsert: [{ id: "a" }], wait_for: ["urgent", "none", "urgent"] });
    expect(refusal(refused)).toEqual(invalid("/wait_for/1"));
    expect((await service.request("GET", at(namespace))).status).toBe(404);
  });

  it("judges the first 16 documents itself and leaves the others to catch-up", async () => {
    const api = await testService({ role: "api" });
    namespace = freshNamespace();
    await api.request("POST", at(namespace, "judgments"), { body: { name: "urgent", question: "?", type: "bool" } });
    const upsert = Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
    const { body } = await write({ upsert, wait_for: ["urgent"], wait_timeout_ms: 1_000 }, api);
    const freshness = body.results.map(({ answers }: { answers: { urgent: { freshness: string } } }) => answers.urgent.freshness);
    expect(freshness).toEqual([...Array(16).fill("fresh"), ...Array(4).fill("pending")]);
    expect(body.usage.judgment_units).toBe(16);
    await api.beside("worker");
    const last = async () => (await api.request("GET", at(namespace, "documents", "d-19"))).body.answers.urgent.freshness;
    await expect.poll(last, { timeout: 30_000 }).toBe("fresh");
  });

  it("waits for catch-up too where a write has more than 16 documents", async () => {
    namespace = freshNamespace();
    await judgment({});
    const upsert = Array.from({ length: 40 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
    const { body } = await write({ upsert, wait_for: ["urgent"] });
    expect(
      body.results.every(({ answers }: { answers: { urgent: { freshness: string } } }) => answers.urgent.freshness === "fresh"),
    ).toBe(true);
    expect(
      service.engine.requests.filter(({ contextText }) => contextText === '{"document":{"attributes":{},"state":{"n":39}}}'),
    ).toHaveLength(1);
  });

  it("is waited for beyond 16 documents also where the judgment does not answer on write", async () => {
    namespace = freshNamespace();
    await judgment({ freshness: { policy: "manual" } });
    await judgment({ name: "read", freshness: { policy: "on_read" } });
    const upsert = Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
    const { body } = await write({ upsert, wait_for: ["urgent", "read"] });
    const fresh = { urgent: { freshness: "fresh" }, read: { freshness: "fresh" } };
    expect(body.results).toMatchObject(upsert.map(({ id }) => ({ id, answers: fresh })));
  });

  it("has no answer for a document that the judgment does not apply to, or that the write deletes, and waits for neither", async () => {
    namespace = freshNamespace();
    await judgment({ applies_to: { "attributes.status": ["open", "waiting"] } });
    await write({ upsert: [{ id: "gone", attributes: { status: "open" } }] });
    const { body } = await write({
      upsert: [
        { id: "open", attributes: { status: "open" } },
        { id: "closed", attributes: { status: "closed" } },
      ],
      delete: ["gone"],
      wait_for: ["urgent"],
    });
    expect(body.results).toMatchObject([
      { id: "open", answers: { urgent: { freshness: "fresh" } } },
      { id: "closed", answers: {} },
      { id: "gone", answers: {} },
    ]);
    expect(await read("closed")).toEqual({});
  });

  it("says why where the engine refuses, at once, and keeps the answer that was there", async () => {
    namespace = freshNamespace();
    await judgment({});
    await write({ upsert: [{ id: "a", state: { n: 1 } }], wait_for: ["urgent"] });
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message: "Not this one.", retryable: false } });
    const upsert = ["a", "b"].map((id) => ({ id, state: { n: 2 } }));
    const { body } = await write({ upsert, wait_for: ["urgent"] });
    const error = { code: "engine_refused", message: "Not this one.", at: service.clock.now().toISOString() };
    expect(body.results[0].answers.urgent).toMatchObject({ freshness: "stale", revision: 1, p: 0.5, error });
    expect(body.results[1].answers.urgent).toEqual({ type: "bool", freshness: "unavailable", error });
  });

  it.each([
    ["half of a character", "cut \ud83d", "cut \ufffd"],
    ["a NUL", "nul \0", "nul \ufffd"],
    ["a page", "x".repeat(100_000), "x".repeat(2_000)],
  ])("shows what the engine said also where that is %s", async (_, message, shown) => {
    namespace = freshNamespace();
    await judgment({});
    service.engine.instead = () => ({ ok: false, failure: { code: "refused", message, retryable: false } });
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
    expect(body.results[0].answers.urgent).toMatchObject({
      freshness: "unavailable",
      error: { code: "engine_refused", message: shown },
    });
    await write({ upsert: [{ id: "b" }] });
    await expect.poll(async () => (await read("b")).urgent.error?.message).toBe(shown);
  });

  it.each([
    ["no number", { type: "bool", p: Number.NaN }, {}],
    ["no probability", { type: "bool", p: 1.01 }, {}],
    ["of another type", { type: "score", score: 1, dist: { 1: 1 } }, {}],
    ["a choice without shares", { type: "choice", value: "a", dist: {} }, { type: "choice", options: [{ value: "a" }] }],
    ["a score without shares", { type: "score", score: 1, dist: {} }, { type: "score", criteria: ["calm", "furious"] }],
  ] as [string, RawAnswer, object][])(
    "takes an answer that is %s for none, and asks again later",
    async (_, answer, definition) => {
      namespace = freshNamespace();
      await judgment(definition);
      service.engine.answer = () => answer;
      const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
      expect(body.results[0].answers.urgent).toMatchObject({ freshness: "pending", error: { code: "invalid_reply" } });
      expect(body.usage.judgment_units).toBe(0);
    },
  );

  it("is tried again later where the engine fails for now, and pending until then", async () => {
    namespace = freshNamespace();
    await judgment({});
    service.engine.instead = () => ({ ok: false, failure: { code: "overloaded", message: "Busy.", retryable: true } });
    const { body } = await write({ upsert: [{ id: "a" }], wait_for: ["urgent"] });
    expect(body.results[0].answers.urgent).toMatchObject({ freshness: "pending", error: { code: "engine_unavailable" } });
    service.engine.instead = null;
    await service.clock.advance(2_000);
    await expect.poll(async () => (await read("a")).urgent).toMatchObject({ freshness: "fresh", p: 0.5 });
    expect((await read("a")).urgent).not.toHaveProperty("error");
  });
});
