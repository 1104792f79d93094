import type { EngineLimits, EnginePlugin } from "#src/judging/engines/engine.ts";
import { address, count, type Environment, given } from "../remote/environment.ts";
import { OpenAIEngine } from "./openai-engine.ts";

/** The most labels that any known server lists, and the fewest that distinguish two options. */
const [MOST_LISTED, LEAST_LISTED] = [20, 2];

/** Configured by `OPENAI_API_KEY`. The README of this folder lists the other variables. */
export const openaiPlugin: EnginePlugin = {
  name: "openai",
  create(environment) {
    const apiKey = given(environment, "OPENAI_API_KEY");
    if (apiKey === undefined) return { missing: "OPENAI_API_KEY" };
    return new OpenAIEngine({
      apiKey,
      baseUrl: address(environment, "OPENAI_BASE_URL", "up to and with /v1"),
      model: given(environment, "OPENAI_DEFAULT_MODEL"),
      listed: listed(environment),
      limits: limits(environment),
    });
  },
};

function listed(environment: Environment): number | undefined {
  const most = count(environment, "OPENAI_TOP_LOGPROBS");
  if (most === undefined || (most >= LEAST_LISTED && most <= MOST_LISTED)) return most;
  throw new Error(`OPENAI_TOP_LOGPROBS is "${most}". It must be a number from ${LEAST_LISTED} to ${MOST_LISTED}.`);
}

function limits(environment: Environment): Partial<EngineLimits> {
  const concurrency = count(environment, "OPENAI_CONCURRENCY");
  const requestsPerMinute = count(environment, "OPENAI_REQUESTS_PER_MINUTE");
  const tokensPerMinute = count(environment, "OPENAI_TOKENS_PER_MINUTE");
  return {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
    ...(tokensPerMinute === undefined ? {} : { tokensPerSecond: Math.max(1, tokensPerMinute / 60) }),
  };
}
