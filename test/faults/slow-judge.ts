/**
 * The service as a process with an engine that takes its time and notes every question before it answers, in the file that `ASKED` names: what is
 * noted there was asked, whatever became of the process.
 */
import { appendFileSync } from "node:fs";
import { createApp } from "#src/app.ts";
import { systemClock } from "#src/clock.ts";
import { loadConfig } from "#src/config.ts";
import type { Engine } from "#src/judging/engine.ts";
import { createLogger } from "#src/log.ts";
import { live } from "#src/operating/lifecycle.ts";

const TAKES_MS = 100;
const AT_ONCE = 16;

const slow: Engine = {
  name: "slow",
  limits: {
    questionsPerRequest: 10,
    contextTokens: 32_000,
    concurrency: AT_ONCE,
    requestsPerMinute: null,
    tokensPerSecond: null,
  },
  version: () => "1",
  async evaluate(requests) {
    for (const { context } of requests) {
      const { state } = (context as { document: { state: { key: string } } }).document;
      appendFileSync(process.env.ASKED!, `${state.key}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, TAKES_MS));
    return requests.map(({ questions }) => {
      const answers = questions.map(({ id }) => [id, { ok: true as const, answer: { type: "bool" as const, p: 0.5 } }]);
      return { ok: true as const, engineVersion: "1", answers: Object.fromEntries(answers), tokens: null };
    });
  },
  close: async () => undefined,
};

const config = loadConfig(process.env);
const log = createLogger({ level: "info" });
live({ log, drainMs: config.drainMs, start: () => createApp({ config, log, clock: systemClock, role: "all", engines: [slow] }) });
