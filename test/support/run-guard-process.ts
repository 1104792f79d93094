/** The guard of a run (`run-guard.ts`), which is at the other end of its standard input. */
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endRun, hasEnded } from "./run-leftovers.ts";

const [directory, server = null] = process.argv.slice(2);

process.stdin.resume().once("end", async () => {
  // A process that dies closes its files first. Until it is gone it counts as one that uses the shared server.
  while (!hasEnded(basename(directory!))) await sleep(5);
  await endRun(directory!, server);
});
