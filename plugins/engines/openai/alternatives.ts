/**
 * The alternatives of a question. Each has a label that is one token in common vocabularies: `yes` and `no`, the digit of a level, or a
 * letter. The probability of this token is the probability of the alternative.
 */
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";

export interface Alternative {
  /** Its id in the answer. */
  readonly value: string;
  /** The text beside its label in the prompt. */
  readonly text: string;
  /** Its fixed label. Null: a letter by its position. */
  readonly label: string | null;
}

/** Without A and I, because a model that does not answer may begin a sentence with them. */
const LETTERS = [..."BCDEFGHJKLMNOPQRSTUV"];

/** The maximum number of alternatives in one prompt. */
export const MOST_LABELS = LETTERS.length;

/** In the order of the definition. Levels rise, and yes comes first. */
export function alternativesOf(question: EngineQuestion): Alternative[] {
  switch (question.type) {
    case "bool": {
      const criteria = typeof question.criteria === "object" ? question.criteria : {};
      return [
        { value: "yes", text: criteria.true ?? "", label: "yes" },
        { value: "no", text: criteria.false ?? "", label: "no" },
      ];
    }
    case "choice":
      return question.options.map(({ value, description }) => {
        if (value === NONE_OF_THE_ABOVE) return { value, text: description ?? "None of the other options fits.", label: null };
        return { value, text: description === undefined ? value : `${value}: ${description}`, label: null };
      });
    case "score":
      return question.levels.map((text, level) => ({ value: String(level), text, label: String(level) }));
    default:
      return question satisfies never;
  }
}

/** The labels of alternatives, by position. */
export function labelsOf(alternatives: readonly Alternative[]): string[] {
  return alternatives.map(({ label }, place) => label ?? LETTERS[place]!);
}

/**
 * Splits alternatives into the smallest number of groups, evenly and in order, if one reply cannot distinguish them all. "None of the
 * above" is a separate group, because it belongs to no other.
 */
export function groupsOf(alternatives: readonly Alternative[], most: number): Alternative[][] {
  const none = alternatives.filter(({ value }) => value === NONE_OF_THE_ABOVE);
  const others = alternatives.filter(({ value }) => value !== NONE_OF_THE_ABOVE);
  // At least two. Otherwise nothing would be split.
  const room = Math.max(2 - none.length, most - none.length);
  const count = Math.min(room, Math.ceil(others.length / most));
  const groups = Array.from({ length: count }, (_, at) =>
    others.slice(Math.round((at * others.length) / count), Math.round(((at + 1) * others.length) / count)),
  );
  return none.length > 0 ? [...groups, none] : groups;
}

/** A group as one alternative. */
export function together(group: readonly Alternative[]): Alternative {
  const [only] = group;
  const text = group.length === 1 ? only!.text : group.map((one) => one.text.replaceAll("\n", " ")).join("\n   - ");
  return { value: "", text: group.length === 1 ? text : `one of\n   - ${text}`, label: null };
}
