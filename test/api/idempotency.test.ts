/**
 * Retries with an `Idempotency-Key`. Each process keeps its own answers; a retry that reaches another one does the work again, and finds
 * that it is done.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace, refusal } from "./support/api.ts";

let one: TestService;
let other: TestService;
let namespace: string;
let headers: Record<string, string>;

beforeAll(async () => {
  one = await testService({}, true);
  other = await one.beside();
});
afterAll(() => one.stop());
beforeEach(() => {
  namespace = freshNamespace();
  headers = { "Idempotency-Key": namespace };
});

const write = (to: TestService, body: unknown) => to.request("POST", at(namespace), { body, headers });
const read = async (id: string) => (await one.request("GET", at(namespace, "documents", id))).body;
const described = async () => (await one.request("GET", at(namespace))).body;
const judgment = { name: "urgent", question: "?", type: "bool" };
const asked = () =>
  [one, other].flatMap(({ engine }) => engine.requests).filter(({ contextText }) => contextText.includes(namespace)).length;

/** The answer as it is on the wire. */
async function raw(to: TestService, body: unknown): Promise<{ status: number; text: string; replayed: string | null }> {
  const response = await fetch(`${to.baseUrl}${at(namespace)}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${to.adminKey}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text(), replayed: response.headers.get("Idempotent-Replayed") };
}

describe("in the process that answered first", () => {
  it("a retry gets the answer again, byte for byte, and does nothing, whatever has happened since", async () => {
    const body = { upsert: [{ id: "a", attributes: { n: 1 } }] };
    const first = await raw(one, body);
    expect(first).toMatchObject({ status: 200, replayed: null });
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a", attributes: { n: 2 } }] } });
    expect(await raw(one, body)).toEqual({ ...first, replayed: "true" });
    expect(await read("a")).toMatchObject({ revision: 2, attributes: { n: 2 } });
  });

  it("a refusal is repeated too", async () => {
    const body = { append: [{ id: "a", path: "attributes.n", values: [1] }] };
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a", attributes: { n: "no list" } }] } });
    const first = await raw(one, body);
    expect(first.status).toBe(400);
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a", attributes: { n: [] } }] } });
    expect(await raw(one, body)).toEqual({ ...first, replayed: "true" });
  });

  it("another payload under the key is a conflict, and is not written", async () => {
    await write(one, { upsert: [{ id: "a", attributes: { n: 1 } }] });
    const refused = await write(one, { upsert: [{ id: "a", attributes: { n: 2 } }] });
    expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
    expect(refused.body.error.details).toEqual({ idempotency_key: namespace });
    expect(await read("a")).toMatchObject({ revision: 1, attributes: { n: 1 } });
  });

  it("duplicates that come while the first is under way wait for its answer; another payload is a conflict at once", async () => {
    await one.request("POST", at(namespace, "judgments"), { body: judgment });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    one.engine.gate = promise;
    other.engine.gate = promise;
    const body = { upsert: [{ id: "a", state: { text: namespace } }], wait_for: ["urgent"] };
    const first = raw(one, body);
    await expect.poll(asked).toBe(1);
    const duplicates = [raw(one, body), raw(one, body)];
    expect(refusal(await write(one, { ...body, wait_for: [] }))).toEqual({ status: 409, code: "conflict" });
    release();
    const answer = await first;
    expect(JSON.parse(answer.text).results[0].answers.urgent).toMatchObject({ freshness: "fresh" });
    expect(await Promise.all(duplicates)).toEqual(duplicates.map(() => ({ ...answer, replayed: "true" })));
    expect(asked()).toBe(1);
    expect(await read("a")).toMatchObject({ revision: 1 });
  });
});

describe("in another process", () => {
  it("a retried write sets the same content, in the same life of its documents, and costs no other judgment", async () => {
    await one.request("POST", at(namespace, "judgments"), { body: judgment });
    const body = {
      upsert: [{ id: "a", attributes: { n: 1 }, state: { text: namespace } }],
      patch: [{ id: "b", attributes: { m: 2, gone: null } }],
      delete: ["never-there"],
      wait_for: ["urgent"],
    };
    expect((await write(one, body)).status).toBe(200);
    const [before, a, b] = [await described(), await read("a"), await read("b")];
    const again = await write(other, body);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    expect(again.body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", p: 0.5 });
    const { revision: _, updated_at: __, answers: ___, ...content } = a;
    expect(await read("a")).toMatchObject(content);
    expect(await read("b")).toMatchObject({ attributes: b.attributes, state: b.state, incarnation: b.incarnation });
    expect(await described()).toMatchObject({ document_count: 2, bytes: before.bytes });
    expect(asked()).toBe(1);
  });

  it("a retried append adds nothing", async () => {
    const body = {
      append: [{ id: "a", path: "state.messages", values: [{ id: 1, text: "Hello" }, { id: 2, text: "?" }, 3, "3", null] }],
    };
    await write(one, body);
    const before = await read("a");
    await write(other, body);
    expect((await read("a")).state).toEqual(before.state);
    expect(before.state.messages).toHaveLength(5);
  });

  it("a retried deletion is no error", async () => {
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a" }, { id: "b" }] } });
    const answers = [await write(one, { delete: ["a"] }), await write(other, { delete: ["a"] })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await described()).toMatchObject({ document_count: 1 });
  });

  it("duplicates at both at once write once as far as anybody can see", async () => {
    const body = {
      upsert: [{ id: "a", attributes: { n: 1 } }],
      append: [{ id: "log", path: "state.entries", values: ["x", "y"] }],
    };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => write(n % 2 === 0 ? one : other, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Each process has done it once at most; all others were told its answer.
    expect(new Set(answers.map(({ body: { results } }) => results[0].revision)).size).toBeLessThanOrEqual(2);
    expect((await described()).sequence).toBeLessThanOrEqual(2);
    expect(await read("a")).toMatchObject({ incarnation: 1, attributes: { n: 1 } });
    expect((await read("log")).state).toEqual({ entries: ["x", "y"] });
  });

  it("a write whose process went away before its client heard of it is safe to send again", async () => {
    const short = await one.beside();
    const body = { append: [{ id: "a", path: "state.seen", values: ["once"] }] };
    await write(short, body);
    await short.stop();
    expect((await write(other, body)).status).toBe(200);
    expect(await read("a")).toMatchObject({ incarnation: 1, state: { seen: ["once"] } });
  });

  it("a judgment is created once: the retry is told that it exists", async () => {
    const create = (to: TestService) => to.request("POST", at(namespace, "judgments"), { body: judgment, headers });
    expect((await create(one)).status).toBe(201);
    expect(refusal(await create(other))).toEqual({ status: 409, code: "conflict" });
    expect((await create(one)).status).toBe(201);
    expect((await one.request("GET", at(namespace, "judgments"))).body.judgments).toHaveLength(1);
  });

  it("another payload under the key is a write of its own: the key is known to the first process alone", async () => {
    await write(one, { upsert: [{ id: "a", attributes: { n: 1 } }] });
    expect((await write(other, { upsert: [{ id: "a", attributes: { n: 2 } }] })).status).toBe(200);
    expect(await read("a")).toMatchObject({ revision: 2, attributes: { n: 2 } });
  });
});
