/** A worker is killed as a failing machine would be, in the middle of writes, on a cluster of this test's own. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { clusterSchema } from "#test/support/cluster-schema.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type Cluster, DATABASE, down, up } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";
import { endNode, type Node, onNode, startNode } from "./node.ts";

const installation = findInstallation();
const citus = { what: "Citus", there: installation !== null, cure: CURE };

const NAME = `lost-worker-${process.pid}`;
const NAMESPACES = Array.from({ length: 8 }, (_, at) => `namespace-${at}`);

describe("a worker that is lost", needs(citus), () => {
  let cluster: Cluster;
  let service: TestService;
  let end: () => Promise<void>;

  beforeAll(async () => {
    cluster = await up(NAME, installation!, 2);
    const schema = await clusterSchema(cluster.url, 0);
    const log = createLogger({ level: "silent" });
    const database = openDatabase({
      connection: schema.connection,
      poolSize: 8,
      poolTimeoutMs: 10_000,
      statementTimeoutMs: 20_000,
      log,
    });
    service = await testService({ fresh: { database, connection: schema.connection, url: schema.url, distributed: true } }, true);
    for (const namespace of NAMESPACES) expect((await write(namespace, "first")).status).toBe(200);
    end = async () => {
      await service.stop();
      await database.close();
    };
  }, 120_000);

  afterAll(async () => {
    await end?.();
    await down(NAME);
  }, 120_000);

  const write = (namespace: string, id: string) =>
    service.request("POST", `/namespaces/${namespace}`, { body: { upsert: [{ id, attributes: { id } }] } });

  /** The namespaces whose rows are on a worker. */
  async function namespacesOn({ port }: Node): Promise<string[]> {
    const rows = await service.fresh.database.query<{ name: string }>({
      text: `
        select n.name from namespace_names n
        where (select s.nodeport from citus_shards s where s.shardid = get_shard_id_for_distribution_column('namespaces', n.namespace_id)) = $1`,
      values: [port],
    });
    return rows.map(({ name }) => name);
  }

  it("takes its own namespaces away until it is back, and nothing that was acknowledged", async () => {
    const [lost] = cluster.workers;
    const gone = new Set(await namespacesOn(lost!));
    expect(gone.size).toBeGreaterThan(0);
    expect(gone.size).toBeLessThan(NAMESPACES.length);

    const acknowledged = NAMESPACES.map((namespace) => ({ namespace, id: "first" }));
    const statuses = { before: new Set<number>(), alive: new Set<number>(), gone: new Set<number>(), after: new Set<number>() };
    const round = async (name: string, noted: (namespace: string) => Set<number>) => {
      await Promise.all(
        NAMESPACES.map(async (namespace) => {
          const { status } = await write(namespace, name);
          noted(namespace).add(status);
          if (status === 200) acknowledged.push({ namespace, id: name });
        }),
      );
    };
    const killing = round("at-the-end", () => statuses.before);
    await endNode(lost!, "SIGKILL");
    await killing;
    for (let at = 0; at < 5; at++) {
      await round(`without-${at}`, (namespace) => (gone.has(namespace) ? statuses.gone : statuses.alive));
    }
    await startNode(lost!, cluster.common);
    for (let at = 0; at < 5; at++) await round(`with-${at}`, () => statuses.after);

    expect([...statuses.before].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect([...statuses.alive]).toEqual([200]);
    expect([...statuses.gone]).toEqual([503]);
    expect([...statuses.after].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect
      .poll(async () => (await Promise.all(NAMESPACES.map((name) => write(name, "last")))).map(({ status }) => status))
      .toEqual(NAMESPACES.map(() => 200));
    for (const { namespace, id } of acknowledged) {
      expect((await service.request("GET", `/namespaces/${namespace}/documents/${id}`)).status, `${namespace} ${id}`).toBe(200);
    }
  }, 180_000);

  it("is unavailable to a transaction that it is lost in the middle of, and serves the next", async () => {
    const [lost] = cluster.workers;
    const [name] = await namespacesOn(lost!);
    const { database } = service.fresh;
    const [row] = await database.query<{ id: number }>({
      text: "select namespace_id as id from namespace_names where name = $1",
      values: [name],
    });
    const raise = { text: "update namespaces set bytes = bytes where namespace_id = $1", values: [row!.id] };
    const told = await database
      .transaction(async (tx) => {
        await tx.query(raise);
        await endSessions(lost!);
        await tx.query(raise);
      })
      .catch((error: unknown) => error);
    expect(told).toMatchObject({ code: "unavailable" });
    expect(await database.transaction((tx) => tx.query(raise))).toEqual([]);
  });

  /** Those that the coordinator has on a worker: a postmaster that is killed leaves them at work for a moment. */
  async function endSessions(worker: Node): Promise<void> {
    await onNode(worker, cluster.password, DATABASE, (client) =>
      client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'citus_internal%'"),
    );
  }
});
