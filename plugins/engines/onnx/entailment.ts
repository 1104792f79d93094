/** Questions for a model that tells whether a text entails a hypothesis: each possible answer becomes one. */
import type { EngineAnswer, EngineQuestion } from "#src/judging/engines/engine.ts";
import { hypotheses } from "../embedding/hypotheses.ts";
import { softmax } from "../local/answers.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";
import { chosen, scored } from "./answers.ts";

/**
 * One hypothesis for each answer, in the order of the question. Of a bool: that of yes, and where criteria say what no is, that of no.
 * A choice has none for `none_of_the_above`.
 * @param template with {} for the option or level
 */
export function hypothesesOf(question: EngineQuestion, template: string): string[] {
  // The first phrase of an answer says the most.
  const phrases = hypotheses(question).answers.flatMap(([first]) => first ?? []);
  return question.type === "bool" ? phrases : phrases.map((phrase) => template.replaceAll("{}", () => phrase));
}

/** @param odds log-odds of entailment against contradiction, of each hypothesis in its order */
export function entailed(question: EngineQuestion, odds: readonly number[]): EngineAnswer {
  switch (question.type) {
    case "bool": {
      // Each hypothesis is an estimate of the same log-odds.
      const [yes, no] = odds;
      const logit = no === undefined ? yes! : (yes! - no) / 2;
      return { ok: true, answer: { type: "bool", p: 1 / (1 + Math.exp(-logit)) } };
    }
    case "choice": {
      const values = question.options.map(({ value }) => value);
      const own = odds.values();
      // None is as likely as an option that the text neither entails nor contradicts.
      return chosen(values, softmax(values.map((value) => (value === NONE_OF_THE_ABOVE ? 0 : own.next().value!))));
    }
    case "score":
      return scored(softmax(odds));
    default:
      return question satisfies never;
  }
}
