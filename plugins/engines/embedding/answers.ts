/** Likeness of passages to phrases, joined with what the words say. */
import type { EngineQuestion, RawAnswer } from "#src/judging/engines/engine.ts";
import { softmax } from "../local/answers.ts";
import { parameters } from "./parameters.ts";

/** Null if the model cannot read the text. */
export type Vector = Float32Array | null;

/** A phrase of an answer. */
export interface Phrase {
  vector: Float32Array;
  /** What it has in common with the question, and so with the other options. */
  shared: number;
}

/** The phrases of each answer, in the order of the question. */
export type Meant = readonly (readonly Phrase[])[];

/** @param numbers zeros if the model cannot read the text */
export function vectorOf(numbers: Float32Array): Vector {
  return numbers.some((number) => number !== 0) ? numbers : null;
}

/**
 * A phrase to compare passages with; none if it has no vector.
 * @param asked the question of a choice, whose options all share something with it, which tells none of them apart
 */
export function meaningOf(vector: Vector, asked: Vector): Phrase[] {
  if (vector === null) return [];
  return [{ vector, shared: asked === null ? 0 : parameters.common * cosine(vector, asked) }];
}

/** The least probability that is taken from the words: no word rules an answer out. */
const LEAST = 1e-9;

/**
 * @param words what the engine `local` answers: the evidence of words
 * @param said the passages of the context, without those that have no vector
 */
export function answer(question: EngineQuestion, words: RawAnswer, meant: Meant, said: readonly Float32Array[]): RawAnswer {
  if (said.length === 0) return words;
  const like = meant.map((phrases) => likeness(phrases, said));
  switch (words.type) {
    case "bool": {
      const [yes = null, no = null] = like;
      if (yes === null && no === null) return words;
      const { neutral, sharpness } = parameters;
      const logit = log(words.p) - log(1 - words.p) + sharpness.bool * ((yes ?? neutral) - (no ?? neutral));
      return { type: "bool", p: 1 / (1 + Math.exp(-logit)) };
    }
    case "choice": {
      const values = question.type === "choice" ? question.options.map(({ value }) => value) : [];
      // Texts of one field are like all options of that field. `none_of_the_above` is as like as the options are on average.
      const known = like.filter((one) => one !== null);
      const average = known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
      const sharpness = parameters.sharpness.choice / said.length ** parameters.length;
      const logits = values.map((value, at) => log(words.dist[value]!) + sharpness * ((like[at] ?? average) - average));
      const dist = softmax(logits);
      const value = values[dist.indexOf(Math.max(...dist))]!;
      return { type: "choice", value, dist: Object.fromEntries(values.map((one, at) => [one, dist[at]!])) };
    }
    case "score": {
      const logits = like.map((one, level) => log(words.dist[String(level)]!) + parameters.sharpness.score * (one ?? 0));
      const dist = softmax(logits);
      const score = dist.reduce((sum, p, level) => sum + level * p, 0);
      return { type: "score", score, dist: Object.fromEntries(dist.map((p, level) => [String(level), p])) };
    }
  }
}

/** How like the context is to an answer, from -1 to 1. Null where the answer has no phrase that has a vector. */
function likeness(phrases: readonly Phrase[], said: readonly Float32Array[]): number | null {
  if (phrases.length === 0) return null;
  const each = said.map((passage) => Math.max(...phrases.map(({ vector, shared }) => cosine(vector, passage) - shared)));
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  return parameters.first * each[0]! + (1 - parameters.first) * mean;
}

/** Of vectors of length 1. */
function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

function log(p: number): number {
  return Math.log(Math.max(LEAST, p));
}
