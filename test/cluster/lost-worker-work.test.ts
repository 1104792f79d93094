/**
 * A worker is killed in the middle of what the service does by itself: backfills, builds of groups, and the way of events to a webhook. Work of
 * the other worker's namespaces goes on. When the worker is back, all is done once, and no job has spent an attempt.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authority, type Receiver, startReceiver, testOutside } from "#test/events/webhooks/receiver.ts";
import { needs } from "#test/support/needs.ts";
import { subscribe } from "../standing/subscriptions/world.ts";
import { endNode, type Node, startNode } from "./node.ts";
import { citus, namespacesOn, type Served, served } from "./served.ts";
import { ROUNDS } from "./traffic.ts";

const NAMESPACES = Array.from({ length: 6 }, (_, at) => `shop/n-${at}`);
const DOCUMENTS = 12 * ROUNDS;
const CUSTOMERS = 3;
/** A public address of somebody else, which leads to the receiver here. */
const ADDRESS = "93.184.216.34";

describe("a worker that is lost in the middle of work", needs(citus), () => {
  let on: Served;
  let receiver: Receiver;
  let lost: Node;
  let gone: string[];
  let living: string[];
  /** Starts of backfills, by namespace. */
  const backfills = new Map<string, string>();

  const at = (name: string, ...rest: string[]) => ["/namespaces", encodeURIComponent(name), ...rest].join("/");
  const ask = (method: string, path: string, body?: object) => on.service.request(method, path, body ? { body } : {});
  async function done(method: string, path: string, body?: object) {
    const answer = await ask(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  }
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => `d-${n}`);
  const documents = (is: string) => ids.map((id, n) => ({ id, attributes: { is, customer: `c-${n % CUSTOMERS}` } }));
  const isAnswered = async (name: string, id: string) => {
    const { body } = await ask("GET", `${at(name, "documents", id)}?wait_timeout_ms=0`);
    return body.answers?.good?.p !== undefined;
  };
  const answered = async (name: string) => (await Promise.all(ids.map((id) => isAnswered(name, id)))).every(Boolean);
  const statusOf = async (job: string) => (await done("GET", `/jobs/${job}`)).status;
  /** Failed work rests, and the clock is the test's. */
  const later = (ms: number) => on.service.clock.advance(ms);
  const attempts = () => on.service.fresh.database.query({ text: "select job_id, attempts from jobs where attempts > 0" });

  beforeAll(async () => {
    receiver = await startReceiver();
    const outside = testOutside({ "hooks.example.com": [[ADDRESS]] }, { [ADDRESS]: receiver.port });
    on = await served(`lost-worker-work-${process.pid}`, { workers: 2, webhooks: { outside, ca: authority } });
    const { id: endpoint } = await done("POST", "/webhook-endpoints", { url: "https://hooks.example.com/judgments" });
    const manual = { name: "good", type: "bool", question: "?", freshness: { policy: "manual" } };
    await done("POST", at("shop/*", "judgments"), manual);
    for (const name of NAMESPACES) await done("POST", at(name), { upsert: documents("closed") });
    await subscribe(on.service, "shop/*", { name: "open", filters: ["attributes.is", "Eq", "open"] as never, endpoint });
    [, lost] = on.cluster.workers as [Node, Node];
    gone = await namespacesOn(on.service, lost);
    living = NAMESPACES.filter((name) => !gone.includes(name));
    expect([gone.length > 0, living.length > 0]).toEqual([true, true]);
  }, 240_000);
  afterAll(async () => {
    await on?.stop();
    await receiver?.close();
  }, 120_000);

  it("leaves the work of other namespaces going on", async () => {
    const { engine } = on.service;
    let open = () => {};
    engine.gate = new Promise((resolve) => {
      open = resolve;
    });
    for (const name of NAMESPACES) {
      backfills.set(name, (await done("POST", at(name, "judgments", "good", "backfill"), { confirm: true })).id);
      await done("POST", at(name, "groups"), { name: "by-customer", key: "attributes.customer", aggregate: { count: true } });
    }
    // Backfills have asked, and events are on their way.
    await expect.poll(() => engine.requests.length, { timeout: 60_000 }).toBeGreaterThan(0);
    for (const name of NAMESPACES) await done("POST", at(name), { upsert: documents("open") });
    await endNode(lost, "SIGKILL");
    open();
    const goneOn = async () => {
      await later(1_000);
      for (const name of living) if (!(await answered(name))) return `${name} has no answers`;
      return "all have answers";
    };
    await expect.poll(goneOn, { timeout: 120_000 }).toBe("all have answers");
    for (const name of gone) expect((await ask("GET", at(name, "documents", "d-0"))).status).toBe(503);
    for (let minute = 0; minute < 5; minute++) await later(60_000);
    for (const job of backfills.values()) expect(["pending", "running", "done"]).toContain(await statusOf(job));
    expect(await attempts()).toEqual([]);
  }, 300_000);

  it("and all of it is done once when the worker is back", async () => {
    await startNode(lost, on.cluster.common);
    const left = async () => {
      await later(10_000);
      const statuses = await Promise.all([...backfills.values()].map(statusOf));
      return statuses.filter((status) => status !== "done");
    };
    await expect.poll(left, { timeout: 120_000 }).toEqual([]);
    expect(await attempts()).toEqual([]);
    for (const name of NAMESPACES) {
      expect(await answered(name), name).toBe(true);
      const rows = async () => {
        await later(1_000);
        const { body } = await ask("GET", at(name, "groups", "by-customer"));
        return Object.fromEntries(
          (body.rows ?? []).map(({ key, values }: { key: string; values: { count: number } }) => [key, values.count]),
        );
      };
      const each = Object.fromEntries(Array.from({ length: CUSTOMERS }, (_, n) => [`c-${n}`, DOCUMENTS / CUSTOMERS]));
      await expect.poll(rows, { timeout: 60_000 }).toEqual(each);
    }
    // Each answer is billed once, however often an engine was asked.
    const billed = async () => {
      const { lines } = await done("GET", "/usage");
      return lines.reduce((sum: number, { judgment_units }: { judgment_units: number }) => sum + judgment_units, 0);
    };
    await expect.poll(billed).toBe(NAMESPACES.length * DOCUMENTS);
  }, 300_000);

  it("and each event has reached its receiver, as one event", async () => {
    const told = () => {
      const events = receiver.received.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === "subscription.entered");
      const of = new Map<string, Set<string>>();
      for (const { id, data } of events) {
        const key = `${data.namespace} ${data.document_id}`;
        of.set(key, (of.get(key) ?? new Set()).add(id));
      }
      return of;
    };
    const wanted = NAMESPACES.flatMap((name) => ids.map((id) => `${name} ${id}`));
    const missing = async () => {
      await later(10_000);
      const of = told();
      return wanted.filter((key) => !of.has(key));
    };
    await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
    expect([...told()].filter(([, events]) => events.size !== 1)).toEqual([]);
    expect(told().size).toBe(wanted.length);
  }, 240_000);
});
