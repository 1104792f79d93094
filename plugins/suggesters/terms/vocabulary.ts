/** What documents of a sample speak of: their words by stem, how often, and how much a word tells of the document that has it. */
import { functionWords, weakWords } from "../../engines/local/words.ts";
import { stem, words } from "../../engines/local/words-of-text.ts";

/** Of one document: how often it has each stem, and the forms that it has them in. */
export interface DocumentTerms {
  counts: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, string>;
}

/** Strings of a JSON text, also of one whose end is cut off; those that name members have a colon behind them. */
const STRING = /"((?:[^"\\]|\\.)*)(?:"|$)(\s*:)?/gs;
/** A word that is useful to a reader: no number, abbreviation or variable name. */
const TELLING = /^\p{L}[\p{L}\p{M}'’-]{2,29}$/u;

export function termsOf(json: string): DocumentTerms {
  const counts = new Map<string, number>();
  const forms = new Map<string, string>();
  for (const [, text, names] of json.matchAll(STRING)) {
    if (names !== undefined) continue;
    for (const { word, code } of words(unescaped(text!))) {
      if (code || !TELLING.test(word) || weakWords.has(word) || functionWords.has(word)) continue;
      const term = stem(word);
      counts.set(term, (counts.get(term) ?? 0) + 1);
      // The shortest form of a word in a document is usually its base form.
      const form = forms.get(term);
      if (form === undefined || word.length < form.length) forms.set(term, word);
    }
  }
  return { counts, forms };
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code: string | undefined, other: string) => {
    return code === undefined ? ("nrtbf".includes(other) ? " " : other) : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** Terms in fewer documents are of these few alone; those in more tell them apart from nothing. */
const LEAST_SHARE = 0.03;
const MOST_SHARE = 0.6;
const LEAST_DOCUMENTS = 2;

export class Vocabulary {
  /** By document, how much each term weighs in it, from 0 to 1; the squares sum to 1. */
  readonly weights: readonly ReadonlyMap<string, number>[];
  /** Terms that are neither rare nor everywhere, by how many documents have them, then by themselves. */
  readonly terms: readonly string[];
  readonly #documents: readonly DocumentTerms[];
  /** Places of the documents that have each of the terms. */
  readonly #having: ReadonlyMap<string, readonly number[]>;

  /** @param said texts whose words are not suggested again */
  constructor(documents: readonly DocumentTerms[], said: readonly string[]) {
    this.#documents = documents;
    const known = new Set(said.flatMap((text) => words(text).map(({ word }) => stem(word))));
    const having = havingOf(documents);
    const least = Math.max(LEAST_DOCUMENTS, documents.length * LEAST_SHARE);
    const most = Math.max(LEAST_DOCUMENTS, documents.length * MOST_SHARE);
    const kept = [...having].filter(([term, { length }]) => length >= least && length <= most && !known.has(term));
    this.terms = kept.sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1)).map(([term]) => term);
    this.#having = new Map(kept);
    const rarity = new Map(kept.map(([term, { length }]) => [term, Math.log(1 + documents.length / length)]));
    this.weights = documents.map(({ counts }) => normalized(counts, rarity));
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Places of the documents that have a term, in their order. */
  having(term: string): readonly number[] {
    return this.#having.get(term) ?? [];
  }

  /** A term as documents write it. */
  shown(term: string): string {
    const times = new Map<string, number>();
    for (const { forms } of this.#documents) {
      const form = forms.get(term);
      if (form !== undefined) times.set(form, (times.get(form) ?? 0) + 1);
    }
    return [...times].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? term;
  }
}

function havingOf(documents: readonly DocumentTerms[]): Map<string, number[]> {
  const having = new Map<string, number[]>();
  for (const [at, { counts }] of documents.entries()) {
    for (const term of counts.keys()) {
      const places = having.get(term);
      if (places) places.push(at);
      else having.set(term, [at]);
    }
  }
  return having;
}

function normalized(counts: ReadonlyMap<string, number>, rarity: ReadonlyMap<string, number>): Map<string, number> {
  const raw = [...counts].flatMap(([term, count]): [string, number][] => {
    const rare = rarity.get(term);
    return rare === undefined ? [] : [[term, (1 + Math.log(count)) * rare]];
  });
  const length = Math.hypot(...raw.map(([, weight]) => weight));
  return new Map(raw.map(([term, weight]) => [term, weight / length]));
}
