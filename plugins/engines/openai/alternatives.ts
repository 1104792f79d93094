/**
 * What a question lets a model choose among, each under a label that is one token in the vocabularies in use: `yes` and `no`, the digit of
 * a level, a letter. The probability of the token is that of the alternative.
 */
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";

export interface Alternative {
  /** What tells it from the others in the answer. */
  readonly value: string;
  /** What the model reads beside its label. */
  readonly text: string;
  /** Its own label, whatever its place; null: a letter by its place. */
  readonly label: string | null;
}

/** Without A and I, with which a model that does not answer may well begin a sentence. */
const LETTERS = [..."BCDEFGHJKLMNOPQRSTUV"];

/** Most alternatives that a question may have at once. */
export const MOST_LABELS = LETTERS.length;

/** In the order of the definition, in which levels rise and yes comes first. */
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

/** The labels of alternatives, by their places. */
export function labelsOf(alternatives: readonly Alternative[]): string[] {
  return alternatives.map(({ label }, place) => label ?? LETTERS[place]!);
}

/**
 * Splits more alternatives than can be told apart at once into as few groups as that many allow, evenly and in their order. None of the
 * above is a group of its own: it is no likelier to belong to one than to another.
 */
export function groupsOf(alternatives: readonly Alternative[], most: number): Alternative[][] {
  const none = alternatives.filter(({ value }) => value === NONE_OF_THE_ABOVE);
  const others = alternatives.filter(({ value }) => value !== NONE_OF_THE_ABOVE);
  // Two at least, where only two can be told apart: else nothing would be split.
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
