/**
 * An engine with a span for each request, and with metrics for the number and duration of its requests. The log reports when it starts to fail and when it
 * recovers.
 */

import type { Logger } from "#src/foundation/log/log.ts";
import { spannedWithin } from "#src/foundation/tracing/tracing.ts";
import type { Engine, EngineRequest, EngineResult } from "#src/judging/engines/engine.ts";
import type { Metrics } from "./metrics.ts";

/** After this many consecutive failures, the engine is at fault and not a request. */
const FAILURES_IN_A_ROW = 5;
/** The most characters of an engine's message in the log. It may repeat what a server said. */
const LONGEST_REASON = 500;

export function metered(
  engine: Engine,
  metrics: Pick<Metrics, "engineAnswered" | "engineRead">,
  log: Pick<Logger, "info" | "warn">,
): Engine {
  const told = failuresTold(engine.name, log);
  return {
    name: engine.name,
    limits: engine.limits,
    ...(engine.settings ? { settings: engine.settings } : {}),
    ...(engine.versions ? { versions: engine.versions } : {}),
    ...(engine.inProcess ? { inProcess: true } : {}),
    ...(engine.defaultVersion === undefined ? {} : { defaultVersion: engine.defaultVersion }),
    ...(engine.learn ? { learn: engine.learn.bind(engine) } : {}),
    ...(engine.mostRequests ? { mostRequests: engine.mostRequests.bind(engine) } : {}),
    version: (asked) => engine.version(asked),
    async evaluate(requests, signal) {
      const started = performance.now();
      try {
        const results = await traced(engine, requests, signal);
        const seconds = (performance.now() - started) / 1000;
        for (const result of results) {
          metrics.engineAnswered(engine.name, result.ok ? "ok" : result.failure.code, seconds);
          if (result.ok && result.tokens !== null) metrics.engineRead(engine.name, result.tokens);
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

/** The engine's own HTTP requests, with their retries, are inside of this span. */
function traced(engine: Engine, requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]> {
  const questions = requests.reduce((sum, request) => sum + request.questions.length, 0);
  const attributes = { "judgment.engine": engine.name, "judgment.questions": questions };
  return spannedWithin({ name: `engine ${engine.name}`, kind: "internal", attributes }, async (span) => {
    const results = await engine.evaluate(requests, signal);
    for (const result of results) {
      if (!result.ok) span.fail(result.failure.code);
      else span.set({ "judgment.engine_version": result.engineVersion, "judgment.tokens": result.tokens ?? 0 });
    }
    return results;
  });
}

/** Logs once that an engine fails, and once that it answers again. A refusal is an answer and does not count. */
function failuresTold(name: string, log: Pick<Logger, "info" | "warn">): (result: EngineResult) => void {
  let inARow = 0;
  return (result) => {
    if (result.ok || (result.failure.code === "refused" && !result.failure.retryable)) {
      if (inARow >= FAILURES_IN_A_ROW) log.info({ engine: name }, "An engine answers again.");
      inARow = 0;
    } else if (result.failure.code !== "cancelled") {
      inARow += 1;
      const { code, message } = result.failure;
      if (inARow === FAILURES_IN_A_ROW)
        log.warn({ engine: name, code, reason: message.slice(0, LONGEST_REASON) }, "An engine fails. It is tried again later.");
    }
  };
}
