/** One context and its questions to answers, in small steps. */
import type { EngineQuestion, Json, RawAnswer } from "#src/judging/engines/engine.ts";
import { answer } from "./answers.ts";
import { type Compiled, compile } from "./hypotheses.ts";
import { sight } from "./sightings.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Questions compiled together: the same ones come with document after document. */
export interface Questionnaire {
  vocabulary: Vocabulary;
  questions: readonly Compiled[];
}

export function* prepare(questions: readonly EngineQuestion[]): Generator<void, Questionnaire> {
  const vocabulary = new Vocabulary();
  const compiled: Compiled[] = [];
  for (const question of questions) {
    compiled.push(yield* compile(question, vocabulary));
    yield;
  }
  return { vocabulary, questions: compiled };
}

/** Answers in the order of the questions; yields after every small piece of work. */
export function* judge({ vocabulary, questions }: Questionnaire, context: Json): Generator<void, RawAnswer[]> {
  const sightings = yield* sight(context, vocabulary);
  const answers: RawAnswer[] = [];
  for (const question of questions) {
    answers.push(answer(question, sightings));
    yield;
  }
  return answers;
}
