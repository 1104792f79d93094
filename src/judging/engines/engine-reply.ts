/**
 * Validates an engine's reply against the question and against what the database can store. Answers come from models, and messages from
 * servers that this service does not control. An answer that cannot be stored would block its whole page of documents, again and again.
 */
import type { EngineAnswer, EngineFailure, EngineQuestion, EngineRequest, EngineResult, RawAnswer } from "./engine.ts";

/** The most characters of an engine's message that are kept. It is meant for people. */
const LONGEST_MESSAGE = 2_000;
/** The most characters of a version. It is the model's name as its server gives it, and is stored with each answer. */
const LONGEST_VERSION = 256;
/** A larger number of requests for one question must be an error. */
const MOST_REQUESTS = 100_000;

export function soundResult({ questions }: EngineRequest, result: EngineResult): EngineResult {
  if (!result.ok) return { ok: false, failure: soundFailure(result.failure) };
  const answers = Object.fromEntries(
    questions.map((question) => [question.id, soundAnswer(question, result.answers[question.id])]),
  );
  return { ...result, engineVersion: storable(result.engineVersion.slice(0, LONGEST_VERSION)), answers };
}

function soundAnswer(question: EngineQuestion, answered: EngineAnswer | undefined): EngineAnswer {
  if (answered === undefined) return unsound("The engine did not answer a question.");
  if (!answered.ok) return { ok: false, failure: soundFailure(answered.failure) };
  if (!fits(question, answered.answer))
    return unsound(`The engine's answer does not have the form of an answer to a ${question.type}.`);
  const answer = complete(question, answered.answer);
  const { requests } = answered;
  return { ok: true, answer, ...(requests !== undefined && isCount(requests) ? { requests } : {}) };
}

function fits(question: EngineQuestion, answer: RawAnswer): boolean {
  switch (question.type) {
    case "bool":
      return answer.type === "bool" && isShare(answer.p);
    case "choice": {
      const values = new Set(question.options.map(({ value }) => value));
      return answer.type === "choice" && values.has(answer.value) && isDistribution(answer.dist, values);
    }
    case "score": {
      const levels = new Set(Object.keys(question.levels));
      const top = question.levels.length - 1;
      return answer.type === "score" && answer.score >= 0 && answer.score <= top && isDistribution(answer.dist, levels);
    }
    default:
      return question satisfies never;
  }
}

/** An answer whose distribution has every name: the number of names is part of the confidence. */
function complete(question: EngineQuestion, answer: RawAnswer): RawAnswer {
  if (question.type === "bool" || answer.type === "bool") return answer;
  const names = question.type === "choice" ? question.options.map(({ value }) => value) : Object.keys(question.levels);
  const { dist } = answer;
  if (names.every((name) => Object.hasOwn(dist, name))) return answer;
  return { ...answer, dist: Object.fromEntries(names.map((name) => [name, Object.hasOwn(dist, name) ? dist[name]! : 0])) };
}

/** A name without a share counts as 0. Without any share there is no distribution, and no confidence. */
function isDistribution(dist: Record<string, number>, names: ReadonlySet<string>): boolean {
  const shares = Object.entries(dist);
  return shares.length > 0 && shares.every(([name, share]) => names.has(name) && isShare(share));
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_REQUESTS;
}

/** NaN is not a probability. */
function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

function unsound(message: string): EngineAnswer {
  return { ok: false, failure: { code: "malformed", message, retryable: true } };
}

function soundFailure(failure: EngineFailure): EngineFailure {
  return { ...failure, message: storable(failure.message.slice(0, LONGEST_MESSAGE)) };
}

/** Removes characters that jsonb and text columns cannot hold. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}
