import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { gone, parent } from "#test/stores/directories.ts";
import { madeDirectory } from "#test/stores/made.ts";
import { atTestEnd } from "./ends.ts";
import { type Need, needs } from "./needs.ts";
import { canLook } from "./run-leftovers.ts";

const lookable: Need = { what: "/proc", there: canLook, cure: "npm test on Linux" };
const started: number[] = [];

atTestEnd(() => {
  for (const pid of started.splice(0)) if (startOf(pid) !== null) process.kill(pid, "SIGKILL");
});

interface Told {
  directory: string;
  /** The shared server, a process of the run, and the server of that process. */
  processes: number[];
}

/** A run in a session of its own, once everything of it has started. */
async function run(server: string): Promise<Told & { pid: number }> {
  const child = spawn(process.execPath, ["test/support/guarded-run.ts", parent, server, await madeDirectory()], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child.pid!);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const told: Told = JSON.parse(line);
  started.push(...told.processes);
  return { ...told, pid: child.pid! };
}

describe("a run of tests", needs(lookable), () => {
  it.each([
    ["is killed", (pid: number) => process.kill(pid, "SIGKILL")],
    ["is interrupted", (pid: number) => process.kill(pid, "SIGINT")],
    ["is killed with its session", (pid: number) => process.kill(-pid, "SIGKILL")],
  ])("that %s leaves no process, no server and no directory", async (_how, kill) => {
    const { pid, processes, directory: made } = await run(await madeDirectory());
    expect(processes.map((one) => startOf(one) !== null)).toEqual([true, true, true]);
    kill(pid);
    await Promise.all(processes.map(gone));
    await expect.poll(() => existsSync(made)).toBe(false);
  });

  it("leaves a server that another run uses", async () => {
    const server = await madeDirectory();
    const [one, other] = [await run(server), await run(server)];
    const [shared, ...own] = one.processes;
    process.kill(one.pid, "SIGKILL");
    await Promise.all(own.map(gone));
    await expect.poll(() => existsSync(one.directory)).toBe(false);
    expect(startOf(shared!)).not.toBeNull();
    process.kill(other.pid, "SIGKILL");
    await gone(shared!);
  });
});
