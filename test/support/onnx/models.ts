/** Small models of each kind, and what they must answer, computed here in double precision and without the engine's code. */

import { type Files, files, MARKS } from "./folder.ts";
import type { Numbers } from "./model-file.ts";

export const WORDS = [
  ..."the a is it about this example invoice payment refund parcel courier late angry calm kind hello billing delivery".split(
    " ",
  ),
  ..."annoyed furious customer need help urgent now later . , : ?".split(" "),
];

const DIMENSIONS = 6;

/** Numbers between -1 and 1 which look like chance, and are the same every time. */
function scattered(seed: number, count: number): number[] {
  // Of one byte each, so that single precision has them exactly.
  return Array.from(
    { length: count },
    (_, at) => (((seed + at * 7_919) * 104_729 + ((at * at + seed) % 251) * 31) % 255) / 128 - 1,
  );
}

function rows(seed: number, count: number, width: number): number[][] {
  return Array.from({ length: count }, (_, at) => scattered(seed + at * 131, width));
}

const tokens = rows(17, MARKS.length + WORDS.length, DIMENSIONS);
const types = rows(5, 2, DIMENSIONS);

/** Strong enough that answers differ well. */
const weights = (labels: number) => rows(29, DIMENSIONS, labels).map((row) => row.map((one) => 4 * one));

export const classifier = {
  labels: ["billing", "Delivery", "not-spam"],
  numbers: { tokens, weights: weights(3), bias: [0.25, 0, -0.5] } satisfies Numbers,
};
export const entailer = {
  labels: ["CONTRADICTION", "neutral", "entailment"],
  numbers: { tokens, types, weights: weights(3), bias: [0, 0.5, -0.25] } satisfies Numbers,
};
export const embedder = { numbers: { tokens } satisfies Numbers };

const named = (labels: readonly string[]) => Object.fromEntries(labels.map((label, at) => [at, label]));

export function classifierFiles(more: object = {}): Files {
  return files(WORDS, classifier.numbers, {
    architectures: ["BertForSequenceClassification"],
    id2label: named(classifier.labels),
    ...more,
  });
}

export function entailerFiles(more: object = {}): Files {
  return files(WORDS, entailer.numbers, {
    architectures: ["BertForSequenceClassification"],
    id2label: named(entailer.labels),
    ...more,
  });
}

export function embedderFiles(more: object = {}): Files {
  return files(WORDS, embedder.numbers, { architectures: ["BertModel"], ...more });
}

/** The numbers of tokens of a text of known words and marks between spaces. */
function ids(text: string): number[] {
  return text
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => MARKS.length + WORDS.indexOf(word))
    .map((id) => (id < MARKS.length ? MARKS.indexOf("[UNK]") : id));
}

const [CLS, SEP] = [MARKS.indexOf("[CLS]"), MARKS.indexOf("[SEP]")];

/** The vectors of all tokens of a text, or of a text and another. Words and marks stand between spaces. */
export function vectorsOf(numbers: Numbers, text: string, pair?: string): number[][] {
  const first = [CLS, ...ids(text), SEP].map((id) => ({ id, type: 0 }));
  const second = pair === undefined ? [] : [...ids(pair), SEP].map((id) => ({ id, type: 1 }));
  return [...first, ...second].map(({ id, type }) =>
    numbers.tokens[id]!.map((one, at) => one + (numbers.types?.[type]?.[at] ?? 0)),
  );
}

export function meanOf(vectors: readonly (readonly number[])[]): number[] {
  return vectors[0]!.map((_, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length);
}

export function logitsOf(numbers: Numbers, text: string, pair?: string): number[] {
  const mean = meanOf(vectorsOf(numbers, text, pair));
  return numbers.bias!.map((bias, label) => mean.reduce((sum, one, at) => sum + one * numbers.weights![at]![label]!, bias));
}

export function shares(logits: readonly number[]): number[] {
  const masses = logits.map(Math.exp);
  return masses.map((mass) => mass / masses.reduce((sum, one) => sum + one, 0));
}

export const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));
