/** The service as a process with an engine that reads its answer off the document: `state.tenths`. */

import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import { live } from "#src/server/operating/lifecycle.ts";

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
