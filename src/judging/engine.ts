/** The port that a decision model is plugged in through. Plain data in and out; an engine never sees SQL or HTTP of this service. */

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

export interface EngineOption {
  value: string;
  description?: string | undefined;
}

/** One question about one context. `none_of_the_above` is already among the options of a choice. */
export type EngineQuestion =
  | { id: string; type: "bool"; question: string; criteria?: string | { true?: string; false?: string } | undefined }
  | { id: string; type: "choice"; question: string; criteria?: string | undefined; options: EngineOption[] }
  | { id: string; type: "score"; question: string; levels: string[] };

/** Questions that share one document's compiled context; two documents never share a request. */
export interface EngineRequest {
  /**
   * The compiled context as canonical JSON text: the bytes that the hash is taken of, and that `explain` shows. There is no other form of it, so
   * every engine shows its model the same bytes for the same inputs.
   */
  contextText: string;
  /** At most `limits.questionsPerRequest`, ids unique within the request. */
  questions: EngineQuestion[];
  /** The definition's `engine` member beyond its name: `version`, the model or version to ask for, and settings of this engine. */
  settings?: Record<string, Json> | undefined;
}

/** Raw answers in full precision; each distribution sums to 1. */
export type RawAnswer =
  | {
      type: "bool";
      p: number;
      /** Of a composite, which no engine answers as a whole: what `p` is combined from. */
      inputs?: Record<string, number>;
    }
  | { type: "choice"; value: string; dist: Record<string, number> }
  | { type: "score"; score: number; dist: Record<string, number> };

/** Why one answer, or a whole request, could not be had. */
export interface EngineFailure {
  code: "refused" | "unauthorized" | "overloaded" | "timeout" | "unreachable" | "malformed" | "cancelled";
  message: string;
  /** Whether the same request may go through later. */
  retryable: boolean;
  /** How long the engine asked to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
}

export type EngineResult =
  | {
      ok: true;
      /** The resolved version, hence the calibration epoch. */
      engineVersion: string;
      /** By question id; every question of the request is there. */
      answers: Record<string, { ok: true; answer: RawAnswer } | { ok: false; failure: EngineFailure }>;
      /** Input tokens as the engine counted them; null where it does not say. */
      tokens: number | null;
    }
  | { ok: false; failure: EngineFailure };

export interface EngineLimits {
  questionsPerRequest: number;
  /** Most tokens of a context plus its longest question. */
  contextTokens: number;
  /** Requests in flight at once, across the whole process. */
  concurrency: number;
  requestsPerMinute: number | null;
  tokensPerSecond: number | null;
}

export interface Engine {
  readonly name: string;
  readonly limits: EngineLimits;
  /** Members of a definition's `engine`, beyond name and version, that this engine goes by; none where absent. */
  readonly settings?: readonly string[];
  /** The versions that a definition may ask for; absent where only the engine's server knows them. */
  readonly versions?: readonly string[];
  /**
   * The version that would answer now, as far as known without asking; null before a first answer of a remote engine.
   * @param asked the `version` of the definition's `engine` member, where it has one
   */
  version(asked?: string): string | null;
  /** One result a request, in their order. Never throws for what an engine said or failed to say; retries transient failures itself. */
  evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]>;
  close(): Promise<void>;
}

/** What a plugin under `plugins/engines/` exports. */
export interface EnginePlugin {
  readonly name: string;
  /** The engine, or the name of the environment variable that must be set for it. */
  create(environment: Readonly<Record<string, string | undefined>>): Engine | { missing: string };
}
