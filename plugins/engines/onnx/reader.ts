/** Answers from a model that reads a context with each hypothesis, or alone. */
import type { EngineAnswer, EngineFailure, EngineQuestion, EngineRequest, Json } from "#src/judging/engines/engine.ts";
import type { Encoder } from "../embedding/encoder.ts";
import { passages } from "../embedding/passages.ts";
import { Turns } from "../local/turns.ts";
import { questionFault } from "../question-fault.ts";
import { passagesText, textOf } from "./texts.ts";

/** How a kind of models is asked. */
export interface Inquiry {
  /** What the model is to read with the context. Null: the context alone. */
  hypotheses(question: EngineQuestion): readonly (string | null)[];
  /** @param numbers of the model, of each hypothesis in its order */
  answer(question: EngineQuestion, numbers: readonly Float32Array[]): EngineAnswer;
}

export class Reader {
  readonly #encoder: Encoder;
  readonly #inquiry: Inquiry;
  readonly #turns = new Turns();

  constructor(encoder: Encoder, inquiry: Inquiry) {
    this.#encoder = encoder;
    this.#inquiry = inquiry;
  }

  async answer(
    { contextText, questions }: EngineRequest,
    signal: AbortSignal,
  ): Promise<{ answers: ReadonlyMap<string, EngineAnswer> } | { failure: EngineFailure }> {
    const sound = questions.filter((question) => questionFault(question) === null);
    const asked = await this.#turns.run(this.#texts(contextText, sound), signal);
    const numbers = await this.#encoder.vectors(asked.flat(), signal);
    const answers = new Map<string, EngineAnswer>();
    for (const question of questions) {
      const failure = questionFault(question);
      if (failure !== null) answers.set(question.id, { ok: false, failure });
    }
    let from = 0;
    for (const [at, question] of sound.entries()) {
      const to = from + asked[at]!.length;
      answers.set(question.id, this.#inquiry.answer(question, numbers.slice(from, to)));
      from = to;
    }
    return { answers };
  }

  close(): Promise<void> {
    return this.#encoder.close();
  }

  /** By question. Yields after every small piece of work. */
  *#texts(contextText: string, questions: readonly EngineQuestion[]): Generator<void, string[][]> {
    const read = passagesText(yield* passages(JSON.parse(contextText) as Json));
    const all: string[][] = [];
    for (const question of questions) {
      all.push(this.#inquiry.hypotheses(question).map((hypothesis) => textOf(hypothesis, read)));
      yield;
    }
    return all;
  }
}
