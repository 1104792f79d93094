/** Answers by the likeness of sentences, joined with the words that the engine `local` compares. */
import { LRUCache } from "lru-cache";
import type { EngineAnswer, EngineFailure, EngineQuestion, EngineRequest, Json } from "#src/judging/engines/engine.ts";
import { LocalEngine } from "../local/local-engine.ts";
import { Turns } from "../local/turns.ts";
import { answer, type Meant, meaningOf, vectorOf } from "./answers.ts";
import type { Encoder } from "./encoder.ts";
import { hypotheses } from "./hypotheses.ts";
import { passages } from "./passages.ts";

/** Sets of questions whose vectors are kept; the ones asked least recently go first. */
const MOST_QUESTIONNAIRES = 32;

export interface Answered {
  answers: ReadonlyMap<string, EngineAnswer>;
  /** Vectors of the passages of the context. */
  said: readonly Float32Array[];
}

export class Similarity {
  readonly #words = new LocalEngine();
  readonly #encoder: Encoder;
  readonly #turns = new Turns();
  readonly #meant = new LRUCache<string, Meant[]>({ max: MOST_QUESTIONNAIRES });

  /** @param encoder gives vectors of length 1, and zeros for a text that its model cannot read */
  constructor(encoder: Encoder) {
    this.#encoder = encoder;
  }

  async close(): Promise<void> {
    await Promise.all([this.#words.close(), this.#encoder.close()]);
    this.#meant.clear();
  }

  /** Without what was learned. */
  async answer({ contextText, questions }: EngineRequest, signal: AbortSignal): Promise<Answered | { failure: EngineFailure }> {
    const [words] = await this.#words.evaluate([{ contextText, questions }], signal);
    if (!words!.ok) return { failure: words!.failure };
    const answered = new Map(Object.entries(words!.answers));
    const sound = questions.filter(({ id }) => answered.get(id)!.ok);
    const meant = await this.#meaning(sound, signal);
    const texts = await this.#turns.run(passages(JSON.parse(contextText) as Json), signal);
    const said = (await this.#encoder.vectors(texts, signal)).map(vectorOf).filter((vector) => vector !== null);
    return { answers: await this.#turns.run(joinAll(sound, answered, meant, said), signal), said };
  }

  /** Vectors of the phrases of questions, in their order. */
  async #meaning(questions: readonly EngineQuestion[], signal: AbortSignal): Promise<Meant[]> {
    const key = JSON.stringify(questions);
    const known = this.#meant.get(key);
    if (known) return known;
    const asked = questions.map(hypotheses);
    const texts = asked.flatMap((one) => [one.asked ?? [], one.answers.flat()].flat());
    const vectors = (await this.#encoder.vectors(texts, signal)).map(vectorOf).values();
    const next = () => vectors.next().value ?? null;
    const meant = asked.map((one) => {
      const question = one.asked === null ? null : next();
      return one.answers.map((phrases) => phrases.flatMap(() => meaningOf(next(), question)));
    });
    this.#meant.set(key, meant);
    return meant;
  }
}

/** What words say, joined with what is meant. Yields after every question: one with many options takes some milliseconds. */
function* joinAll(
  questions: readonly EngineQuestion[],
  words: ReadonlyMap<string, EngineAnswer>,
  meant: readonly Meant[],
  said: readonly Float32Array[],
): Generator<void, Map<string, EngineAnswer>> {
  const joined = new Map(words);
  for (const [at, question] of questions.entries()) {
    const own = words.get(question.id)!;
    if (own.ok) joined.set(question.id, { ok: true, answer: answer(question, own.answer, meant[at]!, said) });
    yield;
  }
  return joined;
}
