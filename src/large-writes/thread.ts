/** One thread of large writes as this side sees it: asked one question at a time. */
import { Worker } from "node:worker_threads";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";
import { errorOf, type Question, type Questions, type Reply, type Settings } from "./messages.ts";

export interface ThreadOptions {
  settings: Settings;
  log: Logger;
}

/** More than any body that is parsed can fill. */
const HEAP_MB = 3072;

type Kind = keyof Questions;

interface Pending {
  resolve(answered: unknown): void;
  reject(reason: unknown): void;
}

export class Thread {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #fault: unknown = null;
  #dead = false;

  constructor({ settings, log }: ThreadOptions, onDeath: () => void) {
    this.#worker = new Worker(new URL("main.ts", import.meta.url), {
      name: "large writes",
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // What the process was started with is meant for its first thread.
      execArgv: [],
    });
    this.#worker.on("message", (reply: Reply) => this.#settle(reply));
    this.#worker.on("error", (error) => {
      this.#fault = error;
      log.error({ err: error }, "A thread of large writes has died.");
    });
    this.#worker.on("exit", () => {
      this.#dead = true;
      const pending = this.#take();
      onDeath();
      pending?.reject(deathBy(this.#fault));
    });
  }

  /** @throws what the thread throws; ServiceError `unavailable` where it dies */
  ask<K extends Kind>(
    kind: K,
    asked: Questions[K]["asked"],
    transferred: readonly ArrayBuffer[] = [],
  ): Promise<Questions[K]["answered"]> {
    if (this.#dead) return Promise.reject(deathBy(this.#fault));
    return new Promise((resolve, reject) => {
      this.#pending = { resolve: resolve as (answered: unknown) => void, reject };
      this.#worker.postMessage({ kind, asked } as Question, transferred);
    });
  }

  /** Ends it whatever it does; the store undoes what it has not committed. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(): Pending | null {
    const pending = this.#pending;
    this.#pending = null;
    return pending;
  }

  #settle(reply: Reply): void {
    const pending = this.#take();
    if ("failed" in reply) pending?.reject(errorOf(reply.failed));
    else pending?.resolve(reply.answered);
  }
}

function deathBy(fault: unknown): ServiceError {
  return new ServiceError("unavailable", "What handled the request has ended. Try again in a moment.", { cause: fault });
}
