/** What became of due judgments. */
import type { JudgedContext } from "./context/compile.ts";
import type { Deferral } from "./deferrals.ts";
import type { Due } from "./due.ts";
import type { EngineFailure, RawAnswer } from "./engine.ts";

export type Judged = { due: Due } & (
  | { kind: "answered"; answer: RawAnswer; engine: string; engineVersion: string; compiled: JudgedContext; units: number }
  | { kind: "carried"; engine: string; engineVersion: string; compiled: JudgedContext }
  | { kind: "failed"; engine: string; failure: AnswerFailure; compiled: JudgedContext | null }
  /** An index that its context needs is being built. */
  | { kind: "waiting"; afterMs: number }
  /** It asks something new and was not to be asked now: put off, or left as it is. */
  | { kind: "put off"; deferral: Deferral | null }
);

export type Failed = Extract<Judged, { kind: "failed" }>;

export interface AnswerFailure {
  code: "engine_refused" | "engine_unavailable" | "engine_not_configured" | "context_too_large" | "internal";
  message: string;
  /** Null: the same question would fail again. */
  retryAfterMs: number | null;
}

export function failed(due: Due, engine: string, compiled: JudgedContext | null, failure: AnswerFailure): Failed {
  return { due, kind: "failed", engine, failure, compiled };
}

export function engineFailure({ code, message, retryable, retryAfterMs }: EngineFailure): AnswerFailure {
  const refused = code === "refused" || code === "unauthorized";
  return {
    code: refused ? "engine_refused" : "engine_unavailable",
    message,
    retryAfterMs: retryable ? (retryAfterMs ?? 0) : null,
  };
}

/** A fault of this server that the same document would meet again; the log says more. */
export function faultFailure(): AnswerFailure {
  const message = "The server could not judge this document; its log says why. It is tried again when the document changes.";
  return { code: "internal", message, retryAfterMs: null };
}

export function tooLarge(tokens: number, most: number): AnswerFailure {
  const message = `The context and question have ${tokens} tokens; the engine takes at most ${most}. Set context.fields or context.max_tokens.`;
  return { code: "context_too_large", message, retryAfterMs: null };
}
