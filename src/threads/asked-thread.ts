/** A worker thread that is asked one question at a time, and answers each with one message. */
import { Worker } from "node:worker_threads";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";

export interface AskedThreadOptions {
  /** Where it begins. */
  file: URL;
  /** What it is for: `large writes`. */
  name: string;
  workerData?: unknown;
  log: Logger;
}

/** More than any body or document that is parsed can fill. */
const HEAP_MB = 3072;

interface Pending<Reply> {
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
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
      // What the process was started with is meant for its first thread.
      execArgv: [],
    });
    this.#worker.on("message", (reply: Reply) => this.#take()?.resolve(reply));
    this.#worker.on("error", (error) => {
      this.#fault = error;
      log.error({ err: error }, `A thread of ${name} has died.`);
    });
    this.#worker.on("exit", () => {
      this.#dead = true;
      const pending = this.#take();
      onDeath();
      pending?.reject(this.#gone());
    });
  }

  /** @throws ServiceError `unavailable` where it dies */
  ask(question: Question, transferred: readonly ArrayBuffer[] = []): Promise<Reply> {
    if (this.#dead) return Promise.reject(this.#gone());
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#worker.postMessage(question, transferred);
    });
  }

  /** Ends it whatever it does. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(): Pending<Reply> | null {
    const pending = this.#pending;
    this.#pending = null;
    return pending;
  }

  #gone(): ServiceError {
    return new ServiceError("unavailable", "What handled the request has ended. Try again in a moment.", {
      cause: this.#fault ?? new Error(`A thread of ${this.#name} has ended.`),
    });
  }
}
