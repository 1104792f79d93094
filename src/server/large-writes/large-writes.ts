/**
 * Writes with a large body, which a separate thread parses, composes and commits. The response is made in this thread, as for any
 * write.
 */
import { availableParallelism } from "node:os";
import type { RemoteBodies, RemoteBody } from "typespec-koa-runtime";
import type { DocumentsWriteRequest } from "#generated/documents/handlers.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { ThreadEnded } from "#src/foundation/threads/asked-thread.ts";
import { type RequestFacts, type WriteParts, writeBy } from "#src/queries/documents/write.ts";
import { revisionIn } from "#src/records/documents/conditions.ts";
import type { Body } from "./messages.ts";
import { parsedSize } from "./parsed-size.ts";
import type { Thread } from "./thread.ts";
import type { Threads } from "./threads.ts";

export interface LargeWriteLimits {
  /** Bodies with more bytes go to a thread. Smaller ones take less time than the transfer. */
  above: number;
  /**
   * So do bodies that take more memory after parsing. A body of 700 kB with 60,000 objects takes as long as several megabytes of
   * text, and so does one of 350 kB with 18,000 numbers of 17 digits: 30 ms.
   */
  aboveParsed: number;
  /** So do writes that change the states of stored documents with more bytes than this in total. */
  composedAbove: number;
  /** The maximum number of threads. */
  most: number;
  /** An idle thread ends after this many milliseconds. */
  idleMs: number;
  /** The memory that a body may take after parsing, in bytes. */
  mostParsedBytes: number;
  /** How long a thread may compose while its transaction is open, in milliseconds; at least the statement timeout. */
  longestPauseMs: number;
}

export const largeWriteLimits: LargeWriteLimits = {
  above: 1024 * 1024,
  aboveParsed: 4 * 1024 * 1024,
  composedAbove: 256 * 1024,
  // With several cores, one is left for other work. More than two threads would cost more memory than they are worth.
  most: Math.max(1, Math.min(2, availableParallelism() - 1)),
  idleMs: 10_000,
  mostParsedBytes: 2 ** 30,
  // Threads run at low priority. Work of seconds on a quiet machine takes minutes on a loaded one.
  longestPauseMs: 300_000,
};

/** Smaller bodies are not checked for their size after parsing. */
const LEAST_DENSE_BYTES = 128 * 1024;

export function largeWrites(
  threads: Threads,
  parts: WriteParts,
  { above, aboveParsed }: Pick<LargeWriteLimits, "above" | "aboveParsed">,
): RemoteBodies<RequestContext> {
  return {
    takes: (bytes) => bytes.length > above || (bytes.length > LEAST_DENSE_BYTES && parsedSize(bytes) > aboveParsed),
    async parse(bytes, { digest, sender: organizationId }, signal) {
      const body = { bytes: bytes.buffer as ArrayBuffer, length: bytes.length, digest };
      return new LargeWrite(threads, parts, organizationId, await parsed(threads, organizationId, body, signal));
    },
  };
}

/** A body in a thread. */
interface Placed {
  thread: Thread;
  facts: RequestFacts;
  digest: string | null;
  conditional: boolean;
}

async function parsed(
  threads: Threads,
  organizationId: string,
  body: Body & { digest: boolean },
  signal: AbortSignal,
): Promise<Placed> {
  const thread = await threads.take(organizationId, signal);
  try {
    return { thread, ...(await thread.ask("parse", body, [body.bytes])) };
  } catch (error) {
    threads.give(thread);
    throw error;
  }
}

class LargeWrite implements RemoteBody<RequestContext> {
  readonly #threads: Threads;
  readonly #parts: WriteParts;
  readonly #organizationId: string;
  readonly digest: string | null;
  readonly isHarmless: boolean;
  /** Null after its thread was given back. */
  #placed: Placed | null;
  /** The original bytes while it waits without a thread. */
  #body: Promise<Body | null> | null = null;

  constructor(threads: Threads, parts: WriteParts, organizationId: string, placed: Placed) {
    this.#threads = threads;
    this.#parts = parts;
    this.#organizationId = organizationId;
    this.#placed = placed;
    this.digest = placed.digest;
    this.isHarmless = !placed.conditional;
  }

  async handle({ organizationId }: RequestContext, { path, headers }: { path: unknown; headers: unknown }) {
    const namespace = { organizationId, name: (path as { ns: string }).ns };
    this.#placed ??= await this.#again();
    const { facts, thread } = this.#placed;
    const ifMatch = revisionIn((headers as DocumentsWriteRequest["headers"])["If-Match"]);
    const body = await writeBy(this.#parts, namespace, { ...facts, ifMatch }, async (interactive) => {
      try {
        return await thread.ask("commit", { namespace, at: this.#parts.clock.now(), interactive, ifMatch });
      } catch (error) {
        throw error instanceof ThreadEnded ? inDoubt(error) : error;
      } finally {
        // A request that waits for answers does not need it any more.
        this.#give(thread);
        this.#parts.wakeFollowers();
      }
    });
    return { status: 200, body };
  }

  yield(): void {
    if (this.#placed !== null) this.#body = this.#takeBack(this.#placed.thread);
  }

  release(): void {
    this.yield();
    this.#body = null;
  }

  async #takeBack(thread: Thread): Promise<Body | null> {
    this.#placed = null;
    try {
      return await thread.ask("giveBack", null);
    } catch {
      return null;
    } finally {
      this.#threads.give(thread);
    }
  }

  async #again(): Promise<Placed> {
    const body = await this.#body;
    if (body === null)
      throw new ServiceError("unavailable", "The worker thread that handled the request ended. Try again in a moment.");
    return parsed(this.#threads, this.#organizationId, { ...body, digest: true }, new AbortController().signal);
  }

  #give(thread: Thread): void {
    this.#placed = null;
    this.#threads.give(thread);
  }
}

/** The thread may have ended between its commit and its reply. */
function inDoubt(cause: ThreadEnded): ServiceError {
  const message =
    "It is not known whether the write was made: the worker thread that committed it ended before it had answered. Read the documents, or send the same write again.";
  return new ServiceError("unavailable", message, { cause, details: { outcome_unknown: true }, unsettled: true });
}
