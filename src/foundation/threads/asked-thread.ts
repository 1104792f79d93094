/** A worker thread that answers one question at a time, each with one message. */
import { Worker } from "node:worker_threads";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";

export interface AskedThreadOptions {
  /** The entry file. */
  file: URL;
  /** Its purpose, for example `large writes`. */
  name: string;
  workerData?: unknown;
  log: Logger;
}

/** Larger than any parsed body or document. */
const HEAP_MB = 3072;

interface Pending<Reply> {
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
}

/** The thread has ended, and with it what it was asked. */
export class ThreadEnded extends ServiceError {
  constructor(cause: unknown) {
    super("unavailable", "The worker thread that handled the request ended. Try again in a moment.", { cause });
  }
}

export class AskedThread<Question, Reply> {
  readonly #worker: Worker;
  readonly #name: string;
  #pending: Pending<Reply> | null = null;
  #fault: unknown = null;
  #dead = false;

  constructor({ file, name, workerData, log }: AskedThreadOptions, onDeath: () => void) {
    this.#name = name;
    this.#worker = new Worker(file, {
      name,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // The process's own flags are meant for its main thread.
      execArgv: [],
    });
    this.#worker.on("message", (reply: Reply) => this.#take()?.resolve(reply));
    this.#worker.on("error", (error) => {
      this.#fault = error;
      log.error({ err: error }, `A worker thread of ${name} died.`);
    });
    this.#worker.on("exit", () => {
      this.#dead = true;
      const pending = this.#take();
      onDeath();
      pending?.reject(this.#gone());
    });
  }

  /** @throws ThreadEnded if the thread dies */
  ask(question: Question, transferred: readonly ArrayBuffer[] = []): Promise<Reply> {
    if (this.#dead) return Promise.reject(this.#gone());
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#worker.postMessage(question, transferred);
    });
  }

  /** Ends the thread even if it is busy. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(): Pending<Reply> | null {
    const pending = this.#pending;
    this.#pending = null;
    return pending;
  }

  #gone(): ThreadEnded {
    return new ThreadEnded(this.#fault ?? new Error(`A worker thread of ${this.#name} ended.`));
  }
}
