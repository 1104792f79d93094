/**
 * A few threads, started when they are needed and ended when they are not, as each costs 50 MB. Organizations take turns. A thread that dies
 * fails what it was asked, and another takes its place.
 */
import { ServiceError } from "#src/errors.ts";

export interface ThreadPoolOptions {
  /** Threads at one time; questions beyond wait. */
  most: number;
  /** Threads that one organization has at one time; all of them where absent. */
  mostEach?: number;
  /** A thread without work ends after this many milliseconds. */
  idleMs: number;
}

interface Endable {
  end(): Promise<void>;
}

/** Organizations whose last turn is known; those before them are as good as new. */
const MOST_REMEMBERED = 1_000;

interface Waiting<Thread> {
  readonly organizationId: string;
  readonly taken: (thread: Thread) => void;
  readonly refused: (reason: unknown) => void;
}

export class ThreadPool<Thread extends Endable> {
  readonly #options: ThreadPoolOptions;
  readonly #begin: (onDeath: () => void) => Thread;
  /** Those that live, those among them that have nothing to do, and when these end. */
  readonly #threads = new Set<Thread>();
  readonly #idle = new Map<Thread, NodeJS.Timeout>();
  /** Whose those are that have something to do. */
  readonly #taken = new Map<Thread, string>();
  /** In the order of arrival. */
  readonly #waiting: Waiting<Thread>[] = [];
  /** Organizations that have had a thread of late, the latest last. */
  readonly #served = new Set<string>();
  #stopping = false;

  /** @param begin starts a thread, and tells when it has ended */
  constructor(options: ThreadPoolOptions, begin: (onDeath: () => void) => Thread) {
    this.#options = options;
    this.#begin = begin;
  }

  /** Threads that there are. */
  get size(): number {
    return this.#threads.size;
  }

  /**
   * A thread of the caller's own until it is given back; organizations take turns. Rejects with the signal's reason.
   * @throws ServiceError `unavailable` where the threads are stopped
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

  /** Ends all threads; whatever they work on fails, and so does what waits for one. */
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

  /** The place of the first of the organization whose last turn was the longest ago; null where nobody may have another thread. */
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
