import type { EngineLimits, EnginePlugin } from "#src/judging/engine.ts";
import { JevEngine } from "./jev-engine.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Configured by `TYPESAFE_API_KEY`; the other variables are told of in this folder's README. */
export const jevPlugin: EnginePlugin = {
  name: "jev",
  create(environment) {
    const apiKey = given(environment, "TYPESAFE_API_KEY");
    if (apiKey === undefined) return { missing: "TYPESAFE_API_KEY" };
    return new JevEngine({
      apiKey,
      baseUrl: baseUrl(environment),
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

function baseUrl(environment: Environment): string | undefined {
  const text = given(environment, "TYPESAFE_BASE_URL");
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === "http:" || url?.protocol === "https:") return text;
  throw new Error(`TYPESAFE_BASE_URL is ${JSON.stringify(text)}; it must be an http or https address, up to and without /v1.`);
}

function count(environment: Environment, name: string): number | undefined {
  const text = given(environment, name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}; it must be a whole number from 1.`);
}

/** Blank is as good as not set. */
function given(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}
