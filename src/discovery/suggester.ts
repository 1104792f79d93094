/** The port that a source of suggestions is plugged in through: plain data in and out. It reads documents, and knows neither SQL nor HTTP of this service. */
import type { EngineFailure } from "#src/judging/engine.ts";

export interface OptionsAsked {
  question: string;
  criteria?: string | undefined;
  /** Those that there are. */
  options: readonly { value: string; description?: string | undefined }[];
  /** What the engine was shown of documents that fit none of them: JSON texts, perhaps cut short at their ends. */
  documents: readonly string[];
  /** The most that are wanted. */
  count: number;
}

export interface PartsAsked {
  question: string;
  criteria?: string | { true?: string | undefined; false?: string | undefined } | undefined;
  /** Those that there are. */
  parts: readonly { name: string; question: string }[];
  documents: readonly JudgedText[];
  /** The most that are wanted. */
  count: number;
}

/** A document as the engine was shown it, with how sure it is that the answer is yes, and what turned out to be; null for not known. */
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

/** What it gives is checked by whoever asks: it need not keep to the interface's limits, nor to what was asked. */
export interface Suggester {
  readonly name: string;
  /** Whether documents leave this process. */
  readonly remote: boolean;
  /** Neither throws for what a model said or failed to say; both retry transient failures themselves. */
  suggestOptions(asked: OptionsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedOption>>;
  suggestParts(asked: PartsAsked, signal: AbortSignal): Promise<Suggestions<SuggestedPart>>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

export interface SuggesterPlugin {
  readonly name: string;
  /**
   * @returns null where the environment does not configure it
   * @throws {Error} naming the variable that is wrong
   */
  create(environment: Readonly<Record<string, string | undefined>>): Suggester | null;
}

/** Of a service that suggests nothing. */
export const noSuggester: Suggester = {
  name: "none",
  remote: false,
  suggestOptions: async () => ({ ok: true, suggestions: [] }),
  suggestParts: async () => ({ ok: true, suggestions: [] }),
  async close() {},
};
