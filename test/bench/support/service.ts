/**
 * The service as a bench's child process. It takes a database URL, reports its port, and works until it is killed. `{ watchTurns: true }`
 * makes it watch its event loop. `{ watchTurns: false }` makes it report the processor time of the longest turn since then, in
 * milliseconds.
 */

import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { createApp } from "#src/server/app.ts";
import { benchConfig } from "./bench-config.ts";
import { type Turns, watchTurns } from "./longest-turn.ts";

const [databaseUrl, key, dataDir] = process.argv.slice(2);
const config = benchConfig({ databaseUrl, key, dataDir });
const app = await createApp({ config, log: createLogger({ level: "warn" }), clock: systemClock, role: "all" });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });

let turns: Turns | null = null;
process.on("message", ({ watchTurns: watch }: { watchTurns?: boolean }) => {
  if (watch === undefined) return;
  const ms = turns?.longestMs() ?? 0;
  turns = watch ? watchTurns() : null;
  process.send?.({ ms });
});
