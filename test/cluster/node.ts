/**
 * One server of a cluster. It is made in its own directory, started, found again by the record that PostgreSQL keeps of it, and ended by
 * its process id.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Account } from "#plugins/stores/embedded/account.ts";
import { startOf } from "#plugins/stores/embedded/users.ts";
import type { Installation } from "./installation.ts";

export const SUPERUSER = "cluster_admin";

export interface Node {
  readonly directory: string;
  readonly port: number;
  readonly role: "coordinator" | "worker";
}

/** What all nodes of a cluster have in common. */
export interface Common {
  readonly installation: Installation;
  /** Whom the servers run as; null: this process's own account. */
  readonly account: Account | null;
  /** A file as libpq reads it, by which nodes let each other in. */
  readonly passwords: string;
}

const START_PATIENCE_MS = 60_000;
const END_PATIENCE_MS = 30_000;

/** Small, so that several fit on one machine: at most 512 MB of log and 128 MB of buffers each. */
const PARAMETERS: Record<string, string> = {
  shared_preload_libraries: "citus",
  listen_addresses: "127.0.0.1",
  // Moving shards copies them by logical replication.
  wal_level: "logical",
  max_wal_senders: "20",
  max_replication_slots: "20",
  max_worker_processes: "32",
  max_connections: "400",
  // Transactions on several nodes; Citus asks for one for each connection.
  max_prepared_transactions: "400",
  // How soon what a crash has left prepared is decided.
  "citus.recover_2pc_interval": "1s",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  jit: "off",
  // What a failing machine loses is tested elsewhere: here processes fail, and what they have given to the system stays.
  fsync: "off",
  full_page_writes: "off",
  timezone: "UTC",
  lc_messages: "C",
  log_min_messages: "warning",
  log_line_prefix: "%m [%p] ",
  deadlock_timeout: "200ms",
  "citus.node_conninfo": "sslmode=disable",
  "citus.enable_statistics_collection": "off",
};

export function makeNode(node: Node, { installation, account }: Common, password: string): void {
  mkdirSync(node.directory, { mode: 0o700 });
  const file = join(node.directory, "password");
  writeFileSync(file, password, { mode: 0o600 });
  if (account) for (const path of [node.directory, file]) chownSync(path, account.uid, account.gid);
  const fixed = ["-U", SUPERUSER, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--no-sync"];
  const made = spawnSync(join(installation.prefix, "bin", "initdb"), ["-D", data(node), `--pwfile=${file}`, ...fixed], {
    cwd: node.directory,
    encoding: "utf8",
    ...as(account),
  });
  if (made.status !== 0) throw new Error(`initdb failed for ${node.directory}: ${made.stderr}`);
}

/** @param parameters beside those that every node has */
export async function startNode(node: Node, common: Common, parameters: Record<string, string> = {}): Promise<void> {
  let server = spawnServer(node, common, parameters);
  for (const until = performance.now() + START_PATIENCE_MS; !isReady(node); await sleep(50)) {
    if (performance.now() > until) {
      throw new Error(`The ${node.role} at ${node.port} does not start. See ${node.directory}/server.log.`);
    }
    // Children of a server that was killed hold its memory for a moment.
    if (server.exitCode !== null) server = spawnServer(node, common, parameters);
  }
}

function spawnServer(node: Node, { installation, account, passwords }: Common, parameters: Record<string, string>): ChildProcess {
  const log = openSync(join(node.directory, "server.log"), "a", 0o600);
  try {
    if (account) fchownSync(log, account.uid, account.gid);
    const all = { ...PARAMETERS, port: String(node.port), unix_socket_directories: node.directory, ...parameters };
    const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(join(installation.prefix, "bin", "postgres"), ["-D", data(node), ...options], {
      cwd: node.directory,
      env: { PATH: "/usr/bin:/bin", LANG: "C", TZ: "UTC", PGPASSFILE: passwords },
      detached: true,
      stdio: ["ignore", log, log],
      ...as(account),
    });
    child.on("error", () => {}); // Found by whoever waits: it does not become ready.
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** Whether it takes connections: the eighth line of PostgreSQL's record of itself. */
function isReady(node: Node): boolean {
  return pidOf(node) !== null && record(node)[7]?.trim() === "ready";
}

/** The server's process; null where none runs. A number that another process got later does not count. */
export function pidOf(node: Node): number | null {
  const lines = record(node);
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || lines[1] !== data(node)) return null;
  if (startOf(pid) === null) return null;
  const program = `/proc/${pid}/cmdline`;
  return !existsSync(program) || readFileSync(program, "utf8").includes(data(node)) ? pid : null;
}

/** Ends it: SIGINT as an operator would, SIGQUIT where that does not help, or SIGKILL as a failing machine would. */
export async function endNode(node: Node, signal: "SIGINT" | "SIGQUIT" | "SIGKILL" = "SIGINT"): Promise<void> {
  const pid = pidOf(node);
  if (pid === null) return;
  process.kill(pid, signal);
  for (const until = performance.now() + END_PATIENCE_MS; pidOf(node) === pid; await sleep(20)) {
    if (performance.now() < until) continue;
    if (signal !== "SIGINT") throw new Error(`The ${node.role} at ${node.port}, process ${pid}, does not end.`);
    return endNode(node, "SIGQUIT");
  }
}

/**
 * Stops its processes as a machine that hangs would: connections are taken and nothing is answered, until they continue.
 * @returns continues them
 */
export function stopNode(node: Node): () => void {
  const postmaster = pidOf(node);
  if (postmaster === null) throw new Error(`The ${node.role} at ${node.port} does not run.`);
  // First the one that starts others.
  process.kill(postmaster, "SIGSTOP");
  const all = [postmaster, ...childrenOf(postmaster)];
  for (const pid of all.slice(1)) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of all.reverse()) process.kill(pid, "SIGCONT");
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

/** Null for a process that has ended meanwhile. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may hold anything: the state, then the parent.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}

/** As the superuser, in a database of a node. */
export async function onNode<T>(
  node: Node,
  password: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: "127.0.0.1", port: node.port, user: SUPERUSER, password, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const data = ({ directory }: Node) => join(directory, "data");

function record(node: Node): string[] {
  const path = join(data(node), "postmaster.pid");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

function as(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
