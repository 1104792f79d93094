/**
 * The service as a bench's child process, which also watches itself. For `{ watchLoad: true }` it begins. For `{ watchLoad: false }` it tells what it
 * has seen since: the most resident memory in MB, the most sockets, and the 99th percentile of the event loop's delay in milliseconds.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import "../support/service.ts";

const LOOK_MS = 50;

export interface Seen {
  readonly residentMb: number;
  readonly sockets: number;
  readonly delayMs: number;
}

const delay = monitorEventLoopDelay({ resolution: 5 });
let looking: NodeJS.Timeout | undefined;
let residentMb = 0;
let sockets = 0;

function look(): void {
  residentMb = Math.max(residentMb, process.memoryUsage.rss() / 2 ** 20);
  sockets = Math.max(sockets, process.getActiveResourcesInfo().filter((resource) => resource === "TCPSocketWrap").length);
}

process.on("message", ({ watchLoad: watch }: { watchLoad?: boolean }) => {
  if (watch === undefined) return;
  clearInterval(looking);
  if (watch) {
    [residentMb, sockets] = [0, 0];
    delay.reset();
    delay.enable();
    look();
    looking = setInterval(look, LOOK_MS);
    process.send?.({ ready: 1 });
  } else {
    look();
    delay.disable();
    process.send?.({ residentMb, sockets, delayMs: delay.percentile(99) / 1e6 } satisfies Seen);
  }
});
