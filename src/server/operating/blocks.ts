/** The longest time that one piece of work has blocked the event loop. */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** The interval of checks. The delay of a check that came in time is as long. */
const RESOLUTION_MS = 10;

/** The last minute, in parts. The oldest part is dropped at a time. */
const PART_MS = 10_000;
const PARTS = 6;

export interface Blocks {
  /** Within the last minute, however often it is called. */
  longestSeconds(): number;
}

export function watchBlocks(): Blocks {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const longest: number[] = [];
  delays.enable();
  setInterval(() => {
    longest.push(delays.max);
    if (longest.length > PARTS) longest.shift();
    delays.reset();
  }, PART_MS).unref();
  return { longestSeconds: () => Math.max(Math.max(delays.max, ...longest) / 1e9 - RESOLUTION_MS / 1000, 0) };
}
