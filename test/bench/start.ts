/** From the command to a service that is ready, on an empty directory and on one that a service has left, against what we promise. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Bench, compared, type Figure } from "./support/bench.ts";

const ROUNDS = 7;
const FIRST_MS = 3_000;
const WARM_MS = 1_000;

/** Milliseconds until the process says that it is ready; it is stopped afterwards. */
async function start(dataDir: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--require", "./src/server/version-check.cjs", "src/server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "0", LOG_LEVEL: "info" },
  });
  const exited = once(child, "exit");
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('"msg":"Ready."')) return performance.now() - began;
    throw new Error("The service ended before it was ready.");
  })();
  const took = await ready;
  child.stdout.resume();
  child.kill("SIGTERM");
  await exited;
  return took;
}

const promised = (figure: string, measured: number[], promise: number): Figure =>
  compared(
    figure,
    measured,
    measured.map(() => promise),
    { target: 1, better: "lower", unit: "ms" },
  );

export const bench: Bench = {
  about: "milliseconds from the command to ready, first on an empty directory and then warm, against 3 s and 1 s",
  async run() {
    const first: number[] = [];
    const warm: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const dataDir = mkdtempSync(join(tmpdir(), "start-"));
      chmodSync(dataDir, 0o755);
      try {
        first.push(await start(dataDir));
        warm.push(await start(dataDir));
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
    return [promised("first start", first, FIRST_MS), promised("warm start", warm, WARM_MS)];
  },
};
