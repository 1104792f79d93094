/** A cluster of a test's own, with a service over it. */
import { citusStore } from "#plugins/stores/citus/index.ts";
import { openDatabase } from "#src/foundation/db/database.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { type ClusterSchema, clusterSchema } from "#test/support/cluster-schema.ts";
import type { Need } from "#test/support/needs.ts";
import { type TestService, type TestServiceOptions, testService } from "#test/support/service.ts";
import { type Cluster, DATABASE, down, up } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";
import { type Node, onNode } from "./node.ts";
import { type NodeProxy, nodeProxy } from "./node-proxy.ts";

const installation = findInstallation();

/** What these tests need. */
export const citus: Need = { what: "Citus", there: installation !== null, cure: CURE };

export interface Served {
  readonly cluster: Cluster;
  /** The one that runs now. */
  readonly service: TestService;
  /** By the worker's place, where the coordinator was told to reach workers through them. */
  readonly proxies: readonly NodeProxy[];
  /** Stops the service, does the work, and starts another one. */
  withoutService(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface ServedOptions extends TestServiceOptions {
  workers?: number;
  /** Whether the nodes reach the workers through proxies. */
  proxied?: boolean;
}

export async function served(name: string, { workers = 2, proxied = false, ...options }: ServedOptions = {}): Promise<Served> {
  const cluster = await up(name, installation!, workers);
  const proxies = proxied ? await Promise.all(cluster.workers.map(({ port }) => nodeProxy(port))) : [];
  for (const [at, { port }] of proxies.entries()) await moveAddress(cluster, cluster.workers[at]!.port, port);
  const schema = await clusterSchema(cluster.url, 0);
  let running = await run(schema, options);
  return {
    cluster,
    get service() {
      return running.service;
    },
    proxies,
    async withoutService(work) {
      await running.stop();
      await work();
      running = await run(schema, options);
    },
    async stop() {
      await running.stop();
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await down(name);
    },
  };
}

async function run({ connection, url }: ClusterSchema, options: TestServiceOptions) {
  const log = createLogger({ level: "silent" });
  const database = openDatabase({ connection, poolSize: 8, poolTimeoutMs: 10_000, statementTimeoutMs: 20_000, log });
  const service = await testService(
    { seenEveryMs: 2_000, ...options, fresh: { database, connection, url, distributed: true } },
    true,
  );
  // As `src/server/app.ts` does.
  const watch = citusStore({ databaseUrl: url, log }).watchNodes!((_, isHanging) => database.avoid(isHanging));
  return {
    service,
    async stop() {
      await watch.close();
      await service.stop();
      await database.close();
    },
  };
}

/** Tells the nodes another port of a worker. */
async function moveAddress(cluster: Cluster, from: number, to: number): Promise<void> {
  await onNode(cluster.coordinator, cluster.password, DATABASE, async (client) => {
    await client.query("select citus_update_node(nodeid, '127.0.0.1', $2) from pg_dist_node where nodeport = $1", [from, to]);
    await client.query("select start_metadata_sync_to_all_nodes()");
  });
}

/** The names of the namespaces whose rows are on a worker, by the port at which nodes reach it. */
export async function namespacesAt({ fresh }: TestService, port: number): Promise<string[]> {
  const rows = await fresh.database.query<{ name: string }>({
    text: `
      select n.name from namespace_names n
      where (select s.nodeport from citus_shards s where s.shardid = get_shard_id_for_distribution_column('namespaces', n.namespace_id)) = $1
      order by n.name`,
    values: [port],
  });
  return rows.map(({ name }) => name);
}

export const namespacesOn = (service: TestService, { port }: Node) => namespacesAt(service, port);
