/** The service as a process with an engine that reads its answer off the document: `state.tenths`. */
import { createApp } from "#src/app.ts";
import { systemClock } from "#src/clock.ts";
import { loadConfig } from "#src/config.ts";
import type { Engine } from "#src/judging/engine.ts";
import { createLogger } from "#src/log.ts";
import { live } from "#src/operating/lifecycle.ts";

const plain: Engine = {
  name: "plain",
  limits: { questionsPerRequest: 10, contextTokens: 32_000, concurrency: 16, requestsPerMinute: null, tokensPerSecond: null },
  version: () => "1",
  async evaluate(requests) {
    return requests.map(({ contextText, questions }) => {
      const [, tenths = "0"] = /tenths\D*(\d+)/.exec(contextText) ?? [];
      const answer = { type: "bool" as const, p: Number(tenths) / 10 };
      const answers = questions.map(({ id }) => [id, { ok: true as const, answer }]);
      return { ok: true as const, engineVersion: "1", answers: Object.fromEntries(answers), tokens: null };
    });
  },
  close: async () => undefined,
};

const config = loadConfig(process.env);
const log = createLogger({ level: "info" });
live({
  log,
  drainMs: config.drainMs,
  start: () => createApp({ config, log, clock: systemClock, role: "all", engines: [plain] }),
});
