/**
 * The port for a source of suggestions: plain data in and out. It reads documents, and knows neither SQL nor HTTP of this
 * service.
 */
import type { EngineFailure } from "#src/judging/engines/engine.ts";

export interface OptionsAsked {
  question: string;
  criteria?: string | undefined;
  /** The existing options. */
  options: readonly { value: string; description?: string | undefined }[];
  /** What the engine saw of documents that no option fits: JSON texts, possibly truncated. */
  documents: readonly string[];
  /** The maximum number wanted. */
  count: number;
}

export interface PartsAsked {
  question: string;
  criteria?: string | { true?: string | undefined; false?: string | undefined } | undefined;
  /** The existing parts. */
  parts: readonly { name: string; question: string }[];
  documents: readonly JudgedText[];
  /** The maximum number wanted. */
  count: number;
}

/** A document as the engine saw it, with the probability that the answer is yes, and the true value; null if unknown. */
export interface JudgedText {
  text: string;
  p: number | null;
  outcome: boolean | null;
}

export interface SuggestedOption {
  value: string;
  description: string;
}

export interface SuggestedPart {
  name: string;
  question: string;
}

export type Suggestions<Suggested> = { ok: true; suggestions: Suggested[] } | { ok: false; failure: EngineFailure };

/** The caller validates the results. They need not respect the interface's limits or the request. */
export interface Suggester {
  readonly name: string;
  /** Whether documents leave this process. */
  readonly remote: boolean;
  /** Neither throws because of what a model returned. Both retry transient failures themselves. */
  suggestOptions(asked: OptionsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedOption>>;
  suggestParts(asked: PartsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedPart>>;
  /** Aborts requests in progress. */
  close(): Promise<void>;
}

export interface SuggesterPlugin {
  readonly name: string;
  /**
   * @returns null if the environment does not configure it
   * @throws {Error} naming the variable that is wrong
   */
  create(environment: Readonly<Record<string, string | undefined>>): Suggester | null;
}

/** For a service without suggestions. */
export const noSuggester: Suggester = {
  name: "none",
  remote: false,
  suggestOptions: async () => ({ ok: true, suggestions: [] }),
  suggestParts: async () => ({ ok: true, suggestions: [] }),
  async close() {},
};
