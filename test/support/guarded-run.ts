/**
 * Stands for a run of tests, in a process that a test kills: it uses a shared server, and a process of it has a server of its own.
 * `node guarded-run.ts <parent> <directory of the shared server> <one to copy>`; as a child `node guarded-run.ts <directory>`.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { markOfRun, startGuard } from "./run-guard.ts";
import { serverPid } from "./run-leftovers.ts";

const [place, shared, made] = process.argv.slice(2) as [string, string?, string?];

async function served(dataDir: string): Promise<number> {
  await embeddedStore({ dataDir, log: createLogger({ level: "silent" }), fsync: false }).start();
  return serverPid(dataDir)!;
}

async function run(parent: string, dataDir: string, made: string): Promise<void> {
  const { directory } = await startGuard(parent, dataDir);
  const own = join(directory, "own");
  mkdirSync(own, { mode: 0o755 });
  execFileSync("cp", ["-a", join(made, "postgres"), own]);
  const server = await served(dataDir);
  // With variables of its own, as tests start services; it does not read its standard input.
  const child = spawn(process.execPath, [import.meta.filename, own], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env.PATH ?? "", ...markOfRun() },
  });
  createInterface({ input: child.stdout }).once("line", (line) => {
    console.log(JSON.stringify({ directory, processes: [server, child.pid, Number(line)] }));
  });
}

if (shared === undefined || made === undefined) {
  console.log(await served(place));
  setInterval(() => {}, 60_000);
} else {
  await run(place, shared, made);
}
