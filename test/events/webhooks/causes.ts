/** What makes the service record an event of each type, as a client would, in a namespace of its own. */
import { vi } from "vitest";
import type { Engine, Learnt } from "#src/judging/engines/engine.ts";
import { happened, judged, numbers, pOf, reportWhen } from "#test/quality/calibration/judged.ts";
import { World } from "#test/standing/tenant-summaries/world.ts";
import type { TestService } from "#test/support/service.ts";

const HOUR_MS = 3_600_000;
/** Longer than until the first retries of a delivery. */
const RETRY_MS = 60_000;

export interface Told {
  readonly service: TestService;
  /** The endpoint that all is delivered to; subscriptions name it. */
  readonly endpoint: string;
  /** Whether it has received an event of a type about a namespace. */
  has(type: string, namespace: string): boolean;
}

type Cause = (told: Told, namespace: string) => Promise<unknown>;

/** Waits for what happens in its own time. What failed on a busy machine is tried again by the service's clock, so that goes on. */
export function until({ service }: Pick<Told, "service">, look: () => Promise<unknown> | unknown, ms = 50): Promise<unknown> {
  const moved = async () => {
    if (await look()) return true;
    await service.clock.advance(ms);
  };
  return vi.waitUntil(moved, { timeout: 60_000, interval: 20 });
}

const path = (...parts: string[]) => ["", "namespaces", ...parts].map(encodeURIComponent).join("/");

// biome-ignore lint/suspicious/noExplicitAny: bodies as they come back
async function call({ service }: Told, method: string, to: string, body?: object): Promise<any> {
  const answer = await service.request(method, to, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${to} was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

const write = (told: Told, namespace: string, count: number, more: object = {}) =>
  call(told, "POST", path(namespace), {
    upsert: Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, attributes: { status: "open" }, state: { n } })),
    ...more,
  });

const judgment = (told: Told, namespace: string, more: object = {}) =>
  call(told, "POST", path(namespace, "judgments"), { name: "urgent", type: "bool", question: "Is it?", ...more });

/** A judgment whose version becomes active again. */
async function activated(told: Told, namespace: string, name: string): Promise<void> {
  await judgment(told, namespace, { name });
  await call(told, "POST", path(namespace, "judgments", name, "deactivate"));
  await call(told, "POST", path(namespace, "judgments", name, "activate"), { version: 1 });
}

const manual = { freshness: { policy: "manual" } };

const backfill = (told: Told, namespace: string) =>
  call(told, "POST", path(namespace, "judgments", "urgent", "backfill"), { confirm: true });

const subscribe = (told: Told, namespace: string, filters: unknown) =>
  call(told, "POST", path(namespace, "subscriptions"), { name: "followed", filters, endpoint: told.endpoint });

/** Acts while the engine holds the questions of a job, whose documents take more than one page. */
async function duringBackfill(told: Told, namespace: string, act: (jobId: string) => Promise<unknown>): Promise<void> {
  const { engine } = told.service;
  const { promise, resolve } = Promise.withResolvers<void>();
  await judgment(told, namespace, manual);
  await write(told, namespace, 300);
  const before = engine.requests.length;
  engine.gate = promise;
  try {
    const { id } = await backfill(told, namespace);
    await until(told, () => engine.requests.length > before);
    await act(id);
  } finally {
    resolve();
  }
}

/** A namespace with a budget that is used up from the start: a pause begins where an engine would be asked. */
async function pausedByBudget(told: Told, namespace: string): Promise<void> {
  await call(told, "POST", path(namespace), { delete: ["none"] });
  await call(told, "PATCH", path(namespace), { budget_usd_per_month: 0 });
  await judgment(told, namespace);
  await write(told, namespace, 20);
  await until(told, async () => (await call(told, "GET", path(namespace))).budget_paused);
}

/** An endpoint that answers 500, with ten attempts to deliver something to it. */
async function unreachable(told: Told, namespace: string): Promise<string> {
  const { id } = await call(told, "POST", "/webhook-endpoints", {
    url: "https://hooks.example.com/failing",
    events: ["judgment.activated"],
    namespace_prefix: namespace,
  });
  for (let n = 0; n < 5; n++) await activated(told, namespace, `urgent-${n}`);
  const attempts = async () => {
    const { deliveries } = await call(told, "GET", `/webhook-endpoints/${id}/deliveries`);
    return deliveries.reduce((sum: number, one: { attempts: number }) => sum + one.attempts, 0);
  };
  await until(told, async () => (await attempts()) >= 10, RETRY_MS);
  return id;
}

