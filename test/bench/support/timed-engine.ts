/** An engine that does nothing but take its time. */
import type { Engine } from "#src/judging/engine.ts";

export const CONCURRENCY = 64;

export function timedEngine(name: string, ms: number): Engine {
  return {
    name,
    limits: {
      questionsPerRequest: 10,
      contextTokens: 32_000,
      concurrency: CONCURRENCY,
      requestsPerMinute: null,
      tokensPerSecond: null,
    },
    version: () => "1",
    async evaluate(requests) {
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      return requests.map(({ questions, contextText }) => {
        const answers = questions.map(({ id }) => [id, { ok: true as const, answer: { type: "bool" as const, p: 0.75 } }]);
        return { ok: true as const, engineVersion: "1", answers: Object.fromEntries(answers), tokens: contextText.length >> 2 };
      });
    },
    close: async () => undefined,
  };
}
