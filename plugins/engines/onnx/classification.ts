/** Questions for a model that tells labels of a text: what it says of its labels is said of the options of the same names. */
import type { EngineAnswer, EngineQuestion } from "#src/judging/engines/engine.ts";
import { softmax } from "../local/answers.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";
import { chosen, refused, scored } from "./answers.ts";
import { placeOf, told } from "./labels.ts";

export interface Labels {
  labels: readonly string[];
  /** Whether each label is right or wrong for itself. Otherwise exactly one is right. */
  isMultiLabel: boolean;
}

/** A label that means yes, where a bool names none. */
const YES = ["yes", "true"];

/** @param logits of the labels, in their order */
export function classified(question: EngineQuestion, { labels, isMultiLabel }: Labels, logits: Float32Array): EngineAnswer {
  // One label alone is right or wrong.
  const isEach = isMultiLabel || labels.length === 1;
  const shares = softmax([...logits]);
  switch (question.type) {
    case "bool": {
      const yes = yesPlace(question, labels);
      if (yes === -1) return refused(question, noYes(labels));
      return { ok: true, answer: { type: "bool", p: isEach ? 1 / (1 + Math.exp(-logits[yes]!)) : shares[yes]! } };
    }
    case "choice": {
      const values = question.options.map(({ value }) => value);
      const places = values.map((value) => placeOf(labels, value));
      const fault = faultOf(
        "option",
        values.filter((value, at) => value !== NONE_OF_THE_ABOVE || places[at] !== -1),
        labels,
      );
      if (fault !== null) return refused(question, fault);
      if (isEach) return chosen(values, softmax(places.map((place) => (place === -1 ? 0 : logits[place]!))));
      const named = new Set(places);
      const rest = shares.reduce((sum, share, at) => (named.has(at) ? sum : sum + share), 0);
      const masses = places.map((place) => (place === -1 ? rest : shares[place]!));
      return chosen(values, masses);
    }
    case "score": {
      const places = question.levels.map((level) => placeOf(labels, level));
      const fault = faultOf("level", question.levels, labels);
      if (fault !== null) return refused(question, fault);
      return scored(softmax(places.map((place) => logits[place]!)));
    }
    default:
      return question satisfies never;
  }
}

/** The label that a bool's criteria of true name, or else one that means yes. */
function yesPlace({ criteria }: EngineQuestion & { type: "bool" }, labels: readonly string[]): number {
  const named = typeof criteria === "object" ? criteria.true : criteria;
  const names = named === undefined ? YES : [named, ...YES];
  return names.reduce((found, name) => (found === -1 ? placeOf(labels, name) : found), -1);
}

function noYes(labels: readonly string[]): string {
  return `names no label of the model that means yes. Set "criteria": {"true": …} to one of ${told(labels)}`;
}

/** Why these names cannot be answered by the labels. Null if each has one of its own. */
function faultOf(what: string, names: readonly string[], labels: readonly string[]): string | null {
  const places = names.map((name) => placeOf(labels, name));
  const unknown = names.filter((_, at) => places[at] === -1);
  if (unknown.length > 0)
    return `has the ${what} ${told(unknown)}, for which the model has no label. Its labels are ${told(labels)}`;
  const again = names.filter((_, at) => places.indexOf(places[at]!) < at);
  if (again.length === 0) return null;
  return `has the ${what} ${told(again)}, whose label another ${what} has already: case, spaces, - and _ make no difference`;
}
