/** What became of due judgments. */
import type { JudgedContext } from "./context/compile.ts";
import type { Deferral } from "./deferrals.ts";
import type { Due } from "./due.ts";
import type { EngineFailure, RawAnswer } from "./engine.ts";
import { withoutAddresses } from "./without-addresses.ts";

export type Judged = { due: Due } & (
  | {
      kind: "answered";
      answer: RawAnswer;
      engine: string;
      engineVersion: string;
      compiled: JudgedContext;
      units: number;
      /** It was asked and billed for another revision, or version, with the same context: the log says that it is carried. */
      again?: boolean;
      /** Tells whoever asks the same that the answer is stored now. */
      landed?: () => void;
    }
  | { kind: "carried"; engine: string; engineVersion: string; compiled: JudgedContext }
  | { kind: "failed"; engine: string; failure: AnswerFailure; compiled: JudgedContext | null }
  /** An index that its context needs is being built. */
  | { kind: "waiting"; afterMs: number }
  /** It asks something new and was not to be asked now: put off, or left as it is. */
  | { kind: "put off"; deferral: Deferral | null }
  /** It has failed over the same context: it is asked again when that is due, and not for what has changed elsewhere. */
  | { kind: "stands" }
);

export type Failed = Extract<Judged, { kind: "failed" }>;

/** To be called when outcomes have landed. */
export function tellLanded(judged: readonly Judged[]): void {
  for (const one of judged) if (one.kind === "answered") one.landed?.();
}

export interface AnswerFailure {
  code:
    | "engine_refused"
    | "engine_unavailable"
    | "invalid_reply"
    | "engine_not_configured"
    | "context_too_large"
    | "context_empty"
    | "internal";
  message: string;
  /** Null: the same question would fail again. */
  retryAfterMs: number | null;
  /** Whether each further failure doubles `retryAfterMs`: it may be the question that is refused, for good. */
  doubles?: boolean;
}

export function failed(due: Due, engine: string, compiled: JudgedContext | null, failure: AnswerFailure): Failed {
  return { due, kind: "failed", engine, failure, compiled };
}

/** What a customer is told of a failure: its class. Of an engine's own words only those about the question or the reply, without addresses. */
export function engineFailure(failure: EngineFailure): AnswerFailure {
  const { code, retryable, retryAfterMs } = failure;
  return {
    ...told(failure),
    retryAfterMs: retryable ? (retryAfterMs ?? 0) : null,
    ...(code === "refused" && retryAfterMs !== undefined ? { doubles: true } : {}),
  };
}

function told({ code, message }: EngineFailure): Pick<AnswerFailure, "code" | "message"> {
  switch (code) {
    case "timeout":
      return { code: "engine_unavailable", message: "The engine did not answer in time." };
    case "unreachable":
      return { code: "engine_unavailable", message: "The engine could not be reached, or failed." };
    case "overloaded":
      return { code: "engine_unavailable", message: "The engine takes no more requests for now." };
    case "cancelled":
      return { code: "engine_unavailable", message: "The request to the engine was cancelled." };
    case "unauthorized":
      return { code: "engine_refused", message: "The engine refused the key of this server." };
    case "refused":
      return { code: "engine_refused", message: withoutAddresses(message) };
    case "malformed":
      return { code: "invalid_reply", message: withoutAddresses(message) };
    default:
      return code satisfies never;
  }
}

/** A context that shows nothing is not worth a question: its answer would be about nothing. */
export function nothingShown(): AnswerFailure {
  const message =
    "The document has none of the fields that the judgment's context shows, so no question was asked and nothing was billed.";
  return { code: "context_empty", message, retryAfterMs: null };
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
