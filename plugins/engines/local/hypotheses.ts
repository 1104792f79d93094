/** Questions as hypotheses: the terms that would speak for an answer, with weights and signs. */
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { NONE_OF_THE_ABOVE } from "../none-of-the-above.ts";
import { parameters } from "./parameters.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { degrees, weakWords } from "./words.ts";
import { nameWords, stem, words } from "./words-of-text.ts";

export interface Hypothesis {
  /** By term; negative where the text speaks of its absence. */
  weights: Map<number, number>;
  /** Sum of the absolute weights. */
  total: number;
}

/** Parts that every compiled question has. */
interface Asked {
  /** Stems of the question's words: a field of such a name is meant by it. */
  subjects: ReadonlySet<string>;
  /** Asks what the text is, rather than what it says somewhere. */
  topical: boolean;
}

export type Compiled = Asked &
  (
    | { type: "bool"; asked: Hypothesis; turned: boolean; yes: Hypothesis; no: Hypothesis }
    | { type: "choice"; values: readonly string[]; options: readonly Hypothesis[]; none: number }
    | { type: "score"; levels: readonly Hypothesis[] }
  );

const asksForTopic =
  /\b(about|topic|subject|main(?:ly)?|primar(?:y|ily)|mostly|categor(?:y|ies)|kind|sort)\b|^\s*is (?:this|it|that) an?\b/i;
/** Words of one text that are looked for; definitions are written by people and rarely near it. */
const MOST_WORDS = 256;

/** Compiles one question; yields between hypotheses. */
export function* compile(question: EngineQuestion, vocabulary: Vocabulary): Generator<void, Compiled> {
  const subjects = stems(question.question);
  const topical = asksForTopic.test(question.question);
  switch (question.type) {
    case "bool": {
      const criteria = typeof question.criteria === "object" ? question.criteria : { true: question.criteria };
      const asked = hypothesis();
      // "Isn't it …?" asks the same as "Is it …?".
      const turned = read(asked, vocabulary, question.question.replace(/^\s*\p{L}+n['’]t\b/u, ""), 1);
      const yes = hypothesis();
      read(yes, vocabulary, criteria.true ?? "", 1);
      const no = hypothesis();
      read(no, vocabulary, criteria.false ?? "", 1);
      return { type: "bool", asked: turned ? turn(asked) : asked, turned, yes, no, subjects, topical };
    }
    case "choice": {
      const sentences = (question.criteria ?? "").split(/[.;\n]/).map((text) => ({ text, stems: stems(text) }));
      const options: Hypothesis[] = [];
      for (const option of question.options) {
        const one = hypothesis();
        if (option.value !== NONE_OF_THE_ABOVE) {
          const value = nameWords(option.value);
          read(one, vocabulary, value, parameters.choice.value);
          read(one, vocabulary, option.description ?? "", 1);
          // A sentence of the criteria that names an option describes it.
          const named = stems(value);
          for (const { text, stems } of sentences) if (named.size > 0 && named.isSubsetOf(stems)) read(one, vocabulary, text, 1);
        }
        options.push(one);
        yield;
      }
      const none = question.options.findIndex(({ value }) => value === NONE_OF_THE_ABOVE);
      distinguish(options.filter((_, at) => at !== none));
      return { type: "choice", values: question.options.map(({ value }) => value), options, none, subjects, topical };
    }
    case "score": {
      const levels: Hypothesis[] = [];
      for (const level of question.levels) {
        const one = hypothesis();
        read(one, vocabulary, level, 1);
        levels.push(one);
        yield;
      }
      return { type: "score", levels, subjects, topical };
    }
    default:
      question satisfies never;
      throw new TypeError("unknown type of question");
  }
}

function stems(text: string): Set<string> {
  return new Set(words(text).map(({ word }) => stem(word)));
}

function hypothesis(): Hypothesis {
  return { weights: new Map(), total: 0 };
}

/**
 * Adds the terms of a text.
 * @returns whether most of it stands under a negation
 */
function read(into: Hypothesis, vocabulary: Vocabulary, text: string, share: number): boolean {
  let before: { word: string; weight: number } | null = null;
  let degree = 1;
  let balance = 0;
  for (const { word, negated, opens } of words(text).slice(0, MOST_WORDS)) {
    const quantity = degrees.get(word);
    if (quantity !== undefined) degree = quantity;
    const weight = share * ownWeight(word) * (quantity === undefined ? degree : parameters.weakWord);
    const sign = negated ? -1 : 1;
    balance += sign * weight;
    put(into, vocabulary.single(word), sign * weight);
    if (before && !opens)
      put(into, vocabulary.pair(before.word, word), sign * parameters.pair * Math.sqrt(before.weight * weight));
    before = { word, weight };
    if (quantity === undefined) degree = 1;
  }
  return balance < 0;
}

function put(into: Hypothesis, term: number, weight: number): void {
  const old = into.weights.get(term) ?? 0;
  // Saying it twice does not ask for it twice.
  const kept = Math.abs(weight) > Math.abs(old) ? weight : old;
  into.weights.set(term, kept);
  into.total += Math.abs(kept) - Math.abs(old);
}

function ownWeight(word: string): number {
  return weakWords.has(word) || /^\p{N}+$/u.test(word) ? parameters.weakWord : 1;
}

/** What a negated question would ask without its negation. */
function turn({ weights, total }: Hypothesis): Hypothesis {
  return { weights: new Map([...weights].map(([term, weight]) => [term, Math.abs(weight)])), total };
}

/** What several alternatives share tells them apart less: the weight of a term falls with the number that have it. */
function distinguish(alternatives: readonly Hypothesis[]): void {
  const count = alternatives.length;
  if (count < 2) return;
  const having = new Map<number, number>();
  for (const { weights } of alternatives) for (const term of weights.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  for (const one of alternatives) {
    for (const [term, weight] of one.weights) {
      const share = Math.log((count + 0.5) / having.get(term)!) / Math.log(count + 0.5);
      one.weights.set(term, weight * share);
      one.total += Math.abs(weight) * (share - 1);
    }
  }
}
