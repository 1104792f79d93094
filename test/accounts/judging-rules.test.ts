/**
 * Expensive models, and requests as the unit of billing, with a server that counts what it receives.
 *
 * The test compares the bill with what the server saw. It prices each request by its model and by the bytes of its questions, unit by unit
 * through the tiers.
 */
import { expect, it, onTestFinished } from "vitest";
import { OpenAIEngine } from "#plugins/engines/openai/openai-engine.ts";
import { readPrices } from "#src/server/config/price-lists.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { type ChatBody, startChatServer } from "#test/support/chat-server.ts";
import { type TestService, testService } from "#test/support/service.ts";

const timeout = 60_000;
const FREE = { writes: [{ usd: 0 }], queries: [{ usd: 0 }], storage: [{ usd: 0 }] };

/** What a unit costs, in attodollars, after so many of the month. */
const tiers = [
  { upTo: 37, price: 3_000_000_000_000_001n },
  { upTo: 150, price: 1_700_000_000_000_003n },
  { upTo: Number.POSITIVE_INFINITY, price: 900_000_000_000_007n },
];
const judging = [
  { usd: "0.003000000000000001", up_to: 37 },
  { usd: "0.001700000000000003", up_to: 150 },
  { usd: "0.000900000000000007" },
];
const judging_units = [
  { engine: "openai", model: "dear-*", units: 10 },
  { engine: "openai", model: "*-mini", units: 3 },
  { engine: "local", units: 99 },
];
/** The same by hand. The model of definitions that name none is `gpt-4o-mini`. */
const multiplier: Record<string, number> = { "dear-1": 10, "dear-mini": 10, "gpt-4o-mini": 3, plain: 1 };

/** Attodollars of so many units, one by one. */
function attodollarsOf(units: number): bigint {
  let sum = 0n;
  for (let n = 0; n < units; n++) sum += tiers.find(({ upTo }) => n < upTo)!.price;
  return sum;
}

/** Dollars, to the micro-dollar. */
const priced = (units: number) => Number((attodollarsOf(units) + 500_000_000_000n) / 1_000_000_000_000n) / 1e6;

async function begin(by: "answers" | "requests", prices: object = { judging }) {
  const chat = await startChatServer();
  onTestFinished(() => chat.close());
  // All groups of many options matter.
  chat.weigh = ({ labels }) => labels.map(() => 1);
  const limits = { requestsPerMinute: null, tokensPerSecond: null, questionsPerRequest: 4 };
  const engine = () => new OpenAIEngine({ apiKey: chat.apiKey, baseUrl: chat.baseUrl, limits });
  const list = [{ ...FREE, ...prices, judging_units, judging_by: by }];
  const service = await testService({ engines: [engine()], prices: readPrices(JSON.stringify(list)) });
  return { chat, service };
}

const options = Array.from({ length: 254 }, (_, n) => ({ value: `option-${n}` }));
const parts = ["a", "b", "c", "d", "e"].map((name) => ({ name, question: `Is it ${name}?` }));
const many = { type: "choice", question: "Which of many?", options };
const composite = { type: "bool", question: "Is it whole?", parts };

/** Judgments with the requests that one of their answers takes. */
const asked = [
  { name: "once", requests: 1, model: "gpt-4o-mini", engine: {}, type: "bool", question: "Is it once?" },
  {
    name: "twice",
    requests: 2,
    model: "plain",
    engine: { version: "plain", both_orders: true },
    type: "bool",
    question: "Twice?",
  },
  { name: "dear", requests: 1, model: "dear-1", engine: { version: "dear-1" }, type: "bool", question: "Is it dear?" },
  { name: "many", requests: 14, model: "dear-mini", engine: { version: "dear-mini" }, ...many },
  { name: "whole", requests: 10, model: "plain", engine: { version: "plain", both_orders: true }, ...composite },
];

const documents = [
  { id: "short", state: { text: "x" } },
  { id: "long", state: { text: "x".repeat(12_000) } },
];

/** 1 up to 8,000 bytes, 4 above: all documents here are far from it. */
const sizeOf = ({ messages }: ChatBody) => (messages[1]!.content.includes("x".repeat(12_000)) ? 4 : 1);

async function judgeAll(service: TestService, namespace: string): Promise<void> {
  const post = (path: string[], body: object) => service.request("POST", at(namespace, ...path), { body });
  for (const { requests: _, model: __, engine, ...definition } of asked) {
    const made = await post(["judgments"], { ...definition, engine: { name: "openai", ...engine } });
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 });
  }
  expect(await post([], { upsert: documents })).toMatchObject({ status: 200 });
  const filters = ["And", asked.map(({ name }) => [`answers.${name}.freshness`, "Eq", "fresh"])];
  const fresh = async () => (await post(["query"], { filters, top_k: 10 })).body.rows.length;
  await expect.poll(fresh, { timeout }).toBe(documents.length);
}

