/** How long judging takes as a job, as a lower bound. */
import type { EngineLimits } from "#src/judging/engines/engine.ts";

/** Reading, compiling and persisting a page of 256 documents. */
const PAGE_S = 2;
const PAGE_DOCUMENTS = 256;

export interface Work {
  /** Documents to process. */
  documents: number;
  /** Requests to the engine, and their tokens. */
  requests: number;
  tokens: number;
}

/** Seconds at the engine's rate limit, plus two per page. */
export function secondsFor({ documents, requests, tokens }: Work, limits: EngineLimits | undefined): number {
  const byRequests = limits?.requestsPerMinute ? (requests / limits.requestsPerMinute) * 60 : 0;
  const byTokens = limits?.tokensPerSecond ? tokens / limits.tokensPerSecond : 0;
  return Math.max(byRequests, byTokens) + PAGE_S * Math.ceil(documents / PAGE_DOCUMENTS);
}
