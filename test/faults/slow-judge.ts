/**
 * The service as a process with a slow engine. The engine records every question in the file that `ASKED` names before it answers. So each
 * recorded question was asked, even if the process was killed.
 */
import { appendFileSync } from "node:fs";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import type { Engine } from "#src/judging/engines/engine.ts";
import { createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import { live } from "#src/server/operating/lifecycle.ts";

const TAKES_MS = 100;
const AT_ONCE = 16;

/** What tests show: a key, and a number of the document itself or of another. */
interface Context {
  document: { state?: { key: string }; "state.key"?: string; "state.n"?: number };
  related?: { to: { document: { "state.plan": number } }[] };
}

function numberOf({ document, related }: Context): number {
  return related?.to[0]?.document["state.plan"] ?? document["state.n"] ?? 500;
}

/** The key alone of a whole document; else with the judgment before it and the number behind. */
function lineOf(judgment: string, context: Context): string {
  const { state, "state.key": key } = context.document;
  return state ? state.key : `${judgment} ${key} ${numberOf(context)}`;
}

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
    for (const { contextText, questions } of requests) {
      for (const { id } of questions) appendFileSync(process.env.ASKED!, `${lineOf(id, JSON.parse(contextText) as Context)}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, TAKES_MS));
    return requests.map(({ questions, contextText }) => {
      const answer = { type: "bool" as const, p: numberOf(JSON.parse(contextText) as Context) / 1000 };
      const answers = questions.map(({ id }) => [id, { ok: true as const, answer }]);
      return { ok: true as const, engineVersion: "1", answers: Object.fromEntries(answers), tokens: null };
    });
  },
  close: async () => undefined,
};

const config = loadConfig(process.env);
const log = createLogger({ level: "info" });
live({ log, drainMs: config.drainMs, start: () => createApp({ config, log, clock: systemClock, role: "all", engines: [slow] }) });
