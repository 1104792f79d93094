/** The service as a bench's child process: takes a database URL, tells its port and works until it is killed. */
import { createApp } from "#src/app.ts";
import { systemClock } from "#src/clock.ts";
import { loadConfig } from "#src/config.ts";
import { createLogger } from "#src/log.ts";

const [databaseUrl, key, dataDir] = process.argv.slice(2);
const config = loadConfig({
  ...process.env,
  DATABASE_URL: databaseUrl,
  BOOTSTRAP_API_KEY: key,
  DATA_DIR: dataDir,
  PORT: "0",
  METRICS_PORT: "off",
  RATE_LIMITS: "developer=100000000,team=100000000,scale=100000000",
});
const app = await createApp({ config, log: createLogger({ level: "warn" }), clock: systemClock, role: "all" });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });
