/**
 * A Citus cluster for tests: a coordinator and workers on this machine's loopback, each a server of its own.
 *
 *     <the system's temporary directory>/judgment-cluster-<name>/
 *       cluster.json        ports, passwords, the installation
 *       passwords           the same for libpq: nodes connect to each other by it
 *       coordinator/        data/, server.log
 *       worker-1/ …
 *
 * The service's user may do what the owner of a database may, and is no superuser.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverAccount } from "#plugins/stores/embedded/account.ts";
import type { Installation } from "./installation.ts";
import { type Common, endNode, makeNode, type Node, onNode, pidOf, SUPERUSER, startNode } from "./node.ts";

const USER = "judgment";
export const DATABASE = "judgment";
const MOST_WORKERS = 8;
/** Of the disk, for each node: its log and what tests write. */
const BYTES_A_NODE = 2 ** 30;

interface Made {
  installation: Installation;
  password: string;
  userPassword: string;
  nodes: { role: Node["role"]; name: string; port: number }[];
}

export interface Cluster {
  readonly directory: string;
  readonly coordinator: Node;
  readonly workers: readonly Node[];
  readonly common: Common;
  /** Of the superuser. */
  readonly password: string;
  /** As a value for CITUS_URL. */
  readonly url: string;
}

const directoryOf = (name: string) => join(tmpdir(), `judgment-cluster-${name}`);

/** The cluster of this name as it was made; null where there is none. */
export function findCluster(name: string): Cluster | null {
  const directory = directoryOf(name);
  const file = join(directory, "cluster.json");
  if (!existsSync(file)) return null;
  const { installation, password, userPassword, nodes } = JSON.parse(readFileSync(file, "utf8")) as Made;
  const all = nodes.map(({ role, name, port }): Node => ({ role, port, directory: join(directory, name) }));
  const coordinator = all.find(({ role }) => role === "coordinator")!;
  return {
    directory,
    coordinator,
    workers: all.filter(({ role }) => role === "worker"),
    common: { installation, account: serverAccount(null), passwords: join(directory, "passwords") },
    password,
    url: `postgres://${USER}:${userPassword}@127.0.0.1:${coordinator.port}/${DATABASE}`,
  };
}

/** Makes a cluster, or starts what does not run of the one that is there. */
export async function up(name: string, installation: Installation, workers: number): Promise<Cluster> {
  if (!(workers >= 1 && workers <= MOST_WORKERS)) throw new Error(`A cluster has 1 to ${MOST_WORKERS} workers, not ${workers}.`);
  const there = findCluster(name);
  if (there && there.workers.length !== workers) {
    throw new Error(`The cluster ${name} has ${there.workers.length} workers. Run "down" first.`);
  }
  if (there && there.common.installation.prefix !== installation.prefix) {
    throw new Error(`The cluster ${name} is of ${there.common.installation.prefix}. Run "down" first.`);
  }
  if (there) {
    await startAll(there);
    return there;
  }
  try {
    return await make(name, installation, workers);
  } catch (error) {
    await down(name);
    throw error;
  }
}

async function startAll({ coordinator, workers, common }: Cluster): Promise<void> {
  for (const node of [coordinator, ...workers]) if (pidOf(node) === null) await startNode(node, common);
}

async function make(name: string, installation: Installation, workers: number): Promise<Cluster> {
  const { bsize, bavail } = statfsSync(tmpdir());
  const wanted = (workers + 1) * BYTES_A_NODE;
  if (bsize * bavail < wanted) throw new Error(`${tmpdir()} has less than the ${wanted / 2 ** 30} GB that the cluster may take.`);
  const directory = directoryOf(name);
  const account = serverAccount(null);
  mkdirSync(directory, { mode: 0o700 });
  const [password, userPassword] = [secret(), secret()];
  const names = ["coordinator", ...Array.from({ length: workers }, (_, at) => `worker-${at + 1}`)];
  const ports = await freePorts(names.length);
  const nodes = names.map((name, at) => ({
    name,
    port: ports[at]!,
    role: at === 0 ? ("coordinator" as const) : ("worker" as const),
  }));
  const made: Made = { installation, password, userPassword, nodes };
  writeFileSync(join(directory, "cluster.json"), JSON.stringify(made, null, 2), { mode: 0o600 });
  const passwords = join(directory, "passwords");
  const lines = [`*:*:*:${SUPERUSER}:${password}`, `*:*:*:${USER}:${userPassword}`];
  writeFileSync(passwords, `${lines.join("\n")}\n`, { mode: 0o600 });
  if (account) for (const path of [directory, passwords]) chownSync(path, account.uid, account.gid);
  chmodSync(directory, 0o700);
  const cluster = findCluster(name)!;
  const all = [cluster.coordinator, ...cluster.workers];
  for (const node of all) makeNode(node, cluster.common, password);
  await startAll(cluster);
  for (const node of all) await prepare(node, made);
  await register(cluster);
  return cluster;
}

