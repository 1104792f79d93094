/** An engine that does nothing but take its time. */
import type { Engine } from "#src/judging/engines/engine.ts";

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
        const p = numberOf(contextText);
        const answers = questions.map(({ id }) => [id, { ok: true as const, answer: { type: "bool" as const, p } }]);
        return { ok: true as const, engineVersion: "1", answers: Object.fromEntries(answers), tokens: contextText.length >> 2 };
      });
    },
    close: async () => undefined,
  };
}

/** From 0 to 1, another for nearly every context. */
function numberOf(text: string): number {
  let number = text.length;
  for (let at = 0; at < text.length; at += 7) number = (number * 31 + text.charCodeAt(at)) % 1_000_003;
  return number / 1_000_003;
}
