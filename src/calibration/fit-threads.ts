/**
 * Threads that fit. A calibration to 200,000 outcomes held the event loop for 740 ms at a time and 19 s in all, the weights of a composite of 32
 * inputs for 760 ms. What is fitted goes to a thread in parts of a few milliseconds.
 */
import type { CalibrationMethod } from "#generated/types.ts";
import type { Composite } from "#src/composites/combine.ts";
import type { Labelled } from "#src/composites/fit.ts";
import type { FittedWeights, Weighted } from "#src/composites/without.ts";
import type { Logger } from "#src/log.ts";
import { AskedThread } from "#src/threads/asked-thread.ts";
import { ThreadPool } from "#src/threads/thread-pool.ts";
import type { Example, Fit } from "./fit.ts";
import type { CalibrationMap } from "./maps.ts";
import type { BinSums } from "./metrics.ts";

/** Examples or labels are handed over first; what is asked then is about all that came since the last answer. */
export type Question =
  | { kind: "part"; part: readonly (Example | Labelled)[]; first: boolean }
  | { kind: "cross fit"; methods: readonly CalibrationMethod[]; composite: Weighted | null }
  | { kind: "held out"; folds: readonly CalibrationMap[]; composite: Weighted | null }
  | { kind: "weights"; definition: Composite };

export type Reply = { answered: unknown } | { failed: { message: string; stack: string | undefined } };

export interface FitThreadsOptions {
  /** To fewer numbers fits are made where they are wanted: that takes less than the way there and back. */
  above?: number;
  idleMs: number;
  log: Logger;
}

/** Probabilities of bools that are fitted in 20 ms. */
const ABOVE = 5_000;
/** Parts that everything is handed over in; of 200,000 each has 5,000, which take 8 ms. */
const PARTS = 40;
const LEAST_PART = 100;
/** One for the judgments that are due, one for reports. */
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

  /** How many questions it was asked, without what was handed over before them. */
  get asked(): number {
    return this.#asked;
  }

  /** Whether so many examples are better fitted in a thread. */
  takesExamples(examples: readonly Example[]): boolean {
    const [first] = examples;
    const masses = first === undefined || first.answer.type === "bool" ? 1 : Object.keys(first.answer.dist).length;
    return examples.length * masses > this.#above;
  }

  takesLabels(labels: readonly Labelled[]): boolean {
    return labels.length * Object.keys(labels[0]?.inputs ?? {}).length > this.#above;
  }

  /** @throws the signal's reason; ServiceError `unavailable` where the thread dies */
  crossFit(
    organizationId: string,
    { examples, ...asked }: { methods: readonly CalibrationMethod[]; examples: readonly Example[]; composite: Weighted | null },
    signal: AbortSignal,
  ): Promise<Fit> {
    return this.#ask(organizationId, examples, { kind: "cross fit", ...asked }, signal) as Promise<Fit>;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  heldOut(
    organizationId: string,
    { examples, ...asked }: { folds: readonly CalibrationMap[]; examples: readonly Example[]; composite: Weighted | null },
  ): Promise<BinSums[]> {
    return this.#ask(organizationId, examples, { kind: "held out", ...asked }) as Promise<BinSums[]>;
  }

  /** @throws the signal's reason; ServiceError `unavailable` where the thread dies */
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
