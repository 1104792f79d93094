/** What several orders cost: bills, budgets, and what is asked again after a crash. */
import { expect, it } from "vitest";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { testService } from "#test/support/service.ts";
import type { TestRequest } from "#test/support/test-engine.ts";
import { biased, numbered, numberIn, topic } from "./biased.ts";

it.each(["answers", "requests"] as const)("is billed twice in two orders, where the list counts %s", async (by) => {
  const free = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };
  const judging_units = [{ engine: "test", model: "*", units: 3 }];
  const list = [{ ...free, judging: [{ usd: 1 }], judging_units, judging_by: by }];
  const own = await testService({ prices: readPrices(JSON.stringify(list)) });
  own.engine.answer = biased;
  const ns = freshNamespace();
  expect((await own.request("POST", at(ns, "judgments"), { body: topic() })).status).toBe(201);
  await write(own, ns, numbered(4));
  const { body } = await own.request("GET", "/usage");
  expect(body.lines[0]).toMatchObject({ line: "judging", judgment_units: 4 * 2 * 3, cost_usd: 24 });
  expect(own.engine.requests).toHaveLength(8);
});

it("passes a shared budget by less than one answer in all its orders", { timeout: 60_000 }, async () => {
  const free = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };
  const own = await testService({ prices: readPrices(JSON.stringify([{ ...free, judging: [{ usd: 1 }] }])) });
  own.engine.answer = biased;
  const tenant = freshNamespace();
  const budget = { budget_usd_per_month: 15 };
  const put = await own.request("PUT", `/budgets/${encodeURIComponent(`${tenant}/*`)}`, { body: budget });
  expect(put.status).toBe(200);
  expect((await own.request("POST", at(`${tenant}/*`, "judgments"), { body: topic() })).status).toBe(201);
  const names = ["a", "b", "c"].map((name) => `${tenant}/${name}`);
  await Promise.all(names.map((name) => own.request("POST", at(name), { body: { upsert: numbered(10) } })));
  const paused = async () => {
    const all = await Promise.all(names.map((name) => own.request("GET", at(name))));
    return all.every(({ body }) => body.budget_paused);
  };
  await expect.poll(paused, { timeout: 30_000 }).toBe(true);
  const { body } = await own.request("GET", "/usage");
  expect(body.lines[0].judgment_units).toBe(own.engine.requests.length);
  expect(own.engine.requests).toHaveLength(16);
});

it("marks a question as repeated after a crash between its orders", { timeout: 60_000 }, async () => {
  const own = await testService({ role: "api", drainMs: 0 });
  const ns = freshNamespace();
  expect((await own.request("POST", at(ns, "judgments"), { body: topic() })).status).toBe(201);
  await own.request("POST", at(ns), { body: { upsert: numbered(2) } });
  const worker = await own.beside("worker");
  worker.engine.answer = biased;
  const asks = worker.engine.evaluate.bind(worker.engine);
  // The second order of one document is never answered.
  worker.engine.evaluate = (requests, signal) => {
    const [{ questions, contextText }] = requests as [TestRequest];
    if (questions[0]!.id === "topic" || numberIn({ contextText }) === 1) return asks(requests, signal);
    const failure = { code: "cancelled", message: "aborted", retryable: true } as const;
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve([{ ok: false, failure }]), { once: true }));
  };
  const rows = () =>
    own.fresh.database.query<{ document_id: string; repeated: boolean; requests: number }>({
      text: `
        select e.document_id, e.repeated, e.requests from evaluations e join namespaces n on n.namespace_id = e.namespace_id
        where n.name = $1 order by e.document_id`,
      values: [ns],
    });
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(1);
  await worker.stop();
  const second = await own.beside("worker");
  second.engine.answer = biased;
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(2);
  expect(await rows()).toEqual([
    { document_id: "d-0", repeated: true, requests: 2 },
    { document_id: "d-1", repeated: false, requests: 2 },
  ]);
  expect(second.engine.requests).toHaveLength(2);
  await expect.poll(() => own.fresh.database.query({ text: "select from asked" })).toEqual([]);
});