it.each(["answers", "requests"] as const)(
  "counts %s in units, models by their own, and every figure agrees",
  {
    timeout: 2 * timeout,
  },
  async (by) => {
    const { chat, service } = await begin(by);
    const namespace = freshNamespace();
    await judgeAll(service, namespace);
    const seen = chat.requests.reduce((sum, { body }) => sum + sizeOf(body) * multiplier[body.model]!, 0);
    // Of both documents: 1 + 4 units.
    const answers = asked.reduce((sum, { model }) => sum + 5 * multiplier[model]!, 0);
    expect(chat.requests).toHaveLength(2 * asked.reduce((sum, { requests }) => sum + requests, 0));
    const units = by === "requests" ? seen : answers;
    const { body: usage } = await service.request("GET", "/usage");
    expect(usage.lines[0]).toMatchObject({ line: "judging", judgment_units: units, cost_usd: priced(units) });
    expect(usage.cost_usd).toBe(priced(units));
    expect((await service.request("GET", at(namespace))).body.spent_usd).toBe(priced(units));
    let logged = 0;
    for (const { name, requests, model } of asked) {
      const { body } = await service.request("GET", at(namespace, "judgments", name, "evaluations"));
      for (const one of body.evaluations) {
        const size = one.document_id === "long" ? 4 : 1;
        const own = size * multiplier[model]! * (by === "requests" ? requests : 1);
        expect([name, one.requests, one.judgment_units]).toEqual([name, requests, own]);
        const path = at(namespace, "documents", one.document_id, "answers", name, "explain");
        const explained = (await service.request("GET", path)).body;
        expect(explained).toMatchObject({ requests, requests_taken: requests, judgment_units: own });
        logged += one.judgment_units;
      }
    }
    expect(logged).toBe(units);
  },
);

it.each(["answers", "requests"] as const)(
  "bills a job by %s what it was estimated to cost, to the attodollar",
  {
    timeout: 2 * timeout,
  },
  async (by) => {
    const { chat, service } = await begin(by);
    const namespace = freshNamespace();
    await service.request("POST", at(namespace), { body: { upsert: documents } });
    const [{ requests, model, engine, ...definition }] = [asked[3]!];
    const freshness = { policy: "manual" };
    const body = { ...definition, engine: { name: "openai", ...engine }, freshness };
    expect(await service.request("POST", at(namespace, "judgments"), { body })).toMatchObject({ status: 201 });
    const backfill = (confirm: boolean) =>
      service.request("POST", at(namespace, "judgments", "many", "backfill"), { body: confirm ? { confirm } : {} });
    const { estimate } = (await backfill(false)).body;
    const units = 5 * multiplier[model]! * (by === "requests" ? requests : 1);
    const expected = { requests: 2 * requests, judgment_units: units, cost_usd: priced(units) };
    expect(estimate).toMatchObject(expected);
    const { id } = (await backfill(true)).body;
    const job = await jobWhen(service, id, "done");
    expect(chat.requests).toHaveLength(2 * requests);
    const [row] = await service.fresh.database.query<{ spent: string }>({
      text: "select trim_scale(spend_usd * 1e18)::text as spent from jobs where job_id = $1",
      values: [id],
    });
    expect(BigInt(row!.spent)).toBe(attodollarsOf(units));
    expect(job.spend_usd).toBeCloseTo(priced(units), 6);
    const { body: usage } = await service.request("GET", "/usage");
    expect(usage.lines[0]).toMatchObject({ judgment_units: units, cost_usd: priced(units) });
  },
);

it("passes a shared budget by less than one answer, however many requests and units that takes", {
  timeout: 2 * timeout,
}, async () => {
  const { chat, service } = await begin("requests", { judging: [{ usd: 1 }] });
  const tenant = freshNamespace();
  const most = 100;
  const budget = { budget_usd_per_month: most };
  expect(await service.request("PUT", `/budgets/${encodeURIComponent(`${tenant}/*`)}`, { body: budget })).toMatchObject({
    status: 200,
  });
  const engine = { name: "openai", version: "dear-1", both_orders: true };
  const body = { name: "dear", type: "bool", question: "Is it?", engine };
  expect(await service.request("POST", at(`${tenant}/*`, "judgments"), { body })).toMatchObject({ status: 201 });
  const upsert = Array.from({ length: 20 }, (_, n) => ({ id: `d-${n}`, state: { n } }));
  const names = ["a", "b", "c", "d", "e", "f"].map((name) => `${tenant}/${name}`);
  await Promise.all(names.map((name) => service.request("POST", at(name), { body: { upsert } })));
  const paused = async () => {
    const all = await Promise.all(names.map((name) => service.request("GET", at(name))));
    return all.every(({ body }) => body.budget_paused);
  };
  await expect.poll(paused, { timeout }).toBe(true);
  // Ten units for each of two requests an answer.
  const answer = 20;
  const spent = chat.requests.length * 10;
  const { body: usage } = await service.request("GET", "/usage");
  expect(usage.lines[0].judgment_units).toBe(spent);
  expect(spent).toBeGreaterThanOrEqual(most);
  expect(spent).toBeLessThan(most + answer);
});