export const causes: Readonly<Record<string, Cause>> = {
  "audit.recorded": (told) => call(told, "POST", "/api-keys", { name: "audited", role: "read_only" }),
  "endpoint.disabled": async (told) => {
    const { id } = await call(told, "POST", "/webhook-endpoints", { url: "https://hooks.example.com/disabled" });
    await call(told, "PATCH", `/webhook-endpoints/${id}`, { enabled: false });
  },
  "endpoint.failing": async (told, namespace) => {
    const id = await unreachable(told, namespace);
    await told.service.clock.advance(24 * HOUR_MS);
    await until(told, async () => (await call(told, "GET", `/webhook-endpoints/${id}`)).status === "failing");
  },
  "job.awaiting_confirm": async (told, namespace) => {
    await judgment(told, namespace, manual);
    await write(told, namespace, 2);
    await call(told, "POST", path(namespace, "judgments", "urgent", "versions"), { question: "Really?", type: "bool" });
    await call(told, "POST", path(namespace, "judgments", "urgent", "activate"), { version: 2 });
  },
  "job.cancelled": (told, namespace) => duringBackfill(told, namespace, (id) => call(told, "POST", `/jobs/${id}/cancel`)),
  "job.completed": async (told, namespace) => {
    await judgment(told, namespace, manual);
    await write(told, namespace, 2);
    await backfill(told, namespace);
  },
  "job.failed": (told, namespace) =>
    duringBackfill(told, namespace, () => call(told, "POST", path(namespace, "judgments", "urgent", "deactivate"))),
  "job.paused": (told, namespace) => duringBackfill(told, namespace, (id) => call(told, "POST", `/jobs/${id}/pause`)),
  "judgment.activated": (told, namespace) => activated(told, namespace, "urgent"),
  "judgment.agreement_dropped": async (told, namespace) => {
    const { engine, clock } = told.service;
    const version = engine.currentVersion;
    await judgment(told, namespace);
    await judged(told.service, namespace, numbers(0, 60));
    await happened(told.service, namespace, numbers(0, 60), "urgent", (n) => pOf(n) >= 0.5);
    engine.currentVersion = `${version}-next`;
    await judged(told.service, namespace, numbers(100, 40));
    await happened(told.service, namespace, numbers(100, 40), "urgent", (n) => pOf(n) < 0.5);
    engine.currentVersion = version;
    await clock.advance(24 * HOUR_MS);
  },
  "judgment.calibrated": async (told, namespace) => {
    await judgment(told, namespace);
    await judged(told.service, namespace, numbers(0, 120));
    await happened(told.service, namespace, numbers(0, 120));
    await reportWhen(told.service, namespace, ({ epochs }) => epochs[0]?.method !== null);
  },
  "judgment.drift_detected": async (told, namespace) => {
    const { engine, clock } = told.service;
    const version = engine.currentVersion;
    await judgment(told, namespace);
    await judged(told.service, namespace, numbers(0, 60));
    engine.currentVersion = `${version}-next`;
    // Documents that are answered with more certainty.
    const surer = numbers(100, 200).filter((n) => pOf(n) > 0.7);
    await judged(told.service, namespace, surer);
    engine.currentVersion = version;
    await clock.advance(HOUR_MS);
  },
  "judgment.learned": async (told, namespace) => {
    const { engine, clock } = told.service;
    const found = (logProbability: number) => ({ logProbability, isLikeliest: true });
    const learns: Pick<Engine, "settings" | "learn"> = {
      settings: ["learn"],
      async learn(_, given) {
        const lessons: Learnt["lessons"][number][] = [];
        for await (const _lesson of given) lessons.push({ now: found(-1), calibrated: found(-1), learned: found(-0.5) });
        return { state: new Uint8Array(4), lessons };
      },
    };
    Object.assign(engine, learns);
    await judgment(told, namespace, { engine: { name: "test", learn: true } });
    await judged(told.service, namespace, numbers(0, 40));
    await happened(told.service, namespace, numbers(0, 40));
    const hasLearned = async () => {
      await clock.advance(6_000);
      const { body } = await told.service.request("GET", path(namespace, "judgments", "urgent"));
      return body.learned !== undefined;
    };
    await vi.waitUntil(hasLearned, { timeout: 30_000 });
  },
  "namespace.budget_paused": pausedByBudget,
  "namespace.budget_resumed": async (told, namespace) => {
    await pausedByBudget(told, namespace);
    await call(told, "PATCH", path(namespace), { budget_usd_per_month: 100 });
  },
  "namespace.deleted": async (told, namespace) => {
    await write(told, namespace, 1);
    await call(told, "DELETE", path(namespace));
  },
  "namespace.tenant_summary_failed": async (told, namespace) => {
    const world = new World(told.service);
    const template = `${namespace}/*`;
    await world.group({ name: "by-status", key: "attributes.status", aggregate: { avg: ["attributes.amount"] } }, template);
    await write(told, `${namespace}/tenant`, 1);
    await world.grouped([`${namespace}/tenant`], ["by-status"]);
    await call(told, "POST", path(namespace), { upsert: [{ id: "own", state: { text: "x".repeat(1_000) } }] });
    await world.publish({ groups: ["by-status"], bands: { "by-status.count": [{ label: "any", gte: 0 }] } }, template);
    await call(told, "PATCH", path(namespace), { budget_usd_per_month: 0, on_exceeded: "reject" });
    await world.anHour(template);
  },
  "subscription.entered": async (told, namespace) => {
    await judgment(told, namespace);
    await subscribe(told, namespace, ["attributes.status", "Eq", "open"]);
    await write(told, namespace, 1, { wait_for: ["urgent"] });
  },
  "subscription.exited": async (told, namespace) => {
    await subscribe(told, namespace, ["attributes.status", "Eq", "open"]);
    await write(told, namespace, 1);
    // Who enters and leaves between two looks has done neither.
    await until(told, () => told.has("subscription.entered", namespace));
    await call(told, "POST", path(namespace), { delete: ["d-0"] });
  },
  "subscription.synced": async (told, namespace) => {
    await judgment(told, namespace, manual);
    await subscribe(told, namespace, ["answers.urgent.p", "Gte", 0]);
    await write(told, namespace, 20);
    await backfill(told, namespace);
  },
  "webhook.test": (told) => call(told, "POST", `/webhook-endpoints/${told.endpoint}/test`),
};
