/** The terms that a set of questions looks for, and which of them a word of a context is. */
import { parameters } from "./parameters.ts";
import { stem } from "./words-of-text.ts";

/** The terms that a word matches, with weights: one exactly, or several similar ones. */
export interface Match {
  /** The term whose stem the word shares; -1 when it only looks like some. */
  exact: number;
  terms: readonly number[];
  weights: readonly number[];
}

const NOTHING: Match = { exact: -1, terms: [], weights: [] };
const SHORTEST_LIKENESS = 4;
/** Words remembered with their match: questions come back with document after document. Forgotten all at once when full. */
const MOST_REMEMBERED = 8_192;

export class Vocabulary {
  /** Terms so far; they are numbered from 0. */
  size = 0;
  readonly #singles = new Map<string, number>();
  readonly #pairs = new Map<number, Map<number, number>>();
  /** Neighbours written as one: "commandline" is "command line". */
  readonly #joined = new Map<string, Match>();
  /** Trigram to the single terms that have it. */
  readonly #trigrams = new Map<string, number[]>();
  readonly #trigramCounts: number[] = [];
  readonly #remembered = new Map<string, Match>();

  /** The term of a word's stem. */
  single(word: string): number {
    const key = stem(word);
    let term = this.#singles.get(key);
    if (term === undefined) {
      term = this.size++;
      this.#singles.set(key, term);
      const grams = trigrams(key);
      this.#trigramCounts[term] = grams.length;
      for (const gram of grams) push(this.#trigrams, gram, term);
    }
    return term;
  }

  /** The term of two words next to each other. */
  pair(first: string, second: string): number {
    const [one, two] = [this.single(first), this.single(second)];
    let seconds = this.#pairs.get(one);
    if (!seconds) {
      seconds = new Map();
      this.#pairs.set(one, seconds);
    }
    let term = seconds.get(two);
    if (term === undefined) {
      term = this.size++;
      seconds.set(two, term);
      this.#joined.set(stem(first + second), { exact: -1, terms: [one, two, term], weights: [1, 1, 1] });
    }
    return term;
  }

  /** The pair that two exactly matched neighbours make, or undefined. */
  pairOf(first: number, second: number): number | undefined {
    return this.#pairs.get(first)?.get(second);
  }

  match(word: string): Match {
    let match = this.#remembered.get(word);
    if (match) return match;
    const key = stem(word);
    const exact = this.#singles.get(key);
    match = exact === undefined ? (this.#joined.get(key) ?? this.#like(key)) : { exact, terms: [exact], weights: [1] };
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(word, match);
    return match;
  }

  /** Terms that share most of their trigrams with a word: misspellings, compounds, forms that the stemmer parts. */
  #like(key: string): Match {
    if (key.length < SHORTEST_LIKENESS) return NOTHING;
    const shared = new Map<number, number>();
    const grams = trigrams(key);
    for (const gram of grams) for (const term of this.#trigrams.get(gram) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1);
    const terms: number[] = [];
    const weights: number[] = [];
    for (const [term, count] of shared) {
      const dice = (2 * count) / (grams.length + this.#trigramCounts[term]!);
      if (dice < parameters.leastLikeness) continue;
      terms.push(term);
      weights.push(parameters.likeWeight * dice);
    }
    return terms.length === 0 ? NOTHING : { exact: -1, terms, weights };
  }
}

/** Distinct trigrams of a word with its beginning marked; none for the shortest words. */
function trigrams(word: string): string[] {
  if (word.length < SHORTEST_LIKENESS) return [];
  const marked = `^${word}`;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= marked.length; at++) grams.add(marked.slice(at, at + 3));
  return [...grams];
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
