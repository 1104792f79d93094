/** Starts holders and reads what they print. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach } from "vitest";
import type { ConnectionSettings } from "#src/db/store.ts";

export interface Holder {
  readonly process: ChildProcess;
  /** What it got, or the message with which it gave up. */
  readonly answer: Promise<{ connection: ConnectionSettings; description: Record<string, unknown>; error?: string }>;
  /** Sends a word, or kills it, and waits for its end. */
  end(how: "stop" | "fail" | "SIGKILL"): Promise<void>;
}

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

export function startHolder(dataDir: string, account?: { uid: number; gid: number }): Holder {
  const child = spawn(process.execPath, ["test/stores/holder.ts", dataDir], { stdio: ["pipe", "pipe", "ignore"], ...account });
  running.add(child);
  const ended = once(child, "exit").then(() => {
    running.delete(child);
  });
  const answer = once(createInterface({ input: child.stdout! }), "line").then(([line]) => JSON.parse(line));
  answer.catch(() => {});
  return {
    process: child,
    answer,
    async end(how) {
      if (how === "SIGKILL") child.kill("SIGKILL");
      else child.stdin!.write(`${how}\n`);
      await ended;
    },
  };
}
