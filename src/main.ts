/** Starts the service as the command line and the environment say. */
import "./version-check.cjs";
import cluster from "node:cluster";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { systemClock } from "./clock.ts";
import { type Config, ConfigError, loadConfig } from "./config.ts";
import { createLogger } from "./log.ts";
import { type Arguments, helpText, parseArguments, UsageError } from "./operating/arguments.ts";
import { READY, startCluster } from "./operating/cluster.ts";
import { live } from "./operating/lifecycle.ts";
import { placesOf, refuseUnusable } from "./operating/places.ts";

/** Half of a warm start was reading modules: 700 ms of processor time, 330 with what the start before has compiled. */
const COMPILED = join(import.meta.dirname, "../node_modules/.cache/compiled");
const FLUSH_AFTER_MS = 2_000;

try {
  main(parseArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function main(given: Arguments): void {
  if (given.help) return void process.stdout.write(helpText());
  if (given.version) return void process.stdout.write(`${packageJson.version}\n`);
  const config = loadConfig(process.env);
  const log = createLogger({ level: config.logLevel });
  if (process.getuid?.() === 0 && !given.allowRoot && cluster.isPrimary) {
    log.warn("The service runs as root. It needs no right of root: run it as a user of its own, or say --allow-root.");
  }
  const forks = given.processes > 1 && cluster.isPrimary;
  live({
    log,
    // A primary process gives those that it forked their time.
    drainMs: forks ? config.drainMs + 15_000 : config.drainMs,
    start: (signal) =>
      forks
        ? startCluster({ config, role: given.role, processes: given.processes, log, signal })
        : startService(given, config, log, signal),
  });
}

async function startService({ role }: Arguments, config: Config, log: ReturnType<typeof createLogger>, signal: AbortSignal) {
  // A process that was forked gets its ports from the primary one, which has tried them.
  if (cluster.isPrimary) await refuseUnusable(placesOf(config, role));
  // Only now: help, mistakes on the command line and a primary process need none of it.
  enableCompileCache(COMPILED);
  const { createApp } = await import("./app.ts");
  const app = await createApp({ config, log, clock: systemClock, role, signal });
  process.send?.(READY);
  // Node writes it at the end of a process, which one that is killed does not have.
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
  return app;
}
