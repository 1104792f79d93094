/**
 * Worker threads that parse large documents, to compile their contexts and to find recipes for them. Parsing 3.5 MB and writing it in
 * canonical order would block all other requests for half a second. Organizations take turns, and none may use all threads. So documents of
 * one organization do not wait for those of another.
 */
import { availableParallelism } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { encodedJson, parseJson } from "typespec-koa-runtime/json";
import type { Logger } from "#src/foundation/log/log.ts";
import { AskedThread } from "#src/foundation/threads/asked-thread.ts";
import { ThreadPool } from "#src/foundation/threads/thread-pool.ts";
import type { Cut } from "./context-fit.ts";
import type { DocumentContext, DocumentContextAsked } from "./document-context.ts";
import type { SampledDocument } from "./sample.ts";
import { stateLength } from "./shown-related.ts";
import type { Asked, SizeFault } from "./suggestion.ts";
import type { ToldFields } from "./told-fields.ts";

/** A question to a thread. It contains stored states as JSON text, which the calling thread never parses. */
export interface Question {
  kind: "context" | "size fault" | "told fields";
  /** JSON, in parts. Their memory moves to the thread. */
  asked: Uint8Array[];
  now: Date;
}

export type Reply =
  | { text: string | null /** JSON arrays of cuts, in parts. */; cuts: string[] /** The other members, as JSON. */; rest: string }
  | { failed: { message: string; stack: string | undefined } };

export interface LargeContextsOptions {
  /** Documents larger than this many bytes are compiled in a thread. */
  above: number;
  /** A thread ends after this many milliseconds without work. */
  idleMs: number;
  /** The most threads at a time. */
  most?: number;
  log: Logger;
}

/**
 * A sampled document is serialized about this many times as often as a compiled one: each field, and the whole for each recipe.
 */
const SAMPLED_OFTENER = 4;
/**
 * Threads run at a low priority and hold no connection. With only one thread, everybody would wait for one large document.
 */
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

  /** How many questions were asked so far. */
  get asked(): number {
    return this.#asked;
  }

  /** @throws ServiceError `unavailable` if the thread dies */
  compile(organizationId: string, { document, ...rest }: DocumentContextAsked, now: Date): Promise<DocumentContext> {
    const { state, attributes, revision, incarnation } = document;
    const asked = { ...rest, document: { attributes, state, revision, incarnation } };
    return this.#ask(organizationId, "context", asked, now) as Promise<DocumentContext>;
  }

  /** Whether the documents together are so large that a thread should sample them. */
  isLarge(documents: readonly SampledDocument[]): boolean {
    return documents.reduce((sum, { state }) => sum + stateLength(state), 0) * SAMPLED_OFTENER > this.above;
  }

  /** @throws ServiceError `unavailable` if the thread dies */
  sizeFault(
    organizationId: string,
    definition: Asked,
    documents: readonly SampledDocument[],
    now: Date,
  ): Promise<SizeFault | null> {
    const asked = { definition, documents: documents.map(sent) };
    return this.#ask(organizationId, "size fault", asked, now) as Promise<SizeFault | null>;
  }

  /** @throws ServiceError `unavailable` if the thread dies */
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
    let reply: Reply;
    try {
      reply = await thread.ask(...(await sending(kind, asked, now)));
    } finally {
      this.#threads.give(thread);
    }
    return answered(reply);
  }
}

/** A question, and the memory that moves with it. A copy of 62 MB would take this thread 60 ms. Short parts share memory and are copied. */
async function sending(kind: Question["kind"], asked: unknown, now: Date): Promise<[Question, ArrayBuffer[]]> {
  const parts = await encodedJson(asked);
  const own = parts.filter(({ buffer, byteLength }) => buffer.byteLength === byteLength);
  return [{ kind, asked: parts, now }, own.map(({ buffer }) => buffer as ArrayBuffer)];
}

/**
 * A text that is cut into many short strings has one cut for each: 260,000 for a document of 38 MB. So cuts are parsed in parts.
 */
async function answered(reply: Reply): Promise<unknown> {
  if ("failed" in reply) throw Object.assign(new Error(reply.failed.message), { stack: reply.failed.stack });
  const rest = parseJson(reply.rest) as unknown;
  if (reply.text === null) return rest;
  const cut: Cut[] = [];
  for (const [at, cuts] of reply.cuts.entries()) {
    if (at > 0) await turn();
    for (const one of JSON.parse(cuts) as Cut[]) cut.push(one);
  }
  return { ...(rest as object), text: reply.text, cut };
}

function sent({ attributes, state, bytes }: SampledDocument): SampledDocument {
  return { attributes, state, bytes };
}
