/**
 * Shards are moved and split while clients write, read, query and wait for answers: by `citus_move_shard_placement`, `citus_rebalance_start` and
 * `isolate_tenant_to_new_shard`. Citus lets writes wait for the last moment of each.
 */
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { needs } from "#test/support/needs.ts";
import { DATABASE } from "./cluster.ts";
import { onNode } from "./node.ts";
import { citus, type Served, served } from "./served.ts";
import { ROUNDS, Traffic } from "./traffic.ts";

const NAMESPACES = Array.from({ length: 6 }, (_, at) => `shop/n-${at}`);

describe("shards that are moved and split", needs(citus), () => {
  let on: Served;
  let schema: string;
  let traffic: Traffic;

  beforeAll(async () => {
    on = await served(`moved-shards-${process.pid}`, { workers: 2 });
    const { connection } = on.service.fresh;
    schema = /search_path=(\w+)/.exec(connection.options!)![1]!;
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

  /** As the operator who owns the cluster. */
  const asOperator = <T>(work: (client: pg.Client) => Promise<T>) =>
    onNode(on.cluster.coordinator, on.cluster.password, DATABASE, async (client) => {
      await client.query(`set search_path = ${schema}`);
      return work(client);
    });

  interface Placed {
    shard: string;
    port: number;
  }
  /** The shards of namespaces, each with the worker that has it. */
  const placed = () =>
    asOperator(async (client) => {
      const text = `
        select shardid as shard, nodeport as port from citus_shards
        where table_name = '${schema}.namespaces'::regclass order by shardid`;
      return (await client.query<Placed>(text)).rows;
    });

  it("by hand, one after another, back and forth", async () => {
    const [one, other] = on.cluster.workers.map(({ port }) => port) as [number, number];
    const before = await placed();
    for (const { shard, port } of before.slice(0, 2 * ROUNDS)) {
      const to = port === one ? other : one;
      await asOperator((client) =>
        client.query(
          "select citus_move_shard_placement($1::bigint, '127.0.0.1', $2::int, '127.0.0.1', $3::int, 'force_logical')",
          [shard, port, to],
        ),
      );
      expect((await placed()).find((each) => each.shard === shard)!.port).toBe(to);
    }
    expect(traffic.faults()).toEqual([]);
  }, 600_000);

  it("one that is split so that a namespace has a shard of its own", async () => {
    // By logical replication, a split hangs if an update meets its beginning: https://github.com/citusdata/citus/issues/6790
    const before = await placed();
    const [row] = await on.service.fresh.database.query<{ id: string }>({
      text: "select namespace_id::text as id from namespace_names where name = $1",
      values: [NAMESPACES[0]],
    });
    await asOperator((client) =>
      client.query(
        "select isolate_tenant_to_new_shard('namespaces', $1::bigint, 'CASCADE', shard_transfer_mode => 'block_writes')",
        [row!.id],
      ),
    );
    expect((await placed()).length).toBeGreaterThan(before.length);
    expect(traffic.faults()).toEqual([]);
  }, 600_000);

  it("by the rebalancer, after the shards were unequal", async () => {
    await asOperator((client) => client.query("select citus_rebalance_start(shard_transfer_mode => 'force_logical')"));
    await asOperator((client) => client.query("select citus_rebalance_wait()"));
    const counts = new Map<number, number>();
    for (const { port } of await placed()) counts.set(port, (counts.get(port) ?? 0) + 1);
    expect(counts.size).toBe(2);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
    expect(traffic.faults()).toEqual([]);
  }, 600_000);

  it("and nothing that was acknowledged is lost, and each answer is billed once", async () => {
    const until = traffic.rounds(NAMESPACES) + 1;
    await expect.poll(() => traffic.rounds(NAMESPACES), { timeout: 120_000 }).toBeGreaterThan(until);
    await traffic.stop();
    expect(await traffic.lost()).toEqual([]);
    const documents = await traffic.documents();
    expect(documents).toBeGreaterThanOrEqual(traffic.acknowledged);
    const billed = async () => {
      const { body } = await on.service.request("GET", "/usage");
      return body.lines.reduce((sum: number, { judgment_units }: { judgment_units: number }) => sum + judgment_units, 0);
    };
    await expect.poll(billed).toBe(documents);
  }, 240_000);
});
