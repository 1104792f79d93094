/** The resident size of the server's process when it is idle, and its maximum during ten concurrent writes of 64 MB. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Bench, compared } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { stage } from "./support/stage.ts";

const ROUNDS = 5;
const WRITERS = 10;
const REST_MS = 5_000;
const SAMPLE_MS = 20;
const IDLE_MB = 150;
const BUSY_MB = 1500;

/** Of all its threads, in MB; only Linux tells. */
function residentMb(pid: number): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kb) / 1000;
}

async function round(): Promise<{ idle: number; busy: number }> {
  const place = await stage();
  const writer = await startChild(new URL("support/large-writer.ts", import.meta.url), [String(place.port), place.key]);
  try {
    await place.get("/namespaces");
    await sleep(REST_MS);
    const idle = residentMb(place.child.pid);
    let busy = idle;
    const sampling = setInterval(() => {
      busy = Math.max(busy, residentMb(place.child.pid));
    }, SAMPLE_MS);
    const written = (await writer.ask({ writers: WRITERS, ms: 0 })) as { count: number } | { fault: string };
    clearInterval(sampling);
    if ("fault" in written) throw new Error(`A write was refused: ${written.fault}`);
    return { idle, busy };
  } finally {
    await writer.stop();
    await place.close();
  }
}

export const bench: Bench = {
  about: "megabytes that the server's process has in memory, idle and while it takes ten 64 MB writes, against 150 and 1,500",
  async run() {
    const idle: number[] = [];
    const busy: number[] = [];
    for (let at = 0; at < ROUNDS; at++) {
      const measured = await round();
      idle.push(measured.idle);
      busy.push(measured.busy);
    }
    const promised = (figure: string, values: number[], mb: number) =>
      compared(
        figure,
        values,
        values.map(() => mb),
        { target: 1, better: "lower", unit: "MB" },
      );
    return [promised("resident size, idle", idle, IDLE_MB), promised("resident size, ten 64 MB writes", busy, BUSY_MB)];
  },
};
