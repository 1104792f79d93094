/** The samplers of OpenTelemetry by the names that `OTEL_TRACES_SAMPLER` has for them. */
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";
import type { Config } from "#src/server/config.ts";

export function samplerOf({ sampler, ratio }: Pick<NonNullable<Config["tracing"]>, "sampler" | "ratio">): Sampler {
  const root = rootOf(sampler.replace(/^parentbased_/, ""), ratio);
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === "always_on") return new AlwaysOnSampler();
  return name === "always_off" ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
