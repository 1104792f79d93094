/**
 * Threads for fitting. A calibration to 200,000 outcomes blocked the event loop for 740 ms at a time and 19 s in all. The weights
 * of a composite of 32 inputs blocked it for 760 ms. Data is sent to a thread in parts of a few milliseconds.
 */
import type { CalibrationMethod } from "#generated/types.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { AskedThread } from "#src/foundation/threads/asked-thread.ts";
import { ThreadPool } from "#src/foundation/threads/thread-pool.ts";
import type { Composite } from "#src/judging/numbers/combine.ts";
import type { CalibrationMap } from "#src/judging/numbers/maps.ts";
import type { Weighted } from "#src/judging/numbers/without.ts";
import type { Labelled } from "#src/quality/composites/fit.ts";
import type { FittedWeights } from "#src/quality/composites/fit-without.ts";
import type { BinSums } from "#src/quality/fits/bins.ts";
import type { Example, Fit } from "#src/quality/fits/fit.ts";

/** Examples or labels are sent first. The next question is about everything sent since the last answer. */
export type Question =
  | { kind: "part"; part: readonly (Example | Labelled)[]; first: boolean }
  | { kind: "cross fit"; methods: readonly CalibrationMethod[]; composite: Weighted | null }
  | { kind: "held out"; folds: readonly CalibrationMap[]; composite: Weighted | null }
  | { kind: "weights"; definition: Composite };

export type Reply = { answered: unknown } | { failed: { message: string; stack: string | undefined } };

export interface FitThreadsOptions {
  /** For fewer numbers than this, the caller's thread fits. That takes less time than sending them. */
  above?: number;
  idleMs: number;
  log: Logger;
}

/** The number of bool probabilities that are fitted in 20 ms. */
const ABOVE = 5_000;
/** The number of parts in which data is sent. Of 200,000 examples, each part has 5,000, which take 8 ms. */
const PARTS = 40;
const LEAST_PART = 100;
/** One for judgments that are due, one for reports. */
const MOST = 2;

type Thread = AskedThread<Question, Reply>;

export class FitThreads {
  readonly #above: number;
  readonly #threads: ThreadPool<Thread>;
  #asked = 0;

  constructor({ above = ABOVE, idleMs, log }: FitThreadsOptions) {
    this.#above = above;
    const file = new URL("fits-thread.ts", import.meta.url);
    const begin = (onDeath: () => void) => new AskedThread<Question, Reply>({ file, name: "fits", log }, onDeath);
    this.#threads = new ThreadPool({ most: MOST, mostEach: MOST - 1, idleMs }, begin);
  }

  /** The number of questions, without the parts sent before them. */
  get asked(): number {
    return this.#asked;
  }

  /** Whether this many examples are better fitted in a thread. */
  takesExamples(examples: readonly Example[]): boolean {
    const [first] = examples;
    const masses = first === undefined || first.answer.type === "bool" ? 1 : Object.keys(first.answer.dist).length;
    return examples.length * masses > this.#above;
  }

  takesLabels(labels: readonly Labelled[]): boolean {
    return labels.length * Object.keys(labels[0]?.inputs ?? {}).length > this.#above;
  }

  /** @throws the signal's reason; ServiceError `unavailable` if the thread dies */
  crossFit(
    organizationId: string,
    { examples, ...asked }: { methods: readonly CalibrationMethod[]; examples: readonly Example[]; composite: Weighted | null },
    signal: AbortSignal,
  ): Promise<Fit> {
    return this.#ask(organizationId, examples, { kind: "cross fit", ...asked }, signal) as Promise<Fit>;
  }

  /** @throws ServiceError `unavailable` if the thread dies */
  heldOut(
    organizationId: string,
    { examples, ...asked }: { folds: readonly CalibrationMap[]; examples: readonly Example[]; composite: Weighted | null },
  ): Promise<BinSums[]> {
    return this.#ask(organizationId, examples, { kind: "held out", ...asked }) as Promise<BinSums[]>;
  }

  /** @throws the signal's reason; ServiceError `unavailable` if the thread dies */
  weights(
    organizationId: string,
    definition: Composite,
    labels: readonly Labelled[],
    signal: AbortSignal,
  ): Promise<FittedWeights> {
    return this.#ask(organizationId, labels, { kind: "weights", definition }, signal) as Promise<FittedWeights>;
  }

  async stop(): Promise<void> {
    await this.#threads.stop();
  }

  async #ask(
    organizationId: string,
    all: readonly (Example | Labelled)[],
    question: Question,
    signal?: AbortSignal,
  ): Promise<unknown> {
    this.#asked++;
    const thread = await this.#threads.take(organizationId, signal);
    // Nobody waits for the end of a fit that takes 20 s.
    const end = () => void thread.end();
    signal?.addEventListener("abort", end);
    try {
      signal?.throwIfAborted();
      const size = Math.max(LEAST_PART, Math.ceil(all.length / PARTS));
      for (let at = 0; at < all.length; at += size) {
        answered(await thread.ask({ kind: "part", part: all.slice(at, at + size), first: at === 0 }));
      }
      return answered(await thread.ask(question));
    } finally {
      signal?.removeEventListener("abort", end);
      this.#threads.give(thread);
    }
  }
}

function answered(reply: Reply): unknown {
  if ("failed" in reply) throw Object.assign(new Error(reply.failed.message), { stack: reply.failed.stack });
  return reply.answered;
}
