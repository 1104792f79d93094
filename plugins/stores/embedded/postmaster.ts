/** The server process of a data directory: whether one runs, starting one, stopping it. `postmaster.pid` is PostgreSQL's own record. */
import { spawn } from "node:child_process";
import { closeSync, fchownSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import { CannotRun, serverEnvironment } from "./cluster.ts";
import type { Home } from "./home.ts";
import { startOf } from "./users.ts";

export interface Postmaster {
  readonly pid: number;
  readonly socket: string;
  readonly port: number;
  /** `starting` also while it recovers from a crash. */
  readonly status: "starting" | "ready" | "stopping";
}

/** The running server of this data directory, started by any process. Null if none runs. */
export function findPostmaster(home: Home): Postmaster | null {
  const lines = read(join(home.data, "postmaster.pid"))?.split("\n");
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isSafeInteger(pid) || pid <= 0 || !runs(pid, home.data)) return null;
  const status = (lines[7] ?? "").trim();
  return {
    pid,
    port: Number(lines[3]),
    socket: lines[4] ?? home.socket,
    status: status === "ready" || status === "stopping" ? status : "starting",
  };
}

/** Whether the process is a server of this data directory and not one that got the number later. */
function runs(pid: number, data: string): boolean {
  if (startOf(pid) === null) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    // Without /proc the number has to do. Where it is there and hides this process, that is another account's.
    return read("/proc/self/stat") === null;
  }
}

/** Whether a server answers on the socket, also one whose process cannot be seen from here: another container's. */
export function socketAnswers({ socket }: Home): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(join(socket, ".s.PGSQL.5432"));
    connection.on("connect", () => {
      connection.destroy();
      resolve(true);
    });
    connection.on("error", () => resolve(false));
  });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** The record as text, to tell later whether it is still the same; null when there is none. */
export function postmasterRecord({ data }: Home): string | null {
  return read(join(data, "postmaster.pid"));
}

/**
 * Removes the record of a server that is gone, where it is still the one that was found so. PostgreSQL does this itself unless another
 * process now has this number. Then it mistakes that process for a server. This happens after a restart of a container. Children that
 * outlived their server keep another from starting all the same: they hold its shared memory.
 */
export function removeStaleRecord({ data, socket }: Home, found: string | null): void {
  const path = join(data, "postmaster.pid");
  if (found === null || read(path) !== found) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process may have started a server between the two; its record goes back.
    if (read(aside) !== found) {
      renameSync(aside, path);
      return;
    }
    rmSync(aside);
    rmSync(join(socket, ".s.PGSQL.5432.lock"), { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * Starts a server and returns at once. It runs in its own session. So Ctrl-C at the terminal reaches only the service, which stops the
 * server at its own end. `exited` gives what the server said once it has ended.
 */
export function spawnPostmaster(
  home: Home,
  binaries: Binaries,
  parameters: Record<string, string>,
): { pid: number | undefined; exited: Promise<string> } {
  const log = openSync(home.log, "a", 0o600);
  try {
    if (home.account) fchownSync(log, home.account.uid, home.account.gid);
    const before = statSync(home.log).size;
    const options = Object.entries(parameters).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const child = spawn(join(binaries.directory, "postgres"), ["-D", home.data, ...options], {
      cwd: home.directory,
      env: serverEnvironment(),
      detached: true,
      stdio: ["ignore", log, log],
      ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
    });
    child.unref();
    const exited = new Promise<string>((resolve, reject) => {
      child.on("error", (error) => reject(new CannotRun(`${binaries.directory}/postgres does not run here.`, { cause: error })));
      child.on("exit", () => resolve((read(home.log) ?? "").slice(before).trim()));
    });
    exited.catch(() => {});
    return { pid: child.pid, exited };
  } finally {
    closeSync(log);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written. SIGQUIT leaves the rest to recovery. */
export async function stopPostmaster(home: Home, { pid }: Postmaster): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 60_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    if (!send(pid, signal)) return;
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      if (!runs(pid, home.data)) return;
      await sleep(5);
    }
  }
  throw new Error(`The embedded server (process ${pid}) does not stop.`);
}

/** @returns whether there was such a process */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
