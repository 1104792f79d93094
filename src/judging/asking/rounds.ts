/**
 * The requests of a batch whose choices are asked in several orders (`engine.orders`). Each order is a request of its own, so a model never
 * sees two of them side by side. All other questions go with the first.
 */
import type { EngineQuestion, EngineResult } from "#src/judging/engines/engine.ts";
import { meanChoice } from "#src/judging/numbers/mean-choice.ts";
import { together } from "./together.ts";

interface Questions {
  readonly questions: readonly EngineQuestion[];
}

type Answers = Extract<EngineResult, { ok: true }>["answers"];

/** In how many orders a question is asked. The questions of a composite are its parts. */
export function ordersIn(questions: readonly EngineQuestion[]): number {
  return questions[0]?.type === "choice" ? questions.length : 1;
}

/** What the first engine of a cascade is asked: no composite, and a choice in its first order alone. */
export function firstOf(questions: readonly EngineQuestion[]): EngineQuestion[] {
  return questions.slice(0, 1);
}

export function roundsOf(asked: readonly Questions[]): EngineQuestion[][] {
  const most = Math.max(...asked.map(({ questions }) => ordersIn(questions)));
  return Array.from({ length: most }, (_, round) =>
    asked.flatMap(({ questions }) =>
      ordersIn(questions) > 1 ? questions.slice(round, round + 1) : round === 0 ? questions : [],
    ),
  );
}

/** What settles a question: the first round, or as many as it has orders. It fails if one of them fails. */
export function resultOf({ questions }: Questions, rounds: readonly EngineResult[]): EngineResult {
  const orders = ordersIn(questions);
  if (orders === 1) return rounds[0]!;
  const result = together(rounds.slice(0, orders));
  if (!result.ok) return result;
  const own = questions.map(({ id }) => {
    const answer = result.answers[id]!;
    return [id, answer.ok ? { ...answer, requests: answer.requests ?? 1 } : answer] as const;
  });
  return { ...result, answers: Object.fromEntries(own) };
}

/** The mean over all orders; or the failure of one. */
export function answerInOrders(questions: readonly EngineQuestion[], answers: Answers): Answers[string] {
  const each = questions.map(({ id }) => answers[id]!);
  const failure = each.find((one) => !one.ok);
  if (failure) return failure;
  const [first] = questions as Extract<EngineQuestion, { type: "choice" }>[];
  const choices = each.flatMap((one) => (one.ok && one.answer.type === "choice" ? [one.answer] : []));
  const values = first!.options.map(({ value }) => value);
  return { ok: true, answer: meanChoice(choices, values) };
}
