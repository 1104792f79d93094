/** Starts holders and reads what they print. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";
import { atTestEnd } from "#test/support/ends.ts";
import type { Need } from "#test/support/needs.ts";

export interface Holder {
  readonly process: ChildProcess;
  /** What it got, or the message with which it gave up. */
  readonly answer: Promise<{ connection: ConnectionSettings; description: Record<string, unknown>; error?: string }>;
  /** Sends a word, or kills it, and waits for its end. */
  end(how: "stop" | "fail" | "SIGKILL"): Promise<void>;
}

const HOLDER = resolve("test/stores/holder.ts");

export const root: Need = { what: "root's rights", there: process.getuid?.() === 0, cure: "sudo npm test" };

/** That a holder can be started as another user: root starts it, and that user can read this checkout. */
export const otherUsers: Need = {
  what: "root's rights, and a checkout that other users may read",
  there: root.there && canBeRead({ uid: 65534, gid: 65534 }),
  cure: "sudo npm test, from a directory below which everybody may read, such as one in /tmp",
};

function canBeRead(account: { uid: number; gid: number }): boolean {
  const read = `require("node:fs").readFileSync(${JSON.stringify(HOLDER)})`;
  return spawnSync(process.execPath, ["-e", read], { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

const running = new Set<ChildProcess>();

atTestEnd(() => {
  for (const child of running) child.kill("SIGKILL");
});

export function startHolder(dataDir: string, as: Pick<SpawnOptions, "uid" | "gid" | "cwd"> = {}): Holder {
  const child = spawn(process.execPath, [HOLDER, dataDir], { stdio: ["pipe", "pipe", "ignore"], ...as });
  running.add(child);
  // Both reject where it could not be started at all.
  const ended = once(child, "exit").finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout! });
  const answer = Promise.race([
    once(lines, "line").then(([line]) => JSON.parse(line)),
    Promise.all([ended, once(lines, "close")]).then(() => Promise.reject(new Error("The holder ended without an answer."))),
  ]);
  ended.catch(() => {});
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
