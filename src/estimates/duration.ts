/** How long judging takes as a job, as a least figure to expect. */
import type { EngineLimits } from "#src/judging/engine.ts";

/** Reading, compiling and landing a page of 256 documents. */
const PAGE_S = 2;
const PAGE_DOCUMENTS = 256;

export interface Work {
  /** Documents to go through. */
  documents: number;
  /** Requests to the engine, and tokens in them. */
  requests: number;
  tokens: number;
}

/** Seconds: at the rate that the engine allows, and two for each page. */
export function secondsFor({ documents, requests, tokens }: Work, limits: EngineLimits | undefined): number {
  const byRequests = limits?.requestsPerMinute ? (requests / limits.requestsPerMinute) * 60 : 0;
  const byTokens = limits?.tokensPerSecond ? tokens / limits.tokensPerSecond : 0;
  return Math.max(byRequests, byTokens) + PAGE_S * Math.ceil(documents / PAGE_DOCUMENTS);
}
