import { expect, it } from "vitest";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { soundResult } from "#src/judging/engines/engine-reply.ts";
import { confidence } from "#src/judging/numbers/confidence.ts";

const choice: EngineQuestion = {
  id: "q",
  type: "choice",
  question: "What is it?",
  options: ["a", "b", "__proto__", "toString"].map((value) => ({ value })),
};
const score: EngineQuestion = { id: "q", type: "score", question: "How much?", levels: ["low", "middle", "high"] };

it.each<[EngineQuestion, RawAnswer, Record<string, number>, number]>([
  [
    choice,
    { type: "choice", value: "a", dist: { a: 0.7 } },
    Object.fromEntries([
      ["a", 0.7],
      ["b", 0],
      ["__proto__", 0],
      ["toString", 0],
    ]),
    (4 * 0.7 - 1) / 3,
  ],
  [score, { type: "score", score: 1.6, dist: { "1": 0.4, "2": 0.6 } }, { "0": 0, "1": 0.4, "2": 0.6 }, (3 * 0.6 - 1) / 2],
])("an answer with shares for some names has none for the others: $type", (question, answer, dist, confident) => {
  const result = { ok: true, engineVersion: "1", tokens: null, answers: { q: { ok: true, answer } } } as const;
  const sound = soundResult({ contextText: "{}", questions: [question] }, result);
  const told = sound.ok && sound.answers.q?.ok ? sound.answers.q.answer : null;
  expect(told).toEqual({ ...answer, dist });
  expect(confidence(told!)).toBeCloseTo(confident, 12);
});
