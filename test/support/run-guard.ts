/**
 * A run of tests that dies takes with it what it has started. Services and servers of PostgreSQL would go on: nothing tells them of its
 * death.
 *
 * So each run has a directory, and a guard: a process that holds the other end of a pipe. The pipe ends when the run does, however it ends.
 * Then the guard ends what is left of the run (`run-leftovers.ts`).
 */
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { canLook, endRun, hasEnded, MARK, nameOfOwn } from "./run-leftovers.ts";

export interface Guard {
  /** Of the run. It is removed with it. */
  readonly directory: string;
  /** The run has ended what it started. */
  release(): Promise<void>;
}

/**
 * From here on, processes that are given this process's environment, or `markOfRun()`, are of the run.
 * @param parent where its directory is made
 * @param server the directory of a server that runs share
 */
export async function startGuard(parent: string, server: string | null = null): Promise<Guard> {
  if (canLook) await endOthers(parent);
  const directory = mkdtempSync(join(parent, nameOfOwn()));
  // Servers in it may run under another account.
  chmodSync(directory, 0o755);
  // Where processes cannot be looked at, a guard would find none.
  const guard = canLook ? spawnGuard(directory, server) : null;
  process.env[MARK] = directory;
  return {
    directory,
    async release() {
      guard?.kill();
      delete process.env[MARK];
      // Processes of the runner may still be closing. They have the mark too, and end by themselves.
      await endRun(directory, null, { marked: false });
    },
  };
}

/** In a session of its own, so that Ctrl-C and the end of a terminal do not reach it. */
function spawnGuard(directory: string, server: string | null) {
  const script = join(import.meta.dirname, "run-guard-process.ts");
  const child = spawn(process.execPath, [script, directory, ...(server === null ? [] : [server])], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { PATH: process.env.PATH ?? "" },
  });
  child.unref();
  (child.stdin as Socket).unref();
  return child;
}

/** Runs that have died together with their guards. */
async function endOthers(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) if (hasEnded(name)) await endRun(join(parent, name), null);
}

/** For processes that are started with variables of their own. */
export function markOfRun(): Record<string, string> {
  const { [MARK]: directory } = process.env;
  return directory === undefined ? {} : { [MARK]: directory };
}
