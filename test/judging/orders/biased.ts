/** A choice about documents with a number, and an engine that prefers the option that stands first. */
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import type { TestRequest } from "#test/support/test-engine.ts";

export const OPTIONS = ["a", "b", "c"];
export const options = OPTIONS.map((value) => ({ value }));
/** What the first place adds, beside what is true. */
export const BIAS = 0.3;

export const numberIn = ({ contextText }: Pick<TestRequest, "contextText">) => Number(/n":(\d+)/.exec(contextText)![1]);
/** What is true of a document: each time another option, surer or less sure. */
export function truthOf(n: number): Record<string, number> {
  const most = 0.5 + (n % 7) / 20;
  return Object.fromEntries(OPTIONS.map((value, at) => [value, at === n % 3 ? most : (1 - most) / 2]));
}

/** Prefers what stands first. */
export function biased(question: EngineQuestion, request: TestRequest): RawAnswer {
  if (question.type !== "choice") return { type: "bool", p: 0.25 };
  const truth = truthOf(numberIn(request));
  const masses = question.options.map(({ value }, at) => (1 - BIAS) * (truth[value] ?? 0) + (at === 0 ? BIAS : 0));
  const dist = Object.fromEntries(question.options.map(({ value }, at) => [value, masses[at]!]));
  return { type: "choice", value: question.options[masses.indexOf(Math.max(...masses))]!.value, dist };
}

export const topic = (engine: object = { name: "test", orders: 2 }, members: object = {}) => ({
  name: "topic",
  question: "Which?",
  type: "choice",
  options,
  engine,
  ...members,
});
export const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `d-${n}`, state: { n } }));
