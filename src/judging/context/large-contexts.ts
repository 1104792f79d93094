/**
 * Threads that parse large documents: they compile their contexts, and find recipes for them. Parsing 3.5 MB and writing it in canonical
 * order would stop all other requests for half a second. Organizations take turns, and none has all threads, so that the document of one
 * does not wait for the documents of another.
 */
import { availableParallelism } from "node:os";
import { parseJson } from "#src/json-text.ts";
import type { Logger } from "#src/log.ts";
import { jsonOf } from "#src/passed-text.ts";
import { AskedThread } from "#src/threads/asked-thread.ts";
import { ThreadPool } from "#src/threads/thread-pool.ts";
import type { DocumentContext, DocumentContextAsked } from "./document-context.ts";
import type { SampledDocument } from "./sample.ts";
import { stateLength } from "./shown-related.ts";
import type { Asked, SizeFault } from "./suggestion.ts";
import type { ToldFields } from "./told-fields.ts";

/** What a thread is asked. States are parts of the JSON as they are stored, and nobody parses them here. */
export interface Question {
  kind: "context" | "size fault" | "told fields";
  asked: string;
  now: Date;
}

export type Reply =
  | { text: string | null /** As JSON. */; rest: string }
  | { failed: { message: string; stack: string | undefined } };

export interface LargeContextsOptions {
  /** Documents of more bytes are compiled in a thread. */
  above: number;
  /** A thread ends after this many milliseconds without work. */
  idleMs: number;
  /** Threads at one time. */
  most?: number;
  log: Logger;
}

/** A sampled document is written so many times where it is compiled once: each field, and the whole for each recipe. */
const SAMPLED_OFTENER = 4;
/** They run at the lowest priority, and hold no connection. With fewer than two, everybody would wait for one large document. */
const MOST = Math.max(2, Math.min(4, availableParallelism()));

type Thread = AskedThread<Question, Reply>;

export class LargeContexts {
  readonly above: number;
  readonly #threads: ThreadPool<Thread>;
  #asked = 0;

  constructor({ above, idleMs, most = MOST, log }: LargeContextsOptions) {
    this.above = above;
    const file = new URL("large-contexts-thread.ts", import.meta.url);
    this.#threads = new ThreadPool(
      { most, mostEach: Math.max(1, most - 1), idleMs },
      (onDeath) => new AskedThread({ file, name: "large contexts", log }, onDeath),
    );
  }

  /** How many questions it was asked. */
  get asked(): number {
    return this.#asked;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  compile(organizationId: string, { document, ...rest }: DocumentContextAsked, now: Date): Promise<DocumentContext> {
    const { state, attributes, revision, incarnation } = document;
    const asked = { ...rest, document: { attributes, state, revision, incarnation } };
    return this.#ask(organizationId, "context", asked, now) as Promise<DocumentContext>;
  }

  /** Whether documents are so large, together, that they are better sampled in a thread. */
  isLarge(documents: readonly SampledDocument[]): boolean {
    return documents.reduce((sum, { state }) => sum + stateLength(state), 0) * SAMPLED_OFTENER > this.above;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  sizeFault(
    organizationId: string,
    definition: Asked,
    documents: readonly SampledDocument[],
    now: Date,
  ): Promise<SizeFault | null> {
    const asked = { definition, documents: documents.map(sent) };
    return this.#ask(organizationId, "size fault", asked, now) as Promise<SizeFault | null>;
  }

  /** @throws ServiceError `unavailable` where the thread dies */
  fieldsTold(organizationId: string, definition: Asked, documents: readonly SampledDocument[], now: Date): Promise<ToldFields> {
    const asked = { definition, documents: documents.map(sent) };
    return this.#ask(organizationId, "told fields", asked, now) as Promise<ToldFields>;
  }

  async stop(): Promise<void> {
    await this.#threads.stop();
  }

  async #ask(organizationId: string, kind: Question["kind"], asked: unknown, now: Date): Promise<unknown> {
    this.#asked++;
    const thread = await this.#threads.take(organizationId);
    try {
      return answered(await thread.ask({ kind, asked: jsonOf(asked), now }));
    } finally {
      this.#threads.give(thread);
    }
  }
}

function answered(reply: Reply): unknown {
  if ("failed" in reply) throw Object.assign(new Error(reply.failed.message), { stack: reply.failed.stack });
  const rest = parseJson(reply.rest) as unknown;
  return reply.text === null ? rest : { ...(rest as object), text: reply.text };
}

function sent({ attributes, state }: SampledDocument): SampledDocument {
  return { attributes, state };
}
