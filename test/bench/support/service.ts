/** The service as a bench's child process: takes a database URL, tells its port and works until it is killed. */
import { createApp } from "#src/app.ts";
import { systemClock } from "#src/clock.ts";
import { createLogger } from "#src/log.ts";
import { benchConfig } from "./bench-config.ts";

const [databaseUrl, key, dataDir] = process.argv.slice(2);
const config = benchConfig({ databaseUrl, key, dataDir });
const app = await createApp({ config, log: createLogger({ level: "warn" }), clock: systemClock, role: "all" });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });
