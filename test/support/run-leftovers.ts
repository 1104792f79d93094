/** What a run of tests has left behind: processes that have its mark, and servers of PostgreSQL in its directory. Found by `/proc`. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { enter, startOf } from "#plugins/stores/embedded/users.ts";

/** The variable by which processes are known: the directory of the run that they are of. */
export const MARK = "TEST_RUN_DIRECTORY";

const PATIENCE_MS = 10_000;

/** The directory of a run of this process, whose name says so; the rest of the name is free. */
export const nameOfOwn = () => `judgment-run-${process.pid}-${startOf(process.pid)}-`;

/** Whether the process whose run a directory is has ended; null for another directory. */
export function hasEnded(name: string): boolean | null {
  const [, pid, start] = /^judgment-run-(\d+)-([0-9a-z]+)-/.exec(name) ?? [];
  return pid === undefined ? null : startOf(Number(pid)) !== start;
}

/**
 * Ends all of it and removes the directory.
 * @param server the directory of a server that runs share; it is stopped where no other run uses it
 * @param marked whether processes that have the mark are ended, beside servers in the directory
 */
export async function endRun(directory: string, server: string | null, { marked: withMarked = true } = {}): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(20)) {
    const marked = processes(({ environment }) => withMarked && environment.includes(`${MARK}=${directory}`));
    const servers = processes((one) => isDatabase(one) && one.words.some((word) => word.startsWith(`${directory}/`)));
    if (marked.length + servers.length === 0) break;
    for (const pid of marked) send(pid, "SIGKILL");
    // An immediate shutdown: it ends its children. One that does not obey is killed like others.
    for (const pid of servers) send(pid, performance.now() < until ? "SIGQUIT" : "SIGKILL");
  }
  rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  if (server !== null) stopUnused(server);
}

interface Process {
  /** Of the command that started it. */
  readonly words: readonly string[];
  readonly environment: readonly string[];
}

/** Whether processes can be looked at here. */
export const canLook = existsSync("/proc/self/environ");

function processes(holds: (process: Process) => boolean): number[] {
  if (!canLook) return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) => holds({ words: list(`/proc/${pid}/cmdline`), environment: list(`/proc/${pid}/environ`) }));
}

/** Nothing of a process that has ended meanwhile, or is another user's. */
function list(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\0");
  } catch {
    return [];
  }
}

const isDatabase = ({ words: [command = ""] }: Process) => /\/(postgres|initdb)$/.test(command);

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** As a process that uses the server and ends without a word does. */
function stopUnused(server: string): void {
  const users = join(server, "postgres/users");
  if (!existsSync(users) || !enter(users)().last) return;
  const pid = serverPid(server);
  if (pid !== null) send(pid, "SIGINT");
}

/** The server's process by its own record; null when there is none. */
export function serverPid(dataDir: string): number | null {
  const path = join(dataDir, "postgres/cluster/data/postmaster.pid");
  if (!existsSync(path)) return null;
  const pid = Number(readFileSync(path, "utf8").split("\n")[0]);
  return startOf(pid) === null ? null : pid;
}
