/** A service that has something of everything the console shows: all types of judgments, trials, outcomes, jobs in all states, failing deliveries. */
import { expect, vi } from "vitest";
import { at } from "#test/api/support/api.ts";
import { answering, authority, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { jobWhen, write } from "#test/jobs/support/jobs.ts";
import { World } from "#test/standing/tenant-summaries/world.ts";
import { given, scriptedSuggester } from "#test/suggesters/scripted.ts";
import { type TestService, type TestServiceOptions, testService } from "#test/support/service.ts";
import { answerDesk, spread, ticket, ticketId, wasUrgent } from "./desk.ts";

export const DESK = "desk/tickets";
export const TICKETS = 400;
/** Held by its engine: its jobs stay as they are until `release`. */
export const HELD = "desk/archive";
export const TENANTS = "shop/*";

export interface Furnished {
  readonly service: TestService;
  /** The jobs that were made, by type and status. */
  readonly jobs: Readonly<Record<string, string>>;
  readonly endpoints: { readonly good: string; readonly failing: string };
  release(): void;
  stop(): Promise<void>;
}

const definitions = {
  urgent: { name: "urgent", type: "bool", question: "Is it urgent?", criteria: "Somebody loses money by waiting." },
  topic: {
    name: "topic",
    type: "choice",
    question: "What is it about?",
    options: [
      { value: "refund", description: "Wants money back." },
      { value: "delivery", description: "Something did not arrive." },
      { value: "billing", description: "An invoice is wrong." },
    ],
  },
  mood: {
    name: "mood",
    type: "score",
    question: "How angry does it sound?",
    criteria: ["calm", "puzzled", "annoyed", "angry", "furious"],
  },
} as const;
const composite = {
  type: "bool",
  question: "Will the customer leave?",
  parts: [
    { name: "angry", question: "Does it sound angry?" },
    { name: "competitor", question: "Does it name a competitor?" },
    { name: "repeated", question: "Did they write before?" },
  ],
  features: ["attributes.amount", "attributes.vip"],
};

export async function furnished(options: TestServiceOptions): Promise<Furnished> {
  const [good, failing] = await Promise.all([startReceiver(), startReceiver()]);
  failing.answer(answering(500, {}, '<html><script>alert("down")</script>out of order</html>'));
  const outside = testOutside(
    { "hooks.example.com": [["93.184.216.34"]], "old.example.com": [["93.184.216.35"]] },
    { "93.184.216.34": good.port, "93.184.216.35": failing.port },
  );
  const suggester = scriptedSuggester();
  suggester.options = async () =>
    given({ value: "account", description: "Cannot get into an account." }, { value: "plan", description: "Asks about a plan." });
  suggester.parts = async () =>
    given({ name: "deadline", question: "Is a deadline named?" }, { name: "loss", question: "Is money being lost?" });
  const service = await testService({ suggester, webhooks: { outside, ca: authority }, ...options }, true);
  service.engine.answer = answerDesk;
  const world = new World(service);
  const post = (path: string, body: object = {}) => world.call("POST", path, body);
  const jobs: Record<string, string> = {};

  await world.call("PATCH", "/organization", { suggestions: true });
  await judgmentsOf(post);
  const endpoints = {
    good: (
      await post("/webhook-endpoints", { url: "https://hooks.example.com/desk", description: "The pager", events: ["job.*"] })
    ).id,
    failing: (await post("/webhook-endpoints", { url: "https://old.example.com/in", events: ["job.*", "judgment.*"] })).id,
  };
  await write(
    service,
    DESK,
    Array.from({ length: TICKETS }, (_, n) => ticket(n)),
  );
  await outcomes(post);
  await service.clock.advance(6_000);
  const calibrated = async () =>
    (await world.call("GET", at(DESK, "judgments", "urgent", "calibration"))).epochs[0]?.calibrated !== null;
  await vi.waitUntil(calibrated, { timeout: 30_000, interval: 50 });

  for (const name of ["urgent", "topic", "mood", "leaving"]) {
    const { id } = await post(at(DESK, "judgments", name, "activate"), { version: 2 });
    await jobWhen(service, id, ({ report }) => report !== null);
    jobs[`shadow ${name}`] = id;
  }
  jobs.discover = (await post(at(DESK, "judgments", "topic", "discover"))).id;
  jobs.simulation = (await post(at(DESK, "judgments", "urgent", "simulate"), { thresholds: { page: 0.6 } })).id;
  const month = { since: "2029-12-01T00:00:00Z", until: "2030-02-01T00:00:00Z", judgments: ["urgent"] };
  jobs.export = (await post(at(DESK, "evaluations", "export"), month)).id;
  jobs.failed = await unlabelled(post, service);
  for (const id of [jobs.discover, jobs.simulation, jobs.export]) await jobWhen(service, id!, "done");
  await followed(post, world, endpoints.good);
  await tenants(world);
  await vi.waitUntil(
    async () => {
      const { deliveries } = await world.call("GET", `/webhook-endpoints/${endpoints.failing}/deliveries`);
      return deliveries.some(({ last_attempt }: { last_attempt: unknown }) => last_attempt !== null);
    },
    { timeout: 30_000 },
  );

  const release = await heldJobs(post, service, jobs);
  await world.call("PATCH", at(DESK), { budget_usd_per_month: 5 });
  return {
    service,
    jobs,
    endpoints,
    release,
    async stop() {
      release();
      await service.stop();
      await Promise.all([good.close(), failing.close()]);
    },
  };
}

type Post = (path: string, body?: object) => Promise<{ id: string }>;

async function judgmentsOf(post: Post): Promise<void> {
  const { urgent, topic, mood } = definitions;
  const create = (body: object) => post(at(DESK, "judgments"), { context: { fields: ["state"] }, ...body });
  await create({ ...urgent, thresholds: { page: 0.8, watch: 0.5 } });
  await create({ ...topic, thresholds: { escape: 0.4, refund_sure: { value: "refund", gte: 0.7 } } });
  await create({ ...mood, thresholds: { furious: 3 } });
  await create({ ...composite, name: "leaving", parts: undefined, features: undefined, thresholds: { call: 0.5 } });
  await create({ name: "silent", type: "bool", question: "Is it spam?" });
  await post(at(DESK, "judgments", "silent", "deactivate"));
  const again = (name: string, body: object) =>
    post(at(DESK, "judgments", name, "versions"), { context: { fields: ["state"] }, ...body });
  const unnamed = ({ name: _, ...body }: { name: string }) => body;
  await again("urgent", { ...unnamed(urgent), question: "Must somebody act today?" });
  await again("topic", { ...unnamed(topic), options: [...topic.options, { value: "account", description: "Cannot sign in." }] });
  await again("mood", { ...unnamed(mood), question: "How angry is whoever wrote it?" });
  await again("leaving", composite);
}

/** What became of three in four tickets. */
async function outcomes(post: Post): Promise<void> {
  const of = Array.from({ length: 300 }, (_, n) => n);
  const left = (n: number) => spread(n, 6_101 + composite.parts[0]!.question.length) + (n % 7 === 0 ? 0.3 : 0) > 0.6;
  await post(at(DESK, "outcomes"), {
    outcomes: of.map((n) => ({ id: `u-${n}`, document_id: ticketId(n), judgment: "urgent", value: wasUrgent(n) })),
  });
  await post(at(DESK, "outcomes"), {
    outcomes: of.map((n) => ({ id: `l-${n}`, document_id: ticketId(n), judgment: "leaving", value: left(n) })),
  });
}

/** A job that failed: a composite is tried with nothing to fit it to. */
async function unlabelled(post: Post, service: TestService): Promise<string> {
  await post(at("desk/small"), { upsert: [ticket(1), ticket(2)] });
  await post(at("desk/small", "judgments"), { name: "leaving", type: "bool", question: "Will they leave?" });
  await post(at("desk/small", "judgments", "leaving", "versions"), composite);
  const { id } = await post(at("desk/small", "judgments", "leaving", "activate"), { version: 2 });
  await jobWhen(service, id, "failed");
  return id;
}

async function followed(post: Post, world: World, endpoint: string): Promise<void> {
  await post(at(DESK, "groups"), {
    name: "by_customer",
    key: "attributes.customer",
    aggregate: {
      count: true,
      count_where: { urgent: { judgment: "urgent", cut: "page" }, refunds: { judgment: "topic", value: "refund" } },
      avg: ["attributes.amount"],
      quantiles: ["attributes.amount"],
    },
  });
  await post(at(DESK, "groups"), { name: "by_status", key: "attributes.status", aggregate: { count: true } });
  const page = { name: "page", filters: ["answers.urgent.thresholds.page", "Eq", true], endpoint, bulk: "deliver" };
  await post(at(DESK, "subscriptions"), page);
  const both = [
    "And",
    [
      ["attributes.status", "Eq", "open"],
      ["answers.topic.value", "Eq", "refund"],
    ],
  ];
  await post(at(DESK, "subscriptions"), { name: "open_refunds", filters: both });
  await post(at(DESK, "subscriptions"), { name: "spam", filters: ["answers.silent.p", "Gte", 0.9] });
  for (const name of ["page", "open_refunds"])
    await vi.waitUntil(async () => (await world.call("GET", at(DESK, "subscriptions", name))).status === "live", {
      timeout: 30_000,
    });
  await world.grouped([DESK], ["by_customer", "by_status"]);
}

async function tenants(world: World): Promise<void> {
  const aggregate = { count: true, avg: ["attributes.amount"] };
  await world.group({ name: "by_customer", key: "attributes.customer", aggregate }, TENANTS);
  const urgent = { ...definitions.urgent, thresholds: { page: 0.8 } };
  await world.call("POST", at(TENANTS, "judgments"), urgent);
  for (const [at, name] of ["eu", "us", "apac"].entries())
    await world.write(`shop/${name}`, { upsert: [1, 2, 3].map((n) => ticket(10 * at + n)) });
  await world.grouped(["shop/eu", "shop/us", "shop/apac"], ["by_customer"]);
  const bands = {
    "by_customer.count": [
      { label: "few", gte: 0 },
      { label: "many", gte: 2 },
    ],
  };
  await world.publish({ groups: ["by_customer"], bands });
  await world.anHour(TENANTS);
  await world.write("shop/late", { upsert: [ticket(40)] });
}

/** Jobs that stand: running, paused and cancelled. What they ask of the engine is not answered until they are released. */
async function heldJobs(post: Post, service: TestService, jobs: Record<string, string>): Promise<() => void> {
  await write(
    service,
    HELD,
    Array.from({ length: 600 }, (_, n) => ticket(n)),
  );
  let release = () => {};
  service.engine.gate = new Promise((resolve) => {
    release = resolve;
  });
  for (const name of ["running", "paused", "cancelled"]) {
    await post(at(HELD, "judgments"), { name, type: "bool", question: `Is it ${name}?` });
    jobs[name] = (await post(at(HELD, "judgments", name, "backfill"), { confirm: true })).id;
    await jobWhen(service, jobs[name], "running");
  }
  await post(`/jobs/${jobs.paused}/pause`);
  await post(`/jobs/${jobs.cancelled}/cancel`);
  expect(Object.values(jobs).every((id) => /^job_/.test(id))).toBe(true);
  return release;
}
