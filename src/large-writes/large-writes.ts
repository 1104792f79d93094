/** Writes with a large body, which is parsed, composed and committed in a thread of its own. What is answered is made here, as for any write. */
import { availableParallelism } from "node:os";
import type { DocumentsWriteRequest } from "#generated/documents/handlers.ts";
import { revisionIn } from "#src/documents/conditions.ts";
import { type RequestFacts, type WriteParts, writeBy } from "#src/documents/write.ts";
import { ServiceError } from "#src/errors.ts";
import type { RequestContext } from "#src/http/context.ts";
import type { RemoteBodies, RemoteBody } from "#src/http/remote-body.ts";
import type { Body } from "./messages.ts";
import { parsedSize } from "./parsed-size.ts";
import type { Thread } from "./thread.ts";
import type { Threads } from "./threads.ts";

export interface LargeWriteLimits {
  /** Bodies of more bytes go to a thread; smaller ones take less time than the way there and back. */
  above: number;
  /** So do those that take more memory than this once they are parsed: 700 kB of 60,000 objects take as long as several megabytes of text. */
  aboveParsed: number;
  /** So are writes that change the states of stored documents of more bytes than this, together. */
  composedAbove: number;
  /** Threads at one time. */
  most: number;
  /** A thread without work ends after this many milliseconds. */
  idleMs: number;
  /** What a body may take in memory once it is parsed, in bytes. */
  mostParsedBytes: number;
  /** How long one may compose while its transaction is open, in milliseconds; at least as long as a statement may take. */
  longestPauseMs: number;
}

export const largeWriteLimits: LargeWriteLimits = {
  above: 1024 * 1024,
  aboveParsed: 4 * 1024 * 1024,
  composedAbove: 256 * 1024,
  // Where there are several cores one is left to everybody else, and more than two would cost more memory than they are worth.
  most: Math.max(1, Math.min(2, availableParallelism() - 1)),
  idleMs: 10_000,
  mostParsedBytes: 2 ** 30,
  // Threads give way to everybody else: what takes seconds on a quiet machine takes minutes on a loaded one.
  longestPauseMs: 300_000,
};

/** Smaller bodies are not looked through for what they take once they are parsed. */
const LEAST_DENSE_BYTES = 128 * 1024;

export function largeWrites(
  threads: Threads,
  parts: WriteParts,
  { above, aboveParsed }: Pick<LargeWriteLimits, "above" | "aboveParsed">,
): RemoteBodies {
  return {
    takes: (bytes) => bytes.length > above || (bytes.length > LEAST_DENSE_BYTES && parsedSize(bytes) > aboveParsed),
    async parse(bytes, { digest, organizationId }, signal) {
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

class LargeWrite implements RemoteBody {
  readonly #threads: Threads;
  readonly #parts: WriteParts;
  readonly #organizationId: string;
  readonly digest: string | null;
  /** Null once its thread is given back. */
  #placed: Placed | null;
  /** As it came, while it waits without a thread. */
  #body: Promise<Body | null> | null = null;

  constructor(threads: Threads, parts: WriteParts, organizationId: string, placed: Placed) {
    this.#threads = threads;
    this.#parts = parts;
    this.#organizationId = organizationId;
    this.#placed = placed;
    this.digest = placed.digest;
  }

  async handle({ organizationId }: RequestContext, { path, headers }: { path: unknown; headers: unknown }) {
    const namespace = { organizationId, name: (path as { ns: string }).ns };
    this.#placed ??= await this.#again();
    const { facts, thread } = this.#placed;
    const ifMatch = revisionIn((headers as DocumentsWriteRequest["headers"])["If-Match"]);
    const body = await writeBy(this.#parts, namespace, { ...facts, ifMatch }, async (interactive) => {
      try {
        return await thread.ask("commit", { namespace, at: this.#parts.clock.now(), interactive, ifMatch });
      } finally {
        // Whoever waits for answers needs it no longer.
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
    if (body === null) throw new ServiceError("unavailable", "What held the request has ended. Try again in a moment.");
    return parsed(this.#threads, this.#organizationId, { ...body, digest: true }, new AbortController().signal);
  }

  #give(thread: Thread): void {
    this.#placed = null;
    this.#threads.give(thread);
  }
}
