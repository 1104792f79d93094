import type { EngineLimits, EnginePlugin } from "#src/judging/engines/engine.ts";
import { address, count, type Environment, given } from "../remote/environment.ts";
import { JevEngine } from "./jev-engine.ts";

/** Configured by `TYPESAFE_API_KEY`. The README of this folder lists the other variables. */
export const jevPlugin: EnginePlugin = {
  name: "jev",
  create(environment) {
    const apiKey = given(environment, "TYPESAFE_API_KEY");
    if (apiKey === undefined) return { missing: "TYPESAFE_API_KEY" };
    return new JevEngine({
      apiKey,
      baseUrl: address(environment, "TYPESAFE_BASE_URL", "without /v1 at the end"),
      model: given(environment, "TYPESAFE_DEFAULT_MODEL"),
      limits: limits(environment),
    });
  },
};

function limits(environment: Environment): Partial<EngineLimits> {
  const concurrency = count(environment, "TYPESAFE_CONCURRENCY");
  const requestsPerMinute = count(environment, "TYPESAFE_REQUESTS_PER_MINUTE");
  const tokensPerSecond = count(environment, "TYPESAFE_TOKENS_PER_SECOND");
  return {
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
    ...(tokensPerSecond === undefined ? {} : { tokensPerSecond }),
  };
}
