/** The service as a bench's child process. Its last arguments are a collector of traces and a sampler; without them it traces nothing. */
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { createApp } from "#src/server/app.ts";
import { benchConfig } from "./bench-config.ts";

const [databaseUrl, key, dataDir, endpoint, sampler = "parentbased_traceidratio"] = process.argv.slice(2);
const tracing = endpoint === undefined ? null : { endpoint, headers: {}, serviceName: "bench", sampler, ratio: 0.05 };
const config = { ...benchConfig({ databaseUrl, key, dataDir }), tracing };
const app = await createApp({ config, log: createLogger({ level: "warn" }), clock: systemClock, role: "all" });
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });
