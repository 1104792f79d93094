/** The orders of options, and the mean of what is answered in them: against what is written down by hand, and against an oracle. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JudgmentDefinition } from "#generated/types.ts";
import { engineQuestions } from "#src/judging/definitions/questions.ts";
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { meanChoice } from "#src/judging/numbers/mean-choice.ts";

type Choice = Extract<RawAnswer, { type: "choice" }>;

function asked(values: readonly string[], orders?: number): string[] {
  const options = values.map((value) => ({ value, description: `is ${value}` }));
  const engine = { name: "test", ...(orders === undefined ? {} : { orders }) };
  const definition = { name: "topic", question: "Which?", type: "choice", options, engine } as unknown as JudgmentDefinition;
  return engineQuestions("topic", definition).map((one) => {
    const { id, options: all } = one as Extract<EngineQuestion, { type: "choice" }>;
    const [none, ...others] = all.toReversed();
    expect(none!.value).toBe("none_of_the_above");
    for (const { value, description } of others) expect(description).toBe(`is ${value}`);
    return `${id}: ${others
      .toReversed()
      .map(({ value }) => value)
      .join("")}`;
  });
}

describe("the orders", () => {
  it.each([
    ["abcd", undefined, ["topic: abcd"]],
    ["abcd", 1, ["topic: abcd"]],
    ["abcd", 2, ["topic: abcd", "topic.2: dcba"]],
    ["abcd", 3, ["topic: abcd", "topic.2: dcba", "topic.3: cdab"]],
    ["abcd", 4, ["topic: abcd", "topic.2: dcba", "topic.3: cdab", "topic.4: badc"]],
    ["abc", 4, ["topic: abc", "topic.2: cba", "topic.3: bca", "topic.4: acb"]],
    ["ab", 4, ["topic: ab", "topic.2: ba"]],
    ["a", 4, ["topic: a"]],
    ["", 2, ["topic: "]],
  ])("of %j in %j", (values, orders, expected) => {
    expect(asked([...values], orders)).toEqual(expected);
  });

  it("put each option as far in front as behind, in two or four of them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 254 }), fc.constantFrom(2, 4), (count, orders) => {
        const values = Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + n));
        const all = asked(values, orders).map((one) => [...one.replace(/^.*: /, "")]);
        for (const order of all) expect(order.toSorted()).toEqual(values);
        for (const value of values) {
          const places = all.map((order) => order.indexOf(value));
          expect(places.reduce((sum, place) => sum + place, 0)).toBe((all.length * (count - 1)) / 2);
        }
        expect(new Set(all.map((order) => order.join(""))).size).toBe(all.length);
      }),
    );
  });
});

describe("the mean", () => {
  const values = ["a", "b", "__proto__", "none_of_the_above"];
  const answer = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 4, maxLength: 4 }).map((masses): Choice => {
    const sum = masses.reduce((all, one) => all + one, 0) || 1;
    const entries = values.map((value, at) => [value, at === 0 && sum === 1 ? 1 : masses[at]! / sum] as const);
    return { type: "choice", value: values[0]!, dist: Object.fromEntries(entries) };
  });

  it("is that of each option, and its likeliest option is the answer", () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 4 }), (answers) => {
        const { value, dist } = meanChoice(answers, values);
        const means = new Map<string, number>();
        for (const [option, mass] of answers.flatMap((one) => Object.entries(one.dist)))
          means.set(option, (means.get(option) ?? 0) + mass / answers.length);
        expect(Object.keys(dist).toSorted()).toEqual(values.toSorted());
        for (const [option, mean] of means)
          expect(Object.entries(dist).find(([one]) => one === option)![1]).toBeCloseTo(mean, 12);
        expect(means.get(value)).toBeCloseTo(Math.max(...means.values()), 12);
        expect(Object.values(dist).every((mass) => mass >= 0 && mass <= 1)).toBe(true);
      }),
    );
  });

  it("is the first option where two are equally probable, and counts an option without a number as 0", () => {
    const one: Choice = { type: "choice", value: "b", dist: { b: 1 } };
    const other: Choice = { type: "choice", value: "a", dist: { a: 1 } };
    expect(meanChoice([one, other], values)).toEqual({ type: "choice", value: "a", dist: { a: 0.5, b: 0.5 } });
  });
});
