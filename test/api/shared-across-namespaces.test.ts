/** Answers that all namespaces of a template share. The engine counts its questions, so it tells what was paid for. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demoJudgments } from "#src/server/demo/judgments.ts";
import { installedPackages } from "#src/server/demo/packages.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { at, freshNamespace } from "./support/api.ts";

let service: TestService;
let prefix: string;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());
beforeEach(async () => {
  prefix = freshNamespace();
  service.engine.gate = Promise.resolve();
  service.engine.answer = evenAnswer;
});

type Key = { key?: string };

async function judgment(owner: string, definition: object = {}, as: Key = {}): Promise<void> {
  const shared = { reuse: "organization", context: { fields: ["state.text"] } };
  const body = { name: "urgent", question: "Is it urgent?", type: "bool", ...shared, ...definition };
  const { status, body: answer } = await service.request("POST", at(owner, "judgments"), { body, ...as });
  expect(status, JSON.stringify(answer)).toBe(201);
}

async function write(namespace: string, body: object, as: Key = {}) {
  const { status, body: answer } = await service.request("POST", at(namespace), { body, ...as });
  expect(status, JSON.stringify(answer)).toBe(200);
  // On a slow machine, a write may return before its answers are there.
  if ("wait_for" in body) await expect.poll(() => unanswered(namespace, as)).toBe(0);
  return answer;
}

async function unanswered(namespace: string, as: Key): Promise<number> {
  const query = { filters: ["answers.urgent.freshness", "NotEq", "fresh"] };
  return (await service.request("POST", at(namespace, "query"), { body: query, ...as })).body.rows.length;
}

const texts = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, state: { text: `${prefix} #${n}` } }));

/** How many questions about texts of this test the engine got. */
const asked = () =>
  service.engine.requests
    .filter(({ contextText }) => contextText.includes(prefix))
    .reduce((sum, { questions }) => sum + questions.length, 0);

async function answered(namespace: string, names: readonly string[], count: number): Promise<void> {
  const fresh = async () => {
    const filters = ["And", names.map((name) => [`answers.${name}.freshness`, "Eq", "fresh"])];
    const { body } = await service.request("POST", at(namespace, "query"), { body: { filters, top_k: 1000 } });
    return body.rows?.length;
  };
  await expect.poll(fresh, { timeout: 60_000 }).toBe(count);
}

const log = async (namespace: string) =>
  (await service.request("GET", `${at(namespace, "judgments", "urgent", "evaluations")}?limit=1000`)).body.evaluations;

const kept = async () => {
  const [row] = await service.fresh.database.query<{ count: number }>({
    text: "select count(*)::integer as count from shared_answers",
  });
  return row!.count;
};

it("asks about the demo's texts once, whichever namespaces have them", async () => {
  const documents = (await installedPackages("node_modules")).slice(0, 12).map((one) => ({
    ...one,
    state: { ...one.state, notes: prefix },
  }));
  for (const { name, ...definition } of demoJudgments) {
    const body = { ...definition, name, reuse: "organization" };
    expect((await service.request("POST", at(`${prefix}/*`, "judgments"), { body })).status).toBe(201);
  }
  const names = demoJudgments.map(({ name }) => name);
  for (const tenant of ["one", "two"]) {
    await write(`${prefix}/${tenant}`, { upsert: documents });
    await answered(`${prefix}/${tenant}`, names, documents.length);
  }
  expect(asked()).toBe(documents.length * names.length);
});

it("names the evaluation that was paid for, in the log of the namespace that paid", async () => {
  await judgment(`${prefix}/*`);
  await write(`${prefix}/one`, { upsert: texts(3), wait_for: ["urgent"] });
  const { usage } = await write(`${prefix}/two`, { upsert: texts(3), wait_for: ["urgent"] });
  expect(usage).toMatchObject({ judgment_units: 0, tokens_evaluated: 0 });
  const paid = new Map((await log(`${prefix}/one`)).map((one: { id: string; document_id: string }) => [one.document_id, one.id]));
  const reused = await log(`${prefix}/two`);
  expect(reused).toHaveLength(3);
  for (const one of reused) {
    expect(one).toMatchObject({ carried: true, judgment_units: 0, tokens: 0, reused_from: paid.get(one.document_id) });
  }
  expect(asked()).toBe(3);
});

it("asks once when equal documents arrive in many namespaces at once", async () => {
  await judgment(`${prefix}/*`);
  const { promise, resolve } = Promise.withResolvers<void>();
  service.engine.gate = promise;
  const tenants = Array.from({ length: 6 }, (_, n) => `${prefix}/t${n}`);
  const writing = tenants.map((tenant) => write(tenant, { upsert: texts(4), wait_for: ["urgent"], wait_timeout_ms: 10_000 }));
  await expect.poll(asked).toBe(4);
  resolve();
  for (const { results } of await Promise.all(writing)) {
    expect(results).toHaveLength(4);
  }
  for (const tenant of tenants) await answered(tenant, ["urgent"], 4);
  expect(asked()).toBe(4);
});

