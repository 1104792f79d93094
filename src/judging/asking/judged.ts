/** The outcomes of due judgments. */
import type { FailureCode } from "#src/foundation/failure-code.ts";
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import { type AnswerResult, answersStored, unitsUsed } from "#src/judging/counted.ts";
import type { EngineFailure, RawAnswer } from "#src/judging/engines/engine.ts";
import { withoutAddresses } from "#src/judging/engines/without-addresses.ts";
import type { Deferral } from "./deferrals.ts";
import type { Due } from "./due.ts";

export type Judged = { due: Due } & (
  | {
      kind: "answered";
      answer: RawAnswer;
      engine: string;
      engineVersion: string;
      compiled: JudgedContext;
      units: number;
      /** How many requests the engine's server received for it. Absent if no engine was asked. */
      requests?: number;
      /**
       * It was asked and billed for another revision or version with the same context. The evaluation log records it as carried.
       */
      again?: boolean;
      /** The evaluation of this answer. Its id is given when it, or another that uses its answer, is stored. */
      evaluation?: { id?: string };
      /** The evaluation that was asked for the answer, if it was another one. */
      reusedFrom?: { id?: string };
      /** To be called when the answer is stored, so that other callers stop joining the flight. */
      landed?: () => void;
      /** To be called if it could not be stored, so that the next caller stores it and pays for it. */
      lost?: () => void;
      passedOn?: PassedOn;
    }
  | { kind: "carried"; engine: string; engineVersion: string; compiled: JudgedContext }
  | { kind: "failed"; engine: string; failure: AnswerFailure; compiled: JudgedContext | null; passedOn?: PassedOn }
  /** A stop came after the first engine of a cascade had answered. That is logged and billed. The question stays due. */
  | { kind: "halfway"; compiled: JudgedContext; passedOn: PassedOn }
  /** Its context needs an index that is still being built. */
  | { kind: "waiting"; afterMs: number }
  /** It asks something new but may not be asked now: it is deferred, or left as it is. */
  | { kind: "put off"; deferral: Deferral | null }
  /** It has failed before with the same context. Only its retry asks again, not a change elsewhere. */
  | { kind: "stands" }
);

/** What became of a question, without the question. */
export type Outcome = WithoutDue<Judged>;

type WithoutDue<One> = One extends Judged ? Omit<One, "due"> : never;

/** What the first engine was asked before the question was passed on. */
export interface PassedOn {
  engine: string;
  engineVersion: string | null;
  answer: RawAnswer | null;
  failure: AnswerFailure | null;
  tokens: number;
  units: number;
  requests: number | null;
  /** It may have been asked before: see `Due.repeated`. */
  repeated: boolean;
  /** It is compared with the answer of the other engine. */
  compares: boolean;
  /** The evaluation that was asked for the answer, if it was another one. Then nothing is billed. */
  reusedFrom?: string;
}

export type Failed = Extract<Judged, { kind: "failed" }>;
export type Halfway = Extract<Judged, { kind: "halfway" }>;

export function isHalfway(judged: Judged): judged is Halfway {
  return judged.kind === "halfway";
}

/** Whether all questions have their outcomes. Otherwise a stop cut some of them short. */
export function isWhole(judged: readonly Judged[], questions: number): boolean {
  return judged.filter((one) => !isHalfway(one)).length === questions;
}

/** Call this when outcomes are stored. */
export function tellLanded(judged: readonly Judged[]): void {
  for (const one of judged) {
    count(one);
    if (one.kind === "answered") one.landed?.();
  }
}

function count(judged: Judged): void {
  const passedOn = passedOnOf(judged);
  if (passedOn && passedOn.units > 0) unitsUsed.add({ engine: passedOn.engine }, passedOn.units);
  const result = resultOf(judged);
  if (result === null) return;
  if (!("engine" in judged)) return;
  const { engine } = judged;
  answersStored.add({ type: judged.due.judgment.definition.type, engine, result });
  if (judged.kind === "answered" && judged.units > 0) unitsUsed.add({ engine }, judged.units);
}

/** What the first engine of a cascade was asked for this outcome, if the question was passed on. */
export function passedOnOf(judged: Judged): PassedOn | undefined {
  return judged.kind === "answered" || judged.kind === "failed" || judged.kind === "halfway" ? judged.passedOn : undefined;
}

/** Null if nothing is logged of it. */
export function resultOf(judged: Judged): AnswerResult | null {
  switch (judged.kind) {
    case "answered":
      if (judged.reusedFrom) return "reused";
      return judged.again ? "carried" : "asked";
    case "carried":
    case "failed":
      return judged.kind;
    default:
      return null;
  }
}

/** Call this when outcomes could not be stored, or when it is unknown whether they were. */
export function tellLost(judged: readonly Judged[]): void {
  for (const one of judged) if (one.kind === "answered") one.lost?.();
}

export interface AnswerFailure {
  code: FailureCode;
  message: string;
  /** Null means permanent: the same question would fail again. */
  retryAfterMs: number | null;
  /**
   * Whether each further failure doubles `retryAfterMs`. Set for refusals, because the engine may refuse this question forever.
   */
  doubles?: boolean;
}

export function failed(due: Due, engine: string, compiled: JudgedContext | null, failure: AnswerFailure): Failed {
  return { due, kind: "failed", engine, failure, compiled };
}

/**
 * Maps an engine's failure to what the customer sees: the class of the failure. The engine's own words are passed on only if they concern
 * the question or the reply, with addresses removed.
 */
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
      return { code: "engine_unavailable", message: "The engine could not be reached, or it failed." };
    case "overloaded":
      return { code: "engine_unavailable", message: "The engine is overloaded and accepts no more requests now." };
    case "cancelled":
      return { code: "engine_unavailable", message: "The request to the engine was cancelled." };
    case "unauthorized":
      return { code: "engine_refused", message: "The engine refused this server's key." };
    case "refused":
      return { code: "engine_refused", message: withoutAddresses(message) };
    case "malformed":
      return { code: "invalid_reply", message: withoutAddresses(message) };
    default:
      return code satisfies never;
  }
}

/** The context shows nothing, so an answer would be meaningless and no question is asked. */
export function nothingShown(): AnswerFailure {
  const message =
    "The document has none of the fields that the judgment's context shows. So the engine was not asked, and nothing was billed.";
  return { code: "context_empty", message, retryAfterMs: null };
}

/** A fault of this server that the same document would cause again. The log has the details. */
export function faultFailure(): AnswerFailure {
  const message =
    "The server could not judge this document. The server's log has the reason. It tries again when the document changes.";
  return { code: "internal", message, retryAfterMs: null };
}

export function tooLarge(tokens: number, most: number): AnswerFailure {
  const message = `The context and the question have ${tokens} tokens. The engine takes at most ${most}. Set context.fields or context.max_tokens.`;
  return { code: "context_too_large", message, retryAfterMs: null };
}
