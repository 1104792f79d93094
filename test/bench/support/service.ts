/**
 * The service as a bench's child process: takes a database URL, tells its port and works until it is killed. Asked `{ longestBlock: true }` it
 * tells for how many milliseconds its event loop was held at most since it was last asked.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApp } from "#src/app.ts";
import { systemClock } from "#src/clock.ts";
import { createLogger } from "#src/log.ts";
import { benchConfig } from "./bench-config.ts";

const [databaseUrl, key, dataDir] = process.argv.slice(2);
const config = benchConfig({ databaseUrl, key, dataDir });
const app = await createApp({ config, log: createLogger({ level: "warn" }), clock: systemClock, role: "all" });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });

const RESOLUTION_MS = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.on("message", ({ longestBlock }: { longestBlock?: true }) => {
  if (longestBlock === undefined) return;
  process.send?.({ ms: Math.max(delays.max / 1e6 - RESOLUTION_MS, 0) });
  delays.reset();
});
