/**
 * The coordinator is killed during a commit: after the worker has prepared or committed its part, or after the coordinator's own commit
 * and before the worker knows. In every case, both parts of a transaction are there, or neither.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { needs } from "#test/support/needs.ts";
import { subscribe, toldOf } from "../standing/subscriptions/world.ts";
import { endNode, startNode } from "./node.ts";
import { citus, type Served, served } from "./served.ts";

const NAMESPACE = "shop";
/** What a worker is sent at the end of a transaction. */
const ENDS = /^(PREPARE TRANSACTION|COMMIT\0)/;
const DECIDED = /^COMMIT PREPARED/;
/** What a worker is sent within each transaction that follows a write. */
const WITHIN = {
  "the write": /(INSERT INTO|COPY) \S*\bdocuments_\d|\bcommit_documents_/i,
  "the landing of its answer": /(INSERT INTO|COPY) \S*\banswers_\d/i,
  "the transition's record": /(INSERT INTO|COPY) \S*\brecorded_events_\d/i,
  "the event's way to the feed": /DELETE FROM \S*\brecorded_events_\d/i,
};

describe("a coordinator that is killed within a commit", needs(citus), () => {
  let on: Served;
  let subscriptionId: string;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    on = await served(`lost-coordinator-${process.pid}`, { workers: 1, proxied: true });
    await write("first");
    await ask("POST", `/namespaces/${NAMESPACE}/judgments`, { name: "good", type: "bool", question: "?" });
    const filters = [
      "And",
      [
        ["attributes.is", "Eq", "open"],
        ["answers.good.p", "Gte", 0.1],
      ],
    ] as const;
    ({ subscriptionId } = await subscribe(on.service, NAMESPACE, { name: "open", filters: filters as never }));
    // Until it is synced, it counts the documents that match and does not name them.
    await vi.waitUntil(async () => (await toldOf(on.service, subscriptionId)).length > 0, { timeout: 60_000, interval: 100 });
  }, 120_000);
  afterAll(() => on?.stop(), 120_000);

  async function ask(method: string, path: string, body?: object) {
    const answer = await on.service.request(method, path, body ? { body } : {});
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  }

  async function write(id: string): Promise<number> {
    const { status } = await on.service.request("POST", `/namespaces/${NAMESPACE}`, {
      body: { upsert: [{ id, attributes: { is: "open" } }] },
    });
    if (status === 200) acknowledged.push(id);
    return status;
  }

  const isThere = async (id: string) =>
    (await on.service.request("GET", `/namespaces/${NAMESPACE}/documents/${id}`)).status === 200;

  const timesTold = async (id: string) =>
    (await toldOf(on.service, subscriptionId)).filter(({ data }) => data.document_id === id).length;

  /** A second later: failed work rests, and what was looked at too early is looked at again. */
  async function toldLater(id: string): Promise<number> {
    await on.service.clock.advance(1_000);
    return timesTold(id);
  }

  /** Kills the coordinator at that commit after a write, and starts it again. */
  async function killed(id: string, side: "before" | "after", within: RegExp): Promise<void> {
    const [proxy] = on.proxies;
    const stopped = proxy!.stopAt(side === "after" ? ENDS : DECIDED, side, within);
    const writing = write(id);
    await stopped;
    await endNode(on.cluster.coordinator, "SIGKILL");
    proxy!.cut();
    await startNode(on.cluster.coordinator, on.cluster.common);
    await writing;
    // To another namespace: a write to this one would wake its workers.
    const elsewhere = () => on.service.request("POST", "/namespaces/elsewhere", { body: { upsert: [{ id }] } });
    await expect.poll(async () => (await elsewhere()).status).toBe(200);
  }

  const moments = Object.entries(WITHIN).flatMap(([what, within]) => [
    { what, within, side: "after" as const, moment: "after the worker has done its part" },
    { what, within, side: "before" as const, moment: "after it is decided, and before the worker is told" },
  ]);

  it.each(moments)(
    "of $what, $moment",
    async ({ what, side, within }) => {
      const id = `${what}-${side}`.replaceAll(/[^a-z]/g, "-");
      await killed(id, side, within);
      // The client's view is the oracle. A stored document is judged and reported once without help, and no later write triggers it.
      // Citus decides soon on what the crash has left prepared. Only a write that nobody had decided on may be gone.
      const undecided = what === "the write" && side === "after";
      if (!undecided) await expect.poll(() => isThere(id)).toBe(true);
      if (await isThere(id)) await expect.poll(() => toldLater(id)).toBe(1);
    },
    120_000,
  );

  it("has lost nothing that was acknowledged, and told of nothing twice", async () => {
    for (const id of new Set(acknowledged)) {
      expect(await isThere(id), id).toBe(true);
      if (id !== "first") expect(await timesTold(id), id).toBe(1);
    }
  }, 60_000);
});
