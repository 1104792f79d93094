/**
 * Retries with an `Idempotency-Key`. An operation that does harm when repeated is carried out once, in whichever process the retry
 * arrives.
 *
 * Each process keeps its own responses to writes of documents without conditions. A retry that reaches another process writes the same content again.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";
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

  it("a retry is the same request whatever the order of its members", async () => {
    const first = await write(one, { upsert: [{ id: "a", attributes: { n: 1, m: 2 } }], wait_for: [] });
    const again = await write(one, { wait_for: [], upsert: [{ attributes: { m: 2.0, n: 1 }, id: "a" }] });
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([200, "true", first.body]);
    expect(refusal(await write(one, { upsert: [{ id: "a", attributes: { n: 1, m: [2] } }], wait_for: [] })).status).toBe(409);
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

  const upsert = [{ id: "a", if_revision: 0 }];
  it.each([
    ["of its documents", { upsert }, {}],
    ["in If-Match", { patch: [{ id: "a", attributes: { n: 1 } }] }, { "If-Match": '"1"' }],
    ["in a large body", { upsert: [...upsert, { id: "large", state: { text: "x".repeat(1_100_000) } }] }, {}],
  ])("a retried write with a condition %s gets the first answer, and no conflict with its own result", async (_, body, more) => {
    if ("If-Match" in more) await one.request("POST", at(namespace), { body: { upsert: [{ id: "a" }] } });
    const conditional = (to: TestService) =>
      to.request("POST", at(namespace), { body, headers: { ...headers, ...(more as Record<string, string>) } });
    const first = await conditional(one);
    expect([first.status, first.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    for (const again of [await conditional(other), await conditional(one)])
      expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([200, "true", first.body]);
    expect(await read("a")).toMatchObject({ revision: first.body.results[0].revision });
  });

  it("a refused condition is refused again, whatever holds by then", async () => {
    const body = { upsert: [{ id: "a", if_revision: 1 }] };
    const first = await write(one, body);
    expect(refusal(first)).toEqual({ status: 409, code: "conflict" });
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a" }] } });
    const again = await write(other, body);
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([409, "true", first.body]);
    expect(await read("a")).toMatchObject({ revision: 1 });
  });

  it("a key of a conditional write is no key for another payload, where it is known", async () => {
    expect((await write(one, { upsert: [{ id: "a", if_revision: 0 }] })).status).toBe(200);
    expect(refusal(await write(one, { upsert: [{ id: "a" }] }))).toEqual({ status: 409, code: "conflict" });
    expect(refusal(await write(other, { upsert: [{ id: "a", if_revision: 1 }] }))).toEqual({ status: 409, code: "conflict" });
    expect(await read("a")).toMatchObject({ revision: 1 });
  });

  it("another If-Match under the key is another request", async () => {
    await one.request("POST", at(namespace), { body: { upsert: [{ id: "a" }] } });
    headers = { ...headers, "If-Match": '"1"' };
    const body = { upsert: [{ id: "a" }] };
    expect((await write(one, body)).status).toBe(200);
    expect((await write(other, body)).headers.get("Idempotent-Replayed")).toBe("true");
    headers = { ...headers, "If-Match": '"2"' };
    for (const to of [one, other]) expect(refusal(await write(to, body))).toEqual({ status: 409, code: "conflict" });
    expect(await read("a")).toMatchObject({ revision: 2 });
  });

  it("another payload under the key is a write of its own: the key is known to the first process alone", async () => {
    await write(one, { upsert: [{ id: "a", attributes: { n: 1 } }] });
    expect((await write(other, { upsert: [{ id: "a", attributes: { n: 2 } }] })).status).toBe(200);
    expect(await read("a")).toMatchObject({ revision: 2, attributes: { n: 2 } });
  });
});

describe("what does harm when it is repeated", () => {
  const replayed = (answer: TestResponse) => answer.headers.get("Idempotent-Replayed");
  const url = "https://example.com/hook";
  const endpoint = async () => (await one.request("POST", "/webhook-endpoints", { body: { url } })).body;

  it("is created once: a retry in another process gets the first answer", async () => {
    const create = (to: TestService, body: object = judgment) =>
      to.request("POST", at(namespace, "judgments"), { body, headers });
    const first = await create(one);
    expect([first.status, replayed(first)]).toEqual([201, null]);
    const again = await create(other, { type: "bool", question: "?", name: "urgent" });
    expect([again.status, replayed(again), again.body]).toEqual([201, "true", first.body]);
    expect(refusal(await create(other, { ...judgment, question: "!" }))).toEqual({ status: 409, code: "conflict" });
    expect((await one.request("GET", at(namespace, "judgments"))).body.judgments).toHaveLength(1);
  });

  it("is a secret that is rotated once, however many retries there are and wherever they arrive", async () => {
    const { id } = await endpoint();
    const rotate = (to: TestService) => to.request("POST", `/webhook-endpoints/${id}/rotate-secret`, { body: {}, headers });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => rotate(n % 2 === 0 ? one : other)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.secret}`)).size).toBe(1);
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    const secret = await one.request("GET", `/webhook-endpoints/${id}/secret`);
    expect(secret.body.secret).toBe(answers[0]!.body.secret);
  });

  it("is an API key that is made once, also where the process that made it has ended", async () => {
    const short = await one.beside();
    const make = (to: TestService) => to.request("POST", "/api-keys", { body: { name: namespace, role: "read_only" }, headers });
    const first = await make(short);
    await short.stop();
    const again = await make(other);
    expect([first.status, again.status, replayed(again)]).toEqual([201, 201, "true"]);
    expect(again.body).toEqual(first.body);
    const { api_keys } = (await one.request("GET", "/api-keys?limit=1000")).body;
    expect(api_keys.filter(({ name }: { name: string }) => name === namespace)).toHaveLength(1);
  });

  it("is a test that is sent once, and a deletion that a retry is not told is not there", async () => {
    const { id } = await endpoint();
    const send = (to: TestService) => to.request("POST", `/webhook-endpoints/${id}/test`, { body: {}, headers });
    const sent = [await send(one), await send(other)];
    expect(sent.map(({ status, body }) => [status, body.event_id])).toEqual([
      [202, sent[0]!.body.event_id],
      [202, sent[0]!.body.event_id],
    ]);
    const remove = (to: TestService) => to.request("DELETE", `/webhook-endpoints/${id}`, { headers });
    expect([await remove(one), await remove(other)].map(({ status }) => status)).toEqual([204, 204]);
    expect((await other.request("DELETE", `/webhook-endpoints/${id}`)).status).toBe(404);
  });
});
