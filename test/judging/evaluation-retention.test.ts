/** How long the evaluation log is kept, which the operator sets. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepEvaluations } from "#src/judging/log/retention.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";

const DAY_MS = 24 * 3_600_000;

let service: TestService;

beforeAll(async () => {
  service = await testService({ evaluationsKeptMs: 30 * DAY_MS }, true);
});
afterAll(() => service.stop());

const judgments = ["urgent", "angry"];

/** A template with two judgments, and namespaces of it with documents that were judged. */
async function judged(names: readonly string[], count: number): Promise<string> {
  const prefix = freshNamespace();
  for (const name of judgments) {
    const body = { name, question: "?", type: "bool", reuse: "organization", context: { fields: ["attributes.n"] } };
    expect((await service.request("POST", at(`${prefix}/*`, "judgments"), { body })).status).toBe(201);
  }
  for (const name of names) await write(`${prefix}/${name}`, 0, count);
  return prefix;
}

async function write(namespace: string, from: number, count: number): Promise<void> {
  const upsert = Array.from({ length: count }, (_, n) => ({ id: `d-${from + n}`, attributes: { n: from + n } }));
  expect((await service.request("POST", at(namespace), { body: { upsert } })).status).toBe(200);
  await expect.poll(() => fresh(namespace), { timeout: 60_000 }).toBe(from + count);
}

async function fresh(namespace: string): Promise<number> {
  const filters = ["And", judgments.map((name) => [`answers.${name}.freshness`, "Eq", "fresh"])];
  return (await service.request("POST", at(namespace, "query"), { body: { filters, top_k: 1000 } })).body.rows?.length;
}

async function logOf(namespace: string, judgment: string): Promise<string[]> {
  const { body } = await service.request("GET", `${at(namespace, "judgments", judgment, "evaluations")}?limit=1000`);
  return body.evaluations.map((one: { document_id: string }) => one.document_id).sort();
}

async function rowsOf(table: string, namespace: string): Promise<number> {
  const [row] = await service.fresh.database.query<{ count: number }>({
    text: `
      select count(*)::integer as count from ${table}
      where namespace_id = (select namespace_id from namespace_names where name = $1)`,
    values: [namespace],
  });
  return row!.count;
}

it("ends evaluations that are too old in every namespace, and what other namespaces could use of them; answers stay", async () => {
  const prefix = await judged(["one", "two"], 3);
  await service.clock.advance(20 * DAY_MS);
  await write(`${prefix}/one`, 3, 2);
  await service.clock.advance(11 * DAY_MS);
  for (const judgment of judgments) {
    await expect.poll(() => logOf(`${prefix}/one`, judgment), { timeout: 30_000 }).toEqual(["d-3", "d-4"]);
    await expect.poll(() => logOf(`${prefix}/two`, judgment), { timeout: 30_000 }).toEqual([]);
  }
  await expect.poll(() => rowsOf("shared_answers", `${prefix}/one`), { timeout: 30_000 }).toBe(4);
  expect([await fresh(`${prefix}/one`), await fresh(`${prefix}/two`)]).toEqual([5, 3]);
  // The daily pass comes again.
  await service.clock.advance(20 * DAY_MS);
  await expect.poll(() => rowsOf("evaluations", `${prefix}/one`), { timeout: 30_000 }).toBe(0);
});

it("removes the answers to a deleted judgment whose evaluations are gone, and no others", async () => {
  const prefix = await judged(["one"], 3);
  await service.clock.advance(31 * DAY_MS);
  await expect.poll(() => rowsOf("evaluations", `${prefix}/one`), { timeout: 30_000 }).toBe(0);
  expect(await rowsOf("answers", `${prefix}/one`)).toBe(6);
  expect((await service.request("DELETE", at(`${prefix}/*`, "judgments", "urgent"))).status).toBe(204);
  await expect.poll(() => rowsOf("answers", `${prefix}/one`), { timeout: 30_000 }).toBe(3);
});

it("asks again about a context whose answer is no longer in the log", async () => {
  const prefix = await judged(["one"], 2);
  await service.clock.advance(31 * DAY_MS);
  await expect.poll(() => rowsOf("shared_answers", `${prefix}/one`), { timeout: 30_000 }).toBe(0);
  const before = service.engine.requests.length;
  await write(`${prefix}/two`, 0, 2);
  expect(service.engine.requests.length).toBe(before + 2);
});

it("leaves nothing too old behind where a pass is stopped, whatever it had deleted", async () => {
  const keeping = await testService();
  const prefix = freshNamespace();
  for (const name of judgments) {
    const body = { name, question: "?", type: "bool", reuse: "organization", context: { fields: ["attributes.n"] } };
    expect((await keeping.request("POST", at(`${prefix}/*`, "judgments"), { body })).status).toBe(201);
  }
  const upsert = [{ id: "d", attributes: { n: 1 } }];
  const written = await keeping.request("POST", at(`${prefix}/one`), { body: { upsert, wait_for: judgments } });
  expect(written.status).toBe(200);
  await keeping.clock.advance(31 * DAY_MS);
  const { database: db } = keeping.fresh;
  const left = async () => {
    const text = "select (select count(*) from evaluations) as evaluations, (select count(*) from shared_answers) as shared";
    return (await db.query({ text }))[0];
  };
  expect(await left()).toEqual({ evaluations: 2, shared: 2 });
  const stop = new AbortController();
  let deletions = 0;
  const stopping = new Proxy(db, {
    get(of, name) {
      const member = Reflect.get(of, name);
      if (name !== "query") return typeof member === "function" ? member.bind(of) : member;
      return async (statement: { name?: string }) => {
        const rows = await of.query(statement as never);
        if (statement.name?.endsWith("_delete_old") && ++deletions === 2) stop.abort();
        return rows;
      };
    },
  });
  const parts = { clock: keeping.clock, keptMs: 30 * DAY_MS };
  await sweepEvaluations({ db: stopping, ...parts }, stop.signal);
  expect(deletions).toBe(2);
  await sweepEvaluations({ db, ...parts }, new AbortController().signal);
  expect(await left()).toEqual({ evaluations: 0, shared: 0 });
});

it("keeps everything where nothing is set", async () => {
  const keeping = await testService();
  const namespace = freshNamespace();
  const body = { name: "urgent", question: "?", type: "bool" };
  expect((await keeping.request("POST", at(namespace, "judgments"), { body })).status).toBe(201);
  await keeping.request("POST", at(namespace), { body: { upsert: [{ id: "a", attributes: { n: 1 } }], wait_for: ["urgent"] } });
  await keeping.clock.advance(400 * DAY_MS);
  const { database: db } = keeping.fresh;
  expect(await db.query({ text: "select 1 from wakeups where kind = 'evaluations'" })).toEqual([]);
  expect(await sweepEvaluations({ db, clock: keeping.clock, keptMs: null }, new AbortController().signal)).toBeNull();
  const { body: log } = await keeping.request("GET", at(namespace, "judgments", "urgent", "evaluations"));
  expect(log.evaluations).toHaveLength(1);
});
