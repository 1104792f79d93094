/** How long the event loop was held by one piece of work. */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** How often the loop is looked at; the delay of a look that came in time is as long. */
const RESOLUTION_MS = 10;

/** The last minute, in parts of which the oldest is dropped at a time. */
const PART_MS = 10_000;
const PARTS = 6;

export interface Blocks {
  /** In the last minute, however often it is asked. */
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
