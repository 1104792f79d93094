/** An engine whose requests are counted and timed. */
import type { Engine } from "#src/judging/engine.ts";
import type { Metrics } from "./metrics.ts";

export function metered(engine: Engine, metrics: Pick<Metrics, "engineAnswered">): Engine {
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
        for (const result of results) metrics.engineAnswered(engine.name, result.ok ? "ok" : result.failure.code, seconds);
        return results;
      } catch (error) {
        metrics.engineAnswered(engine.name, "thrown", (performance.now() - started) / 1000);
        throw error;
      }
    },
    close: () => engine.close(),
  };
}
