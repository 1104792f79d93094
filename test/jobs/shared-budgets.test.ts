/** Work that asks about given contexts, where many namespaces spend from one budget. A judgment unit costs a dollar. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";

const NAMESPACES = 20;
const prices = readPrices(JSON.stringify([{ judging: [{ usd: 1 }], writes: [{ usd: 0 }], queries: [{ usd: 0 }] }]));
const definition = { name: "urgent", question: "Is it?", type: "bool", freshness: { policy: "manual" } };

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await testService({ prices }, true);
  key = (await service.organization("scale")).adminKey;
});
afterAll(() => service.stop());

async function done(method: string, path: string, body: object) {
  const answer = await service.request(method, path, { body, key });
  expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  return answer.body;
}

/** Namespaces with a document each below a prefix with a budget. */
async function furnished(budget: number): Promise<string> {
  const tenant = freshNamespace();
  const prefix = `${tenant}/*`;
  await done("PUT", `/budgets/${encodeURIComponent(prefix)}`, { budget_usd_per_month: budget });
  await done("POST", at(prefix, "judgments"), definition);
  for (let n = 0; n < NAMESPACES; n++) await done("POST", at(`${tenant}/${n}`), { upsert: [{ id: "d", state: { n } }] });
  return prefix;
}

async function until(is: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(
    async () => {
      await service.clock.advance(300);
      return is();
    },
    { timeout: 30_000 },
  );
}

it("holds the run of a sentinel that all namespaces together cannot pay", async () => {
  const prefix = await furnished(NAMESPACES + 5);
  const path = at(prefix, "judgments", "urgent", "sentinel");
  const before = service.engine.requests.length;
  await done("PUT", path, { size: NAMESPACES, budget_usd_a_month: 1_000 });
  const sentinel = async () => (await service.request("GET", path, { key })).body;
  const asked = () => service.engine.requests.length - before;
  await until(async () => (await sentinel()).waiting !== null || asked() > NAMESPACES);
  // The first run costs a unit for each namespace. Of the second, five could be paid.
  expect(asked()).toBe(NAMESPACES);
  expect(await sentinel()).toMatchObject({ waiting: expect.stringContaining("too little of it is left"), runs: [{ run: 1 }] });
});

it("holds the pages of a robustness job that the rest does not pay, and goes on when there is more", async () => {
  const prefix = await furnished(8);
  const before = service.engine.requests.length;
  const { id } = await done("POST", at(prefix, "judgments", "urgent", "robustness"), {
    sample: NAMESPACES,
    budget_usd: 1_000,
    confirm: true,
  });
  const job = async () => (await service.request("GET", `/jobs/${id}`, { key })).body;
  await until(async () => (await job()).status !== "running");
  // A document is asked in five ways.
  expect(service.engine.requests.length - before).toBe(5);
  expect(await job()).toMatchObject({ status: "paused", error: expect.stringContaining("less of it is left") });
  await done("PUT", `/budgets/${encodeURIComponent(prefix)}`, { budget_usd_per_month: 1_000 });
  await until(async () => (await job()).status === "done");
  expect(service.engine.requests.length - before).toBe(5 * NAMESPACES);
});
