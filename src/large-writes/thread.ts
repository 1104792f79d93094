/** One thread of large writes as this side sees it: asked one question at a time. */
import { Worker } from "node:worker_threads";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";
import { errorOf, type Question, type Questions, type Reply, type Settings } from "./messages.ts";

export interface ThreadOptions {
  settings: Settings;
  /** What a thread's heap may hold, in MB. A body whose parts do not fit ends the thread that parses it, and nothing else. */
  heapMb: number;
  log: Logger;
}

type Kind = keyof Questions;

interface Pending {
  kind: Kind;
  resolve(answered: unknown): void;
  reject(reason: unknown): void;
}

export class Thread {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #fault: unknown = null;
  #dead = false;

  constructor({ settings, heapMb, log }: ThreadOptions, onDeath: () => void) {
    this.#worker = new Worker(new URL("main.ts", import.meta.url), {
      name: "large writes",
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
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
      pending?.reject(deathDuring(pending.kind, this.#fault));
    });
  }

  /** @throws what the thread throws; ServiceError `unavailable`, `too_large` where it dies */
  ask<K extends Kind>(
    kind: K,
    asked: Questions[K]["asked"],
    transferred: readonly ArrayBuffer[] = [],
  ): Promise<Questions[K]["answered"]> {
    if (this.#dead) return Promise.reject(deathDuring(kind, this.#fault));
    return new Promise((resolve, reject) => {
      this.#pending = { kind, resolve: resolve as (answered: unknown) => void, reject };
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

/** While nothing is being written it can be said that the body is at fault; afterwards only that it is not known what became of it. */
function deathDuring(kind: Kind, fault: unknown): ServiceError {
  if (kind === "parse" && (fault as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY") {
    const message = "The body has more values than can be held in memory at one time; send it in several requests.";
    return new ServiceError("too_large", message, { cause: fault });
  }
  return new ServiceError("unavailable", "What handled the request has ended. Try again in a moment.", { cause: fault });
}
