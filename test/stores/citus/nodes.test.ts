import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { watchNodes } from "#plugins/stores/citus/nodes.ts";
import { hashOf } from "#plugins/stores/citus/shards.ts";
import type { IsHanging, NodeState } from "#src/foundation/db/store.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type FreshDatabase, freshDatabase } from "#test/support/database.ts";
import { type DatabaseProxy, databaseProxy } from "#test/support/database-proxy.ts";
import { sql } from "../directories.ts";
import { standIn } from "./stand-in.ts";

const WELL = { "node-1:5432": true, "node-2:5432": true };

describe("the workers of a cluster, as the coordinator reaches them", () => {
  let fresh: FreshDatabase;
  let proxy: DatabaseProxy;

  beforeEach(async () => {
    fresh = await freshDatabase({ schema: "empty" });
    await standIn(fresh.connection);
    proxy = await databaseProxy(fresh.connection);
    onTestFinished(() => proxy.close());
  });

  const lose = (node: string, hangs = false) =>
    sql(fresh.connection, `insert into citus_stand_in_lost values ('${node}', ${hangs})`);
  const giveBack = (node: string) => sql(fresh.connection, `delete from citus_stand_in_lost where nodename = '${node}'`);
  const sessions = async () =>
    (await sql(fresh.connection, "select from pg_stat_activity where application_name = 'judgment-service nodes'")).length;

  /** Looks again after 5 ms. */
  function watched(patienceMs = 60_000) {
    const lines: string[] = [];
    const seen = { states: {} as Record<string, boolean>, isHanging: null as IsHanging | null, rounds: 0, lines };
    const watch = watchNodes({
      connection: proxy.connection,
      log: createLogger({
        level: "info",
        destination: {
          write(line: string) {
            const { level, node } = JSON.parse(line);
            lines.push(`${level} ${node}`);
          },
        },
      }),
      told(nodes: readonly NodeState[], isHanging: IsHanging | null) {
        seen.rounds += 1;
        seen.isHanging = isHanging;
        seen.states = Object.fromEntries(nodes.map(({ node, well }) => [node, well]));
      },
      intervalMs: 5,
      patienceMs,
    });
    onTestFinished(() => watch.close());
    return { seen, watch };
  }

  it("are told by address, and the coordinator itself is not among them", async () => {
    const { seen } = watched();
    await expect.poll(() => seen.states).toEqual(WELL);
    expect(seen.lines).toEqual([]);
  });

  it("are told when one is lost and when it is back, and each is logged once", async () => {
    const { seen } = watched();
    await lose("node-2");
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-2:5432": false });
    const { rounds } = seen;
    await expect.poll(() => seen.rounds).toBeGreaterThan(rounds + 3);
    await giveBack("node-2");
    await expect.poll(() => seen.states).toEqual(WELL);
    expect(seen.lines).toEqual(["error node-2:5432", "info node-2:5432"]);
  });

  it("are asked although one hangs, which holds one session, until it answers", async () => {
    const { seen } = watched(200);
    await expect.poll(() => seen.states).toEqual(WELL);
    await lose("node-1", true);
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-1:5432": false });
    const { rounds } = seen;
    await lose("node-2");
    await expect.poll(() => seen.states).toEqual({ "node-1:5432": false, "node-2:5432": false });
    await expect.poll(() => seen.rounds).toBeGreaterThan(rounds + 20);
    // One that waits with the worker, and one for all others.
    await expect.poll(sessions).toBe(2);
    await giveBack("node-1");
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-2:5432": false });
    await expect.poll(sessions).toBe(1);
  });

  it("have namespaces that are told of while one hangs, and not while one is merely lost", async () => {
    const border = hashOf(7n);
    await sql(
      fresh.connection,
      "create table namespaces ()",
      `insert into pg_dist_shard values ('namespaces', 1, '${-(2 ** 31)}', '${border}'), ('namespaces', 2, '${border + 1}', '${2 ** 31 - 1}')`,
      "insert into pg_dist_placement values (1, 1), (2, 2)",
    );
    const ids = Array.from({ length: 100 }, (_, id) => `${id}`);
    const onNode1 = ids.filter((id) => hashOf(BigInt(id)) <= border);
    const { seen } = watched(200);
    await lose("node-2");
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-2:5432": false });
    await expect.poll(() => seen.isHanging).toBeNull();
    await lose("node-1", true);
    await expect.poll(() => seen.isHanging && ids.filter(seen.isHanging)).toEqual(onNode1);
    await giveBack("node-1");
    await expect.poll(() => seen.isHanging).toBeNull();
  });

  it("are known as they come and go", async () => {
    const { seen } = watched();
    await sql(fresh.connection, "insert into pg_dist_node values (3, 3, 'node-3', 5432, true, 'primary', true)");
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-3:5432": true });
    await sql(fresh.connection, "delete from pg_dist_node where nodeid = 1");
    await expect.poll(() => seen.states).toEqual({ "node-2:5432": true, "node-3:5432": true });
  });

  it("are not told of, and not called lost, while the coordinator does not answer", async () => {
    const { seen } = watched();
    await expect.poll(() => seen.states).toEqual(WELL);
    await proxy.cut();
    await expect.poll(() => seen.states).toEqual({});
    await proxy.restore();
    await expect.poll(() => seen.states).toEqual(WELL);
    expect(seen.lines).toEqual([]);
  });

  it("are left alone once the process stops, also the one that hangs", async () => {
    const { seen, watch } = watched(200);
    await lose("node-1", true);
    await expect.poll(() => seen.states).toEqual({ ...WELL, "node-1:5432": false });
    await watch.close();
    const { rounds } = seen;
    await giveBack("node-1");
    await expect.poll(sessions).toBe(0);
    expect(seen.rounds).toBe(rounds);
  });
});
