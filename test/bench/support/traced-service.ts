/**
 * The service as a bench's child process, whose tracing is switched while it runs. Its last argument is a collector. A message names what to
 * trace from then on: nothing, the traces that are sampled by default, or all of them. Its answer is the processor time so far, in µs.
 */
import { startTracing } from "#plugins/tracing/opentelemetry/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type Tracer, traceWith } from "#src/foundation/tracing/tracing.ts";
import { createApp } from "#src/server/app.ts";
import { benchConfig } from "./bench-config.ts";

const [databaseUrl, key, dataDir, endpoint] = process.argv.slice(2);
const log = createLogger({ level: "warn" });
const tracing = {
  endpoint: endpoint!,
  headers: {},
  serviceName: "bench",
  sampler: "parentbased_traceidratio",
  ratio: 0.05,
} as const;
const config = { ...benchConfig({ databaseUrl, key, dataDir }), tracing };
const app = await createApp({ config, log, clock: systemClock, role: "all" });
const tracers: Record<string, Tracer | null> = {
  off: null,
  on: startTracing(tracing, "bench", log).tracer,
  all: startTracing({ ...tracing, sampler: "parentbased_always_on" }, "bench", log).tracer,
};
process.on("message", (name: string) => {
  traceWith(tracers[name]!);
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on("SIGTERM", () => void app.stop().then(() => process.exit(0)));
process.send?.({ port: Number(new URL(app.address).port) });
