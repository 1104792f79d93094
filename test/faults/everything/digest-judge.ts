/**
 * The service as a process with an engine whose answer can be computed from the context. `high` is read from the document
 * (`state.tenths`). Every other answer is a digest of everything in the context. So an answer for another context differs.
 */

import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import { live } from "#src/server/operating/lifecycle.ts";
import { digestOf } from "./digest.ts";

const digest: Engine = {
  name: "digest",
  limits: { questionsPerRequest: 10, contextTokens: 32_000, concurrency: 16, requestsPerMinute: null, tokensPerSecond: null },
  version: () => "1",
  async evaluate(requests) {
    return requests.map(({ contextText, questions }) => {
      const { document } = JSON.parse(contextText) as { document: Record<string, number> };
      const answers = questions.map(({ id }) => {
        const p = id === "high" ? document["state.tenths"]! / 10 : digestOf(contextText);
        return [id, { ok: true as const, answer: { type: "bool" as const, p } }];
      });
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
  start: () => createApp({ config, log, clock: systemClock, role: "all", engines: [digest] }),
});
