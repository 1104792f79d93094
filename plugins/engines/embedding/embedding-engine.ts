/** The engine that knows meaning and needs no server: the likeness of sentences, joined with the words that the engine `local` compares. */
import type {
  Engine,
  EngineAnswer,
  EngineFailure,
  EngineLimits,
  EngineQuestion,
  EngineRequest,
  EngineResult,
  Learnt,
  Lesson,
} from "#src/judging/engines/engine.ts";
import { CANCELLED, otherVersion } from "../embedded.ts";
import { Encoder } from "./encoder.ts";
import { answerOf, baseOf, placeOf, pooled } from "./learning/answers.ts";
import { learnInThread } from "./learning/learn-in-thread.ts";
import type { FoldedRow } from "./learning/lessons.ts";
import { logProbabilities } from "./learning/regression.ts";
import { learnedOf } from "./learning/state.ts";
import { type Answered, Similarity } from "./similarity.ts";

/** Raised whenever any answer changes: it is the calibration epoch. */
export const EMBEDDING_VERSION = "embedding-1.0.0";

/** The most vectors that are kept, of 2 kB each. */
const MOST_KEPT = 8_192;

export class EmbeddingEngine implements Engine {
  readonly name = "embedding";
  readonly inProcess = true;
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
  readonly #similarity: Similarity;
  readonly #closed = new AbortController();

  /** @param threads the most that read texts at once */
  constructor(threads: number) {
    const module = new URL("./encoder-thread.ts", import.meta.url);
    const use = { module, name: this.name, most: threads, turn: 32, kept: MOST_KEPT, isStoppable: true };
    this.#similarity = new Similarity(new Encoder(use));
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
    await this.#similarity.close();
  }

  /** Asks one lesson after another, so that questions about documents have their turns in between. */
  async learn(question: EngineQuestion, lessons: AsyncIterable<Lesson>, signal: AbortSignal): Promise<Learnt> {
    const either = AbortSignal.any([signal, this.#closed.signal]);
    const rows: FoldedRow[] = [];
    for await (const { contextText, right, fold } of lessons) {
      either.throwIfAborted();
      const answered = await this.#similarity.answer({ contextText, questions: [question] }, either);
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
      const answered = await this.#similarity.answer(request, signal);
      if ("failure" in answered) return { ok: false, failure: answered.failure };
      const learned = withLearned(request, answered);
      return { ok: true, engineVersion: EMBEDDING_VERSION, answers: Object.fromEntries(learned), tokens: null };
    } catch (error) {
      return { ok: false, failure: signal.aborted ? CANCELLED : fault(error) };
    }
  }
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

function fault(error: unknown): EngineFailure {
  if (error instanceof RangeError) return { code: "refused", message: error.message, retryable: false };
  const reason = error instanceof Error ? error.message : String(error);
  return { code: "unreachable", message: `The sentence model does not answer: ${reason}`, retryable: true };
}
