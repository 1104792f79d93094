/** Starts the service according to the command line and the environment. */
import "./version-check.cjs";
import cluster from "node:cluster";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { type Arguments, helpText, parseArguments, UsageError } from "#src/server/operating/arguments.ts";
import { READY, startCluster } from "#src/server/operating/cluster.ts";
import { live } from "#src/server/operating/lifecycle.ts";
import { addressesOf, refuseUnusable } from "#src/server/operating/listen-addresses.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Config, ConfigError, loadConfig } from "./config.ts";

/** Half of a warm start was loading modules: 700 ms of processor time, or 330 ms with the compile cache of an earlier start. */
const COMPILED = join(import.meta.dirname, "../../node_modules/.cache/compiled");
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
    log.warn("The service runs as root, which it does not need. Run it as another user, or use --allow-root.");
  }
  const forks = given.processes > 1 && cluster.isPrimary;
  live({
    log,
    // A primary process gives its forked processes time to drain.
    drainMs: forks ? config.drainMs + 15_000 : config.drainMs,
    start: (signal) =>
      forks
        ? startCluster({ config, role: given.role, processes: given.processes, log, signal })
        : startService(given, config, log, signal),
  });
}

async function startService({ role }: Arguments, config: Config, log: ReturnType<typeof createLogger>, signal: AbortSignal) {
  // A forked process gets its ports from the primary one, which has tried them.
  if (cluster.isPrimary) await refuseUnusable(addressesOf(config, role));
  // Imported late, because help, invalid arguments and a primary process do not need it.
  enableCompileCache(COMPILED);
  const { createApp } = await import("./app.ts");
  const app = await createApp({ config, log, clock: systemClock, role, signal });
  process.send?.(READY);
  // Node writes the cache when a process exits, which does not happen if it is killed.
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
  return app;
}
