/** The engine that knows meaning and needs no server: the likeness of sentences, joined with the words that the engine `local` compares. */
import { LRUCache } from "lru-cache";
import type {
  Engine,
  EngineAnswer,
  EngineFailure,
  EngineLimits,
  EngineQuestion,
  EngineRequest,
  EngineResult,
  Json,
  Learnt,
  Lesson,
} from "#src/judging/engines/engine.ts";
import { CANCELLED, otherVersion } from "../embedded.ts";
import { LocalEngine } from "../local/local-engine.ts";
import { Turns } from "../local/turns.ts";
import { answer, type Meant, meaningOf } from "./answers.ts";
import { Encoder } from "./encoder.ts";
import { hypotheses } from "./hypotheses.ts";
import { answerOf, baseOf, placeOf, pooled } from "./learning/answers.ts";
import { learnInThread } from "./learning/learn-in-thread.ts";
import type { FoldedRow } from "./learning/lessons.ts";
import { logProbabilities } from "./learning/regression.ts";
import { learnedOf } from "./learning/state.ts";
import { passages } from "./passages.ts";

/** Raised whenever any answer changes: it is the calibration epoch. */
export const EMBEDDING_VERSION = "embedding-1.0.0";

/** Sets of questions whose vectors are kept; the ones asked least recently go first. */
const MOST_QUESTIONNAIRES = 32;

export class EmbeddingEngine implements Engine {
  readonly name = "embedding";
  readonly versions = [EMBEDDING_VERSION] as const;
  readonly defaultVersion = EMBEDDING_VERSION;
  readonly settings = ["learn"] as const;
  readonly limits: EngineLimits = {
    questionsPerRequest: 16,
    contextTokens: 32_000,
    concurrency: 16,
    requestsPerMinute: null,
    tokensPerSecond: null,
  };
  readonly #words = new LocalEngine();
  readonly #encoder: Encoder;
  readonly #turns = new Turns();
  readonly #meant = new LRUCache<string, Meant[]>({ max: MOST_QUESTIONNAIRES });
  readonly #closed = new AbortController();

  /** @param threads the most that read texts at once */
  constructor(threads: number) {
    this.#encoder = new Encoder(threads);
  }

  version(): string {
    return EMBEDDING_VERSION;
  }

  async evaluate(requests: readonly EngineRequest[], signal: AbortSignal): Promise<EngineResult[]> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    return Promise.all(requests.map((request) => this.#evaluate(request, either)));
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await Promise.all([this.#words.close(), this.#encoder.close()]);
    this.#meant.clear();
  }

  /** Asks one lesson after another, so that questions about documents have their turns in between. */
  async learn(question: EngineQuestion, lessons: AsyncIterable<Lesson>, signal: AbortSignal): Promise<Learnt> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    const rows: FoldedRow[] = [];
    for await (const { contextText, right, fold } of lessons) {
      either.throwIfAborted();
      const answered = await this.#answer({ contextText, questions: [question] }, either);
      if ("failure" in answered) throw new Error(answered.failure.message);
      const own = answered.answers.get(question.id)!;
      if (!own.ok) throw new Error(own.failure.message);
      const known = { base: baseOf(question, own.answer), vector: pooled(answered.said) };
      rows.push({ ...known, right: placeOf(question, right), fold });
    }
    return learnInThread(rows, baseLength(rows), either);
  }

  async #evaluate(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    const other = otherVersion(this.name, EMBEDDING_VERSION, request);
    if (other !== null) return { ok: false, failure: other };
    try {
      const answered = await this.#answer(request, signal);
      if ("failure" in answered) return { ok: false, failure: answered.failure };
      const learned = withLearned(request, answered);
      return { ok: true, engineVersion: EMBEDDING_VERSION, answers: Object.fromEntries(learned), tokens: null };
    } catch (error) {
      return { ok: false, failure: signal.aborted ? CANCELLED : fault(error) };
    }
  }

  /** Without what was learned. */
  async #answer({ contextText, questions }: EngineRequest, signal: AbortSignal): Promise<Answered | { failure: EngineFailure }> {
    const [words] = await this.#words.evaluate([{ contextText, questions }], signal);
    if (!words!.ok) return { failure: words!.failure };
    const answered = new Map(Object.entries(words!.answers));
    const sound = questions.filter(({ id }) => answered.get(id)!.ok);
    const meant = await this.#meaning(sound, signal);
    const texts = await this.#turns.run(passages(JSON.parse(contextText) as Json), signal);
    const said = (await this.#encoder.vectors(texts, signal)).filter((vector) => vector !== null);
    return { answers: await this.#turns.run(joinAll(sound, answered, meant, said), signal), said };
  }

  /** Vectors of the phrases of questions, in their order. */
  async #meaning(questions: readonly EngineQuestion[], signal: AbortSignal): Promise<Meant[]> {
    const key = JSON.stringify(questions);
    const known = this.#meant.get(key);
    if (known) return known;
    const asked = questions.map(hypotheses);
    const texts = asked.flatMap((one) => [one.asked ?? [], one.answers.flat()].flat());
    const vectors = (await this.#encoder.vectors(texts, signal)).values();
    const next = () => vectors.next().value ?? null;
    const meant = asked.map((one) => {
      const question = one.asked === null ? null : next();
      return one.answers.map((phrases) => phrases.flatMap(() => meaningOf(next(), question)));
    });
    this.#meant.set(key, meant);
    return meant;
  }
}

interface Answered {
  answers: ReadonlyMap<string, EngineAnswer>;
  /** Vectors of the passages of the context. */
  said: readonly Float32Array[];
}

const baseLength = (rows: readonly FoldedRow[]) => rows[0]?.base.length ?? 0;

/** @throws RangeError if something was learned for a question with other answers */
function withLearned({ questions, learned = {} }: EngineRequest, { answers, said }: Answered): ReadonlyMap<string, EngineAnswer> {
  const better = new Map(answers);
  let vector: Float32Array | null | undefined;
  for (const question of questions) {
    const own = answers.get(question.id)!;
    const state = Object.hasOwn(learned, question.id) ? learned[question.id] : undefined;
    if (state === undefined || !own.ok) continue;
    const base = baseOf(question, own.answer);
    vector ??= pooled(said);
    const each = logProbabilities(learnedOf(state, base.length), { base, vector });
    better.set(question.id, { ok: true, answer: answerOf(question, each) });
  }
  return better;
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

function fault(error: unknown): EngineFailure {
  if (error instanceof RangeError) return { code: "refused", message: error.message, retryable: false };
  const reason = error instanceof Error ? error.message : String(error);
  return { code: "unreachable", message: `The sentence model does not answer: ${reason}`, retryable: true };
}
