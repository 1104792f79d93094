/** A worker is added as the plugin's README says, and shards are moved to it, while clients write, read, query and wait for answers. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { needs } from "#test/support/needs.ts";
import { addWorker, DATABASE } from "./cluster.ts";
import { type Node, onNode } from "./node.ts";
import { citus, namespacesOn, type Served, served } from "./served.ts";
import { Traffic } from "./traffic.ts";

const NAME = `added-worker-${process.pid}`;
const NAMESPACES = Array.from({ length: 6 }, (_, at) => `shop/n-${at}`);
/** So many new ones that all of them miss a quarter of the shards once in a hundred million runs. */
const NEW = 64;

describe("a worker that is added", needs(citus), () => {
  let on: Served;
  let traffic: Traffic;
  let added: Node;

  beforeAll(async () => {
    on = await served(NAME, { workers: 2 });
    const judgment = { name: "good", type: "bool", question: "?" };
    const made = await on.service.request("POST", `/namespaces/${encodeURIComponent("shop/*")}/judgments`, { body: judgment });
    expect(made.status, made.text).toBe(201);
    traffic = new Traffic(on.service, NAMESPACES, ["good"]);
    traffic.start();
    await vi.waitUntil(() => traffic.rounds(NAMESPACES) > 0, { timeout: 120_000 });
  }, 240_000);
  afterAll(async () => {
    await traffic?.stop();
    await on?.stop();
  }, 120_000);

  it("takes its part of the shards while clients go on", async () => {
    added = await addWorker(NAME);
    const { coordinator, password } = on.cluster;
    const schema = /search_path=(\w+)/.exec(on.service.fresh.connection.options!)![1]!;
    const counts = await onNode(coordinator, password, DATABASE, async (client) => {
      await client.query(`set search_path = ${schema}`);
      await client.query("select citus_rebalance_start(shard_transfer_mode => 'force_logical')");
      await client.query("select citus_rebalance_wait()");
      const { rows } = await client.query<{ port: number; count: number }>(`
        select nodeport as port, count(*)::int as count from citus_shards
        where table_name = '${schema}.namespaces'::regclass group by nodeport`);
      return new Map(rows.map(({ port, count }) => [port, count]));
    });
    expect(counts.size).toBe(3);
    expect(counts.get(added.port)).toBe(1);
    expect(traffic.faults()).toEqual([]);
  }, 600_000);

  it("serves namespaces, those that were there and new ones", async () => {
    let there = await namespacesOn(on.service, added);
    for (let at = 0; at < NEW && !there.some((name) => name.startsWith("shop/new-")); at++) {
      const path = `/namespaces/${encodeURIComponent(`shop/new-${at}`)}`;
      const made = await on.service.request("POST", path, { body: { upsert: [{ id: "d-0" }], wait_for: ["good"] } });
      expect(made.status, made.text).toBe(200);
      there = await namespacesOn(on.service, added);
    }
    expect(there.filter((name) => name.startsWith("shop/new-"))).toHaveLength(1);
    for (const name of there) {
      const found = await on.service.request("POST", `/namespaces/${encodeURIComponent(name)}/query`, { body: { top_k: 1 } });
      expect([found.status, found.body.rows.length], name).toEqual([200, 1]);
    }
  }, 240_000);

  it("and nothing that was acknowledged is lost", async () => {
    const until = traffic.rounds(NAMESPACES) + 1;
    await expect.poll(() => traffic.rounds(NAMESPACES), { timeout: 120_000 }).toBeGreaterThan(until);
    await traffic.stop();
    expect(traffic.faults()).toEqual([]);
    expect(await traffic.lost()).toEqual([]);
  }, 240_000);
});
