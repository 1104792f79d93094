import type { RawAnswer } from "#src/judging/engines/engine.ts";

type Choice = Extract<RawAnswer, { type: "choice" }>;

/**
 * The mean of answers to one choice that was asked in several orders.
 *
 * @param values of all options. Of two that are equally probable, the first is the answer
 */
export function meanChoice(answers: readonly Choice[], values: readonly string[]): Choice {
  const known = values.filter((value) => answers.some(({ dist }) => Object.hasOwn(dist, value)));
  const means = known.map((value) => [value, meanOf(answers, value)] as const);
  const [value] = means.reduce((likeliest, one) => (one[1] > likeliest[1] ? one : likeliest));
  // `fromEntries` keeps an option named `__proto__` as an ordinary member.
  return { type: "choice", value, dist: Object.fromEntries(means) };
}

function meanOf(answers: readonly Choice[], value: string): number {
  return answers.reduce((sum, { dist }) => sum + (Object.hasOwn(dist, value) ? dist[value]! : 0), 0) / answers.length;
}
