import type { EngineResult } from "#src/judging/engines/engine.ts";

/**
 * Merges the replies to several requests about the same: the parts of a composite, or the orders of a choice. All must come from the same
 * engine version, because numbers of different versions cannot be combined.
 */
export function together(results: readonly EngineResult[]): EngineResult {
  const failure = results.find((one) => !one.ok);
  if (failure) return failure;
  const answered = results as readonly Extract<EngineResult, { ok: true }>[];
  const [{ engineVersion }] = answered as [Extract<EngineResult, { ok: true }>];
  if (answered.some((one) => one.engineVersion !== engineVersion)) {
    const message = "The engine answered the requests of one question with different versions.";
    return { ok: false, failure: { code: "malformed", message, retryable: true } };
  }
  const tokens = answered.some((one) => one.tokens === null) ? null : answered.reduce((sum, one) => sum + one.tokens!, 0);
  return {
    ok: true,
    engineVersion,
    answers: Object.assign({}, ...answered.map(({ answers }) => answers)),
    tokens,
    parts: results.length,
  };
}
