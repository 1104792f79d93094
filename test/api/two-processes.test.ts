/** Two processes over one database. A client sees one service, no matter which process gets its requests. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";
import { at, freshNamespace, refusal } from "./support/api.ts";

let one: TestService;
let other: TestService;
let namespace: string;

beforeAll(async () => {
  one = await testService({}, true);
  other = await one.beside();
});
afterAll(() => one.stop());
beforeEach(() => {
  namespace = freshNamespace();
});

const either = (n: number) => (n % 2 === 0 ? one : other);
const write = (to: TestService, body: unknown) => to.request("POST", at(namespace), { body });
const read = (from: TestService, id: string) => from.request("GET", at(namespace, "documents", id));

it("gives writes that arrive at both revisions of one document without a gap, of which none is given twice", async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      write(either(n), { upsert: [{ id: `d-${n}` }], append: [{ id: "all", path: "state.seen", values: [n] }] }),
    ),
  );
  // Each request changes one document that all of them change, so each has a revision of it to itself.
  const revisions = answers.map(({ body }) => body.results[1].revision as number);
  const last = 60;
  expect(revisions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, n) => n + 1));
  for (const service of [one, other]) {
    expect((await service.request("GET", at(namespace))).body).toMatchObject({ sequence: last, document_count: 61 });
    const { body } = await read(service, "all");
    expect(body.state.seen.toSorted((a: number, b: number) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  }
});

it("gives each write its own revision when they follow one another, wherever they are sent", async () => {
  for (let n = 1; n <= 12; n++) {
    expect((await write(either(n), { upsert: [{ id: "a", attributes: { n } }] })).body.results[0]).toMatchObject({
      revision: n,
      incarnation: 1,
    });
    expect((await read(either(n + 1), "a")).body).toMatchObject({ revision: n, attributes: { n } });
  }
});

it("creates a namespace once, whichever process is first", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(either(n), { upsert: [{ id: `d-${n}` }] })));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { body } = await other.request("GET", `/namespaces?prefix=${encodeURIComponent(namespace)}`);
  expect(body.namespaces).toMatchObject([{ name: namespace, document_count: 10 }]);
});

it("keeps a write atomic against a reader of the other process", async () => {
  const ids = Array.from({ length: 50 }, (_, n) => `d-${n}`);
  let [writing, reading] = [true, true];
  const seen = new Set<number>();
  const writer = (async () => {
    // The reader may come late, and is to see several of them.
    for (let round = 0; round < 15 || (reading && seen.size < 2); round++)
      await write(one, { upsert: ids.map((id) => ({ id, attributes: { round } })) });
    writing = false;
  })();
  try {
    while (writing) {
      const { status, body } = await other.request("POST", at(namespace, "query"), {
        body: { include: { attributes: ["round"] } },
      });
      if (status === 404) continue;
      const rounds = new Set(body.rows.map((row: { attributes: { round: number } }) => row.attributes.round));
      expect([body.rows.length, rounds.size]).toEqual([50, 1]);
      seen.add([...rounds][0] as number);
    }
  } finally {
    reading = false;
  }
  await writer;
  expect(seen.size).toBeGreaterThan(1);
});

it("knows of a judgment, and of a change to it, at once in both", async () => {
  await one.request("POST", at(namespace, "judgments"), {
    body: { name: "urgent", question: "?", type: "bool", thresholds: { t: 0.4 } },
  });
  const { body } = await write(other, { upsert: [{ id: "a" }], wait_for: ["urgent"] });
  expect(body.results[0].answers.urgent).toMatchObject({ freshness: "fresh", thresholds: { t: true } });
  await other.request("PATCH", at(namespace, "judgments", "urgent"), { body: { thresholds: { t: 0.6 } } });
  expect((await read(one, "a")).body.answers.urgent.thresholds).toEqual({ t: false });
  await one.request("POST", at(namespace, "judgments", "urgent", "deactivate"));
  expect((await read(other, "a")).body.answers).toEqual({});
  const refused = await one.request("POST", at(namespace, "judgments"), {
    body: { name: "urgent", question: "?", type: "bool" },
  });
  expect(refusal(refused)).toEqual({ status: 409, code: "conflict" });
});

describe("judging", () => {
  const asked = (id: string) =>
    [one, other]
      .flatMap(({ engine }) => engine.requests)
      .filter(({ contextText }) => contextText.includes(`"${namespace} ${id}"`)).length;
  const document = (id: string) => ({ id, state: { text: `${namespace} ${id}` } });
  const judgment = () =>
    one.request("POST", at(namespace, "judgments"), { body: { name: "urgent", question: "?", type: "bool" } });
  const freshness = ({ body }: TestResponse) => body.answers.urgent.freshness;

  it("is shared: each document is judged once, by whichever process", async () => {
    await judgment();
    const ids = Array.from({ length: 80 }, (_, n) => `d-${n}`);
    await Promise.all(ids.map((id, n) => write(either(n), { upsert: [document(id)] })));
    for (const [n, id] of ids.entries()) await expect.poll(async () => freshness(await read(either(n), id))).toBe("fresh");
    expect(ids.map(asked)).toEqual(ids.map(() => 1));
  });

  it("for a write that waits is done once too, and seen by the other process", async () => {
    await judgment();
    const ids = Array.from({ length: 20 }, (_, n) => `d-${n}`);
    const answers = await Promise.all(ids.map((id, n) => write(either(n), { upsert: [document(id)], wait_for: ["urgent"] })));
    expect(answers.map(({ body }) => body.results[0].answers.urgent.freshness)).toEqual(ids.map(() => "fresh"));
    for (const [n, id] of ids.entries()) expect(freshness(await read(either(n + 1), id))).toBe("fresh");
    expect(ids.map(asked)).toEqual(ids.map(() => 1));
  });

  it("is waited for by a process that leaves it to the other", async () => {
    const api = await one.beside("api");
    await judgment();
    const upsert = Array.from({ length: 30 }, (_, n) => document(`d-${n}`));
    const { body } = await write(api, { upsert, wait_for: ["urgent"] });
    expect(body.results.map(({ answers }: { answers: { urgent: { freshness: string } } }) => answers.urgent.freshness)).toEqual(
      upsert.map(() => "fresh"),
    );
    expect(api.engine.requests).toHaveLength(16);
    await api.stop();
  });

  it("that one process is in the middle of when it stops is done by the next", async () => {
    const api = await testService({ role: "api" });
    const [first, second] = [await api.beside("worker"), () => api.beside("worker")];
    await api.request("POST", at(namespace, "judgments"), { body: { name: "urgent", question: "?", type: "bool" } });
    first.engine.gate = new Promise(() => undefined);
    const upsert = Array.from({ length: 20 }, (_, n) => document(`d-${n}`));
    await write(api, { upsert });
    await expect.poll(() => first.engine.requests.length).toBe(20);
    await first.stop();
    const { engine } = await second();
    for (const { id } of upsert) await expect.poll(async () => freshness(await read(api, id))).toBe("fresh");
    expect(engine.requests).toHaveLength(20);
  });
});
