/**
 * A small pool of threads. Each costs 50 MB, so they start on demand and end when idle. Organizations take turns. If a thread
 * dies, its question fails and another thread takes its place.
 */
import { ServiceError } from "#src/foundation/errors.ts";

export interface ThreadPoolOptions {
  /** The maximum number of threads. Further questions wait. */
  most: number;
  /** The maximum number of threads per organization. The default is all of them. */
  mostEach?: number;
  /** An idle thread ends after this many milliseconds. */
  idleMs: number;
}

interface Endable {
  end(): Promise<void>;
}

/** The number of organizations whose last turn is remembered. Older ones count as new. */
const MOST_REMEMBERED = 1_000;

interface Waiting<Thread> {
  readonly organizationId: string;
  readonly taken: (thread: Thread) => void;
  readonly refused: (reason: unknown) => void;
}

export class ThreadPool<Thread extends Endable> {
  readonly #options: ThreadPoolOptions;
  readonly #begin: (onDeath: () => void) => Thread;
  /** All living threads; among them the idle ones, with the timers that end them. */
  readonly #threads = new Set<Thread>();
  readonly #idle = new Map<Thread, NodeJS.Timeout>();
  /** The organization of each busy thread. */
  readonly #taken = new Map<Thread, string>();
  /** In order of arrival. */
  readonly #waiting: Waiting<Thread>[] = [];
  /** Organizations that had a thread recently, the latest last. */
  readonly #served = new Set<string>();
  #stopping = false;

  /** @param begin starts a thread, and reports its end */
  constructor(options: ThreadPoolOptions, begin: (onDeath: () => void) => Thread) {
    this.#options = options;
    this.#begin = begin;
  }

  /** The number of living threads. */
  get size(): number {
    return this.#threads.size;
  }

  /**
   * Takes a thread for the caller alone until it is given back. Organizations take turns. Rejects with the signal's reason.
   * @throws ServiceError `unavailable` if the pool is stopped
   */
  take(organizationId: string, signal?: AbortSignal): Promise<Thread> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#stopping) throw stopped();
      const waiting: Waiting<Thread> = {
        organizationId,
        taken: (thread) => {
          signal?.removeEventListener("abort", giveUp);
          resolve(thread);
        },
        refused: (reason) => {
          signal?.removeEventListener("abort", giveUp);
          reject(reason);
        },
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal!.reason);
      };
      signal?.addEventListener("abort", giveUp);
      this.#waiting.push(waiting);
      this.#assign();
    });
  }

  give(thread: Thread): void {
    if (!this.#threads.has(thread)) return;
    this.#taken.delete(thread);
    const end = () => {
      this.#idle.delete(thread);
      void thread.end();
    };
    this.#idle.set(thread, setTimeout(end, this.#options.idleMs).unref());
    this.#assign();
  }

  /** Ends all threads. Running and waiting questions fail. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const { refused } of this.#waiting.splice(0)) refused(stopped());
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #assign(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const thread = this.#free();
      if (thread === null) return;
      const { organizationId, taken } = this.#leave(next);
      this.#taken.set(thread, organizationId);
      taken(thread);
    }
  }

  /**
   * The index of the next waiting question: the first one of the organization whose last turn was longest ago. Null if nobody may
   * have another thread.
   */
  #next(): number | null {
    const turns = [...this.#served];
    const held = new Map<string, number>();
    for (const organizationId of this.#taken.values()) held.set(organizationId, (held.get(organizationId) ?? 0) + 1);
    const { mostEach = this.#options.most } = this.#options;
    let next: number | null = null;
    for (const [place, { organizationId }] of this.#waiting.entries()) {
      if ((held.get(organizationId) ?? 0) >= mostEach) continue;
      if (next === null || turns.indexOf(organizationId) < turns.indexOf(this.#waiting[next]!.organizationId)) next = place;
    }
    return next;
  }

  #leave(place: number): Waiting<Thread> {
    const turns = [...this.#served];
    const [waiting] = this.#waiting.splice(place, 1);
    this.#served.delete(waiting!.organizationId);
    this.#served.add(waiting!.organizationId);
    if (this.#served.size > MOST_REMEMBERED) this.#served.delete(turns[0]!);
    return waiting!;
  }

  #free(): Thread | null {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      return thread;
    }
    if (this.#threads.size >= this.#options.most || this.#stopping) return null;
    const thread = this.#begin(() => {
      this.#threads.delete(thread);
      this.#taken.delete(thread);
      clearTimeout(this.#idle.get(thread));
      this.#idle.delete(thread);
      this.#assign();
    });
    this.#threads.add(thread);
    return thread;
  }
}

function stopped(): ServiceError {
  return new ServiceError("unavailable", "The server is stopping. Try again in a moment.");
}