it("asks nothing when many documents go back to an earlier version, or to another namespace", async () => {
  await judgment(`${prefix}/*`);
  const owner = `${prefix}/*`;
  const count = 300;
  await write(`${prefix}/one`, { upsert: texts(count) });
  await answered(`${prefix}/one`, ["urgent"], count);
  const body = { question: "Is it very urgent?", type: "bool", reuse: "organization", context: { fields: ["state.text"] } };
  expect((await service.request("POST", at(owner, "judgments", "urgent", "versions"), { body })).status).toBe(201);
  for (const version of [2, 1]) {
    const { status } = await service.request("POST", at(owner, "judgments", "urgent", "activate"), {
      body: { version, force: true },
    });
    expect(status).toBe(200);
    await write(`${prefix}/one`, { upsert: texts(count) });
    await answered(`${prefix}/one`, ["urgent"], count);
  }
  await write(`${prefix}/two`, { upsert: texts(count) });
  await answered(`${prefix}/two`, ["urgent"], count);
  expect(asked()).toBe(2 * count);
});

it("asks again in another organization, for another engine version, and where a judgment shares in its namespace only", async () => {
  const other = await service.organization("scale");
  await judgment(`${prefix}/*`);
  await write(`${prefix}/one`, { upsert: texts(1), wait_for: ["urgent"] });
  await judgment(`${prefix}/*`, {}, { key: other.adminKey });
  await write(`${prefix}/one`, { upsert: texts(1), wait_for: ["urgent"] }, { key: other.adminKey });
  expect(asked()).toBe(2);
  service.engine.currentVersion = "test-2";
  await write(`${prefix}/two`, { upsert: texts(1), wait_for: ["urgent"] });
  service.engine.currentVersion = "test-1";
  expect(asked()).toBe(3);
  await judgment(`${prefix}/apart/*`, { reuse: "namespace" });
  for (const tenant of ["a", "b"]) await write(`${prefix}/apart/${tenant}`, { upsert: texts(1), wait_for: ["urgent"] });
  expect(asked()).toBe(5);
});

it("still uses the answer of a deleted document, and not that of a deleted namespace or judgment", async () => {
  const before = await kept();
  await judgment(`${prefix}/*`);
  await write(`${prefix}/one`, { upsert: texts(2), wait_for: ["urgent"] });
  await write(`${prefix}/one`, { delete: ["d-0", "d-1"] });
  await write(`${prefix}/two`, { upsert: texts(2), wait_for: ["urgent"] });
  expect([asked(), await kept()]).toEqual([2, before + 2]);
  expect((await service.request("DELETE", at(`${prefix}/one`))).status).toBe(202);
  await expect.poll(kept, { timeout: 20_000 }).toBe(before);
  await write(`${prefix}/three`, { upsert: texts(2), wait_for: ["urgent"] });
  expect([asked(), await kept()]).toEqual([4, before + 2]);
  expect((await service.request("DELETE", at(`${prefix}/*`, "judgments", "urgent"))).status).toBe(204);
  await expect.poll(kept, { timeout: 20_000 }).toBe(before);
});

it("shares nothing of a landing that was undone", async () => {
  await judgment(`${prefix}/*`);
  const run = (text: string) => service.fresh.database.query({ text });
  await run("alter table shared_answers add constraint undone check (false) not valid");
  await write(`${prefix}/one`, { upsert: texts(1) });
  await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(async () => (await log(`${prefix}/one`)).length, { timeout: 20_000 }).toBe(1);
  expect((await log(`${prefix}/one`))[0].error.code).toBe("internal");
  await run("alter table shared_answers drop constraint undone");
  // Another process has no memory of the question.
  const other = await service.beside();
  await other.request("POST", at(`${prefix}/two`), { body: { upsert: texts(1), wait_for: ["urgent"] } });
  await expect.poll(() => unanswered(`${prefix}/two`, {})).toBe(0);
  expect((await log(`${prefix}/two`))[0]).toMatchObject({ carried: false, judgment_units: 1 });
});

it("estimates what is asked, and says how many documents cost nothing", async () => {
  await judgment(`${prefix}/*`, { freshness: { policy: "manual" } });
  const twice = [...texts(5), ...texts(5).map((one) => ({ ...one, id: `again-${one.id}` }))];
  await write(`${prefix}/one`, { upsert: twice });
  const backfill = async (confirm: boolean) => {
    const { status, body } = await service.request("POST", at(`${prefix}/one`, "judgments", "urgent", "backfill"), {
      body: { confirm },
    });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  };
  expect((await backfill(false)).estimate).toMatchObject({ documents: 10, judgment_units: 5, requests: 5, reused: 5 });
  await backfill(true);
  await answered(`${prefix}/one`, ["urgent"], 10);
  expect(asked()).toBe(5);
});