/** Another worker beside those that are there, known to all of them. No shards lie on it yet. */
export async function addWorker(name: string): Promise<Node> {
  const cluster = findCluster(name)!;
  const file = join(cluster.directory, "cluster.json");
  const made = JSON.parse(readFileSync(file, "utf8")) as Made;
  const [port] = (await freePorts(1)) as [number];
  const called = `worker-${cluster.workers.length + 1}`;
  writeFileSync(file, JSON.stringify({ ...made, nodes: [...made.nodes, { name: called, port, role: "worker" }] }, null, 2));
  const node: Node = { role: "worker", port, directory: join(cluster.directory, called) };
  makeNode(node, cluster.common, cluster.password);
  await startNode(node, cluster.common);
  await prepare(node, made);
  await onNode(cluster.coordinator, cluster.password, DATABASE, (client) =>
    client.query("select citus_add_node('127.0.0.1', $1)", [port]),
  );
  return node;
}

/** On each node alike: roles and databases are not Citus's to make everywhere in all of its versions. */
async function prepare(node: Node, { password, userPassword }: Made): Promise<void> {
  await onNode(node, password, "postgres", async (client) => {
    await client.query("set citus.enable_ddl_propagation = off");
    await client.query(`create role ${USER} login password '${userPassword}' in role pg_monitor, pg_signal_backend`);
    await client.query(`create database ${DATABASE} owner ${USER}`);
  });
  await onNode(node, password, DATABASE, async (client) => {
    await client.query("create extension citus");
    // Newer minor releases of PostgreSQL let only listed libraries decode the log. Citus splits shards by its own.
    const { rowCount } = await client.query("select from pg_settings where name = 'output_plugin_libraries'");
    if (rowCount === 0) return;
    await client.query("alter system set output_plugin_libraries = pgoutput, citus");
    await client.query("select pg_reload_conf()");
  });
}

/** Tells the coordinator of itself and of the workers. */
async function register({ coordinator, workers, password }: Cluster): Promise<void> {
  await onNode(coordinator, password, DATABASE, async (client) => {
    await client.query("select citus_set_coordinator_host('127.0.0.1', $1)", [coordinator.port]);
    for (const { port } of workers) await client.query("select citus_add_node('127.0.0.1', $1)", [port]);
  });
}

/** Ends the servers by their ids and removes what they kept. */
export async function down(name: string): Promise<void> {
  const cluster = findCluster(name);
  if (cluster) await Promise.all([cluster.coordinator, ...cluster.workers].map((node) => endNode(node)));
  rmSync(directoryOf(name), { recursive: true, force: true });
}

const secret = () => randomBytes(16).toString("hex");

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** What runs, a line each. */
export async function statusOf({ coordinator, workers, common, password, url }: Cluster): Promise<string[]> {
  const lines = [coordinator, ...workers].map((node) => {
    const pid = pidOf(node);
    return `${node.role.padEnd(12)} port ${node.port}  ${pid === null ? "does not run" : `process ${pid}`}  ${node.directory}`;
  });
  const version = pidOf(coordinator) === null ? "" : await versionOf(coordinator, password);
  return [`${common.installation.postgres}${version}`, ...lines, `CITUS_URL=${url}`];
}

async function versionOf(coordinator: Node, password: string): Promise<string> {
  const { rows } = await onNode(coordinator, password, DATABASE, (client) =>
    client.query<{ version: string }>("select citus_version() as version"),
  );
  return `, ${rows[0]!.version.split(" on ")[0]}`;
}
