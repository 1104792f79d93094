/**
 * The service as a child process on the cluster that its first argument names, with an engine that answers at once. It reports its port
 * and, for `"cpu"`, its processor time.
 */
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import "#test/bench/support/cpu.ts";
import { timedEngine } from "#test/bench/support/timed-engine.ts";

const [CITUS_URL, BOOTSTRAP_API_KEY, DATA_DIR] = process.argv.slice(2);
const config = loadConfig({
  ...process.env,
  CITUS_URL,
  BOOTSTRAP_API_KEY,
  DATA_DIR,
  PORT: "0",
  METRICS_PORT: "off",
  // Its work is counted, however long it waits for its turn.
  DATABASE_STATEMENT_TIMEOUT_MS: "120000",
  RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000",
});
const log = createLogger({ level: "warn", destination: process.stderr });
const app = await createApp({ config, log, clock: systemClock, role: "all", engines: [timedEngine("instant", 0)] });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });
