/** The port for decision models (engines). Input and output are plain data. An engine never sees SQL or HTTP of this service. */

import type { RawAnswer } from "#src/records/answers/raw-answer.ts";

export type { RawAnswer };

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

export interface EngineOption {
  value: string;
  description?: string | undefined;
}

/** One question about one context. The options of a choice already include `none_of_the_above`. */
export type EngineQuestion =
  | { id: string; type: "bool"; question: string; criteria?: string | { true?: string; false?: string } | undefined }
  | { id: string; type: "choice"; question: string; criteria?: string | undefined; options: EngineOption[] }
  | { id: string; type: "score"; question: string; levels: string[] };

/** What can be right: of a bool true and false, of a choice the values of its options, of a score its levels; in the order of the question. */
export function possibleAnswers(question: EngineQuestion): (boolean | string | number)[] {
  switch (question.type) {
    case "bool":
      return [true, false];
    case "choice":
      return question.options.map(({ value }) => value);
    case "score":
      return question.levels.map((_, level) => level);
    default:
      return question satisfies never;
  }
}

/** Questions that share the compiled context of one document. Two documents never share a request. */
export interface EngineRequest {
  /**
   * The compiled context as canonical JSON text. Its bytes are hashed, and `explain` shows them. There is no other form of it, so every
   * engine shows its model the same bytes for the same inputs.
   */
  contextText: string;
  /** At most `limits.questionsPerRequest`, with ids that are unique in the request. */
  questions: EngineQuestion[];
  /**
   * The definition's `engine` member without its name: `version`, which names the model or version to use, and settings of this engine.
   */
  settings?: Record<string, Json> | undefined;
  /** What was learned for questions, by their ids: `Learnt.state` of this engine and version. Only an engine with `learn` gets it. */
  learned?: Readonly<Record<string, Uint8Array>> | undefined;
}

/** A context whose right answer is known. */
export interface Lesson {
  contextText: string;
  /** The right answer: of a bool, the value of an option, or the number of a level. */
  right: boolean | string | number;
  /** For cross-validation. Lessons of one document have the same. */
  fold: number;
}

/** What an engine has learned for a question. */
export interface Learnt {
  /** What requests bring along as `learned`. Only the engine knows what is in it. */
  state: Uint8Array;
  /** By lesson, in their order: how well the right answer would have been found. */
  lessons: readonly {
    /** Log-probability of the right answer, and whether it was the likeliest: as answered now. */
    now: Found;
    /** The same, if only the answers' numbers were calibrated. Fitted without the lesson's fold. */
    calibrated: Found;
    /** The same, with what can be learned without the lesson's fold. */
    learned: Found;
  }[];
}

export interface Found {
  logProbability: number;
  isLikeliest: boolean;
}

/** Why there is no answer to one question, or to a whole request. */
export interface EngineFailure {
  code: "refused" | "unauthorized" | "overloaded" | "timeout" | "unreachable" | "malformed" | "cancelled";
  message: string;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** How long the engine asked callers to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/** An answer to one question, or why there is none. */
export type EngineAnswer =
  | {
      ok: true;
      answer: RawAnswer;
      /** How many requests to its server this question took. Absent if it shared the request of all questions. */
      requests?: number;
    }
  | { ok: false; failure: EngineFailure };

export type EngineResult =
  | {
      ok: true;
      /** The resolved version. It determines the calibration epoch. */
      engineVersion: string;
      /** By question id. It has every question of the request. */
      answers: Record<string, EngineAnswer>;
      /** The input tokens as the engine counted them. Null if it does not report them. */
      tokens: number | null;
      /** How many requests of this port were merged into this result; one if absent. Engines do not set it. */
      parts?: number;
    }
  | { ok: false; failure: EngineFailure };

export interface EngineLimits {
  questionsPerRequest: number;
  /** The most tokens of a context plus its longest question. */
  contextTokens: number;
  /** The most concurrent requests of the whole process. */
  concurrency: number;
  requestsPerMinute: number | null;
  tokensPerSecond: number | null;
}

export interface Engine {
  readonly name: string;
  readonly limits: EngineLimits;
  /** The members of a definition's `engine`, beyond name and version, that this engine uses. If absent, none. */
  readonly settings?: readonly string[];
  /** The versions that a definition may ask for. Absent if only the engine's server knows them. */
  readonly versions?: readonly string[];
  /** Its model runs in this process, so contexts do not leave it. */
  readonly inProcess?: boolean;
  /** The version used if a definition names none. The price depends on it. */
  readonly defaultVersion?: string;
  /**
   * The most requests to its server that one question takes. No more than this are billed. Absent if all questions share one request.
   *
   * @param settings as in a request
   */
  mostRequests?(question: EngineQuestion, settings: EngineRequest["settings"]): number;
  /**
   * The version that would answer now, as far as known without asking. Null before the first answer of a remote engine.
   *
   * @param asked the `version` of the definition's `engine` member, if it has one
   */
  version(asked?: string): string | null;
  /**
   * Loads what questions need, before the service is ready. Absent if there is nothing to load.
   *
   * @throws {Error} naming the variable, and saying why what it names cannot be used
   */
  start?(): Promise<void>;
  /**
   * Returns one result per request, in their order. It never throws for what a model says or fails to say. It retries transient failures
   * itself.
   */
  evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]>;
  /**
   * Learns to answer one question from contexts with known answers. Absent if the engine cannot. Answers with `learned` are of a version of
   * their own, which the caller names.
   *
   * @throws the signal's reason; or an error that says why it cannot learn now
   */
  learn?(question: EngineQuestion, lessons: AsyncIterable<Lesson>, signal: AbortSignal): Promise<Learnt>;
  close(): Promise<void>;
}

/** What a plugin under `plugins/engines/` exports. */
export interface EnginePlugin {
  readonly name: string;
  /** The engine; or the name of the environment variable that it needs; or, where that is no variable, what would make it work. */
  create(environment: Readonly<Record<string, string | undefined>>): Engine | { missing: string } | { cure: string };
}
