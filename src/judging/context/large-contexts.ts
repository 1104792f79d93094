/**
 * A thread that parses large documents: it compiles their contexts, and finds recipes for them. Parsing 3.5 MB and writing it in canonical
 * order would stop all other requests for half a second. The thread starts when it is needed, and ends after a while without work.
 */
import { Worker } from "node:worker_threads";
import { ServiceError } from "#src/errors.ts";
import { parseJson } from "#src/json-text.ts";
import type { Logger } from "#src/log.ts";
import { jsonOf } from "#src/passed-text.ts";
import type { DocumentContext, DocumentContextAsked } from "./document-context.ts";
import type { SampledDocument } from "./sample.ts";
import { stateLength } from "./shown-related.ts";
import type { Asked, SizeFault } from "./suggestion.ts";
import type { ToldFields } from "./told-fields.ts";

/** What the thread is asked. States are parts of the JSON as they are stored, and nobody parses them here. */
export interface Question {
  id: number;
  kind: "context" | "size fault" | "told fields";
  asked: string;
  now: Date;
}

export type Reply = { id: number } & (
  | { text: string | null /** As JSON. */; rest: string }
  | { failed: { message: string; stack: string | undefined } }
);

interface Pending {
  resolve(answered: unknown): void;
  reject(reason: unknown): void;
}

export interface LargeContextsOptions {
  /** Documents of more bytes are compiled in the thread. */
  above: number;
  /** The thread ends after this many milliseconds without work. */
  idleMs: number;
  log: Logger;
}

/** A sampled document is written so many times where it is compiled once: each field, and the whole for each recipe. */
const SAMPLED_OFTENER = 4;
/** More than any document that is parsed can fill. */
const HEAP_MB = 3072;

export class LargeContexts {
  readonly above: number;
  readonly #idleMs: number;
  readonly #log: Logger;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  readonly #pending = new Map<number, Pending>();
  #asked = 0;
  #stopped = false;

  constructor({ above, idleMs, log }: LargeContextsOptions) {
    this.above = above;
    this.#idleMs = idleMs;
    this.#log = log;
  }

  /** How many questions it was asked. */
  get asked(): number {
    return this.#asked;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  compile({ document, ...rest }: DocumentContextAsked, now: Date): Promise<DocumentContext> {
    const { state, attributes, revision, incarnation } = document;
    const asked = { ...rest, document: { attributes, state, revision, incarnation } };
    return this.#ask("context", asked, now) as Promise<DocumentContext>;
  }

  /** Whether documents are so large, together, that they are better sampled in the thread. */
  isLarge(documents: readonly SampledDocument[]): boolean {
    return documents.reduce((sum, { state }) => sum + stateLength(state), 0) * SAMPLED_OFTENER > this.above;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  sizeFault(definition: Asked, documents: readonly SampledDocument[], now: Date): Promise<SizeFault | null> {
    return this.#ask("size fault", { definition, documents: documents.map(sent) }, now) as Promise<SizeFault | null>;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  fieldsTold(definition: Asked, documents: readonly SampledDocument[], now: Date): Promise<ToldFields> {
    return this.#ask("told fields", { definition, documents: documents.map(sent) }, now) as Promise<ToldFields>;
  }

  #ask(kind: Question["kind"], asked: unknown, now: Date): Promise<unknown> {
    if (this.#stopped) return Promise.reject(gone(null));
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      if (this.#idle) clearTimeout(this.#idle);
      this.#idle = null;
      this.#started().postMessage({ id, kind, asked: jsonOf(asked), now } satisfies Question);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#idle) clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("large-contexts-thread.ts", import.meta.url), {
      name: "large contexts",
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // What the process was started with is meant for its first thread.
      execArgv: [],
    });
    let fault: unknown = null;
    worker.on("message", (reply: Reply) => this.#settle(reply));
    worker.on("error", (error) => {
      fault = error;
      this.#log.error({ err: error }, "The thread of large contexts has died.");
    });
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
      const pending = [...this.#pending.values()];
      this.#pending.clear();
      for (const { reject } of pending) reject(gone(fault));
    });
    this.#worker = worker;
    return worker;
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
    if ("failed" in reply) pending?.reject(Object.assign(new Error(reply.failed.message), { stack: reply.failed.stack }));
    else {
      const rest = parseJson(reply.rest) as unknown;
      pending?.resolve(reply.text === null ? rest : { ...(rest as object), text: reply.text });
    }
  }

  /** A question that comes while it ends starts another. */
  #end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}

function gone(fault: unknown): ServiceError {
  return new ServiceError("unavailable", "What reads large documents has ended. Try again in a moment.", { cause: fault });
}

function sent({ attributes, state }: SampledDocument): SampledDocument {
  return { attributes, state };
}
