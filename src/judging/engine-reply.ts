/**
 * What an engine says, held to what it was asked and to what can be stored. Answers come from models and messages from servers that this
 * one knows nothing of; one that cannot be stored would keep its whole page of documents from landing, again and again.
 */
import type { EngineFailure, EngineQuestion, EngineRequest, EngineResult, RawAnswer } from "./engine.ts";

type Answered = Extract<EngineResult, { ok: true }>["answers"][string];

/** An engine's message is for people; more of it than this is not. */
const LONGEST_MESSAGE = 2_000;
/** A version is kept with each answer; it is the model's name as its server gives it. */
const LONGEST_VERSION = 256;

export function soundResult({ questions }: EngineRequest, result: EngineResult): EngineResult {
  if (!result.ok) return { ok: false, failure: soundFailure(result.failure) };
  const answers = Object.fromEntries(
    questions.map((question) => [question.id, soundAnswer(question, result.answers[question.id])]),
  );
  return { ...result, engineVersion: storable(result.engineVersion.slice(0, LONGEST_VERSION)), answers };
}

function soundAnswer(question: EngineQuestion, answered: Answered | undefined): Answered {
  if (answered === undefined) return unsound("The engine left a question unanswered.");
  if (!answered.ok) return { ok: false, failure: soundFailure(answered.failure) };
  return fits(question, answered.answer) ? answered : unsound(`The engine's answer is none to a ${question.type}.`);
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

function isDistribution(dist: Record<string, number>, names: ReadonlySet<string>): boolean {
  return Object.entries(dist).every(([name, share]) => names.has(name) && isShare(share));
}

/** NaN is none. */
function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

function unsound(message: string): Answered {
  return { ok: false, failure: { code: "malformed", message, retryable: true } };
}

function soundFailure(failure: EngineFailure): EngineFailure {
  return { ...failure, message: storable(failure.message.slice(0, LONGEST_MESSAGE)) };
}

/** Without what no jsonb and no text can hold. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\ufffd");
}
