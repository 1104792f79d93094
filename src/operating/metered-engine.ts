/** An engine whose requests are counted and timed, and of which the log says when it fails for a while and when it is well again. */
import type { Engine, EngineResult } from "#src/judging/engine.ts";
import type { Logger } from "#src/log.ts";
import type { Metrics } from "./metrics.ts";

/** So many failures in a row are the engine's, and not a request's. */
const FAILURES_IN_A_ROW = 5;

export function metered(engine: Engine, metrics: Pick<Metrics, "engineAnswered">, log: Pick<Logger, "info" | "warn">): Engine {
  const told = failuresTold(engine.name, log);
  return {
    name: engine.name,
    limits: engine.limits,
    ...(engine.settings ? { settings: engine.settings } : {}),
    ...(engine.versions ? { versions: engine.versions } : {}),
    version: (asked) => engine.version(asked),
    async evaluate(requests, signal) {
      const started = performance.now();
      try {
        const results = await engine.evaluate(requests, signal);
        const seconds = (performance.now() - started) / 1000;
        for (const result of results) {
          metrics.engineAnswered(engine.name, result.ok ? "ok" : result.failure.code, seconds);
          told(result);
        }
        return results;
      } catch (error) {
        metrics.engineAnswered(engine.name, "thrown", (performance.now() - started) / 1000);
        throw error;
      }
    },
    close: () => engine.close(),
  };
}

/** Says once that an engine fails, and once that it answers again. What it refuses is an answer, and says nothing of it. */
function failuresTold(name: string, log: Pick<Logger, "info" | "warn">): (result: EngineResult) => void {
  let inARow = 0;
  return (result) => {
    if (result.ok || (result.failure.code === "refused" && !result.failure.retryable)) {
      if (inARow >= FAILURES_IN_A_ROW) log.info({ engine: name }, "an engine answers again");
      inARow = 0;
    } else if (result.failure.code !== "cancelled") {
      inARow += 1;
      const { code, message } = result.failure;
      if (inARow === FAILURES_IN_A_ROW)
        log.warn({ engine: name, code, reason: message }, "an engine fails; it is asked again later");
    }
  };
}
