/**
 * The threads of large writes: few, started when they are needed and ended when they are not, for each costs 50 MB and a connection. One
 * that dies fails the write that it had, and another takes its place.
 */
import { Thread, type ThreadOptions } from "./thread.ts";

export interface ThreadsOptions extends ThreadOptions {
  /** Threads at one time; writes beyond wait. */
  most: number;
  /** A thread without work ends after this many milliseconds. */
  idleMs: number;
}

/** Organizations whose last turn is known; those before them are as good as new. */
const MOST_REMEMBERED = 1_000;

interface Waiting {
  readonly organizationId: string;
  readonly taken: (thread: Thread) => void;
}

export class Threads {
  readonly #options: ThreadsOptions;
  /** Those that live, those among them that have nothing to do, and when these end. */
  readonly #threads = new Set<Thread>();
  readonly #idle = new Map<Thread, NodeJS.Timeout>();
  /** In the order of arrival. */
  readonly #waiting: Waiting[] = [];
  /** Organizations that have had a thread of late, the latest last. */
  readonly #served = new Set<string>();
  #stopping = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  /** Threads that there are. */
  get size(): number {
    return this.#threads.size;
  }

  /** A thread of the caller's own until it is given back; organizations take turns. Rejects with the signal's reason. */
  take(organizationId: string, signal: AbortSignal): Promise<Thread> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const waiting: Waiting = {
        organizationId,
        taken: (thread) => {
          signal.removeEventListener("abort", giveUp);
          resolve(thread);
        },
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp);
      this.#waiting.push(waiting);
      this.#assign();
    });
  }

  give(thread: Thread): void {
    if (!this.#threads.has(thread)) return;
    const end = () => {
      this.#idle.delete(thread);
      void thread.end();
    };
    this.#idle.set(thread, setTimeout(end, this.#options.idleMs).unref());
    this.#assign();
  }

  /** Ends all threads; whatever they work on fails. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#free();
      if (thread === null) return;
      this.#takeNext().taken(thread);
    }
  }

  /** The first of the organization whose last turn was the longest ago. */
  #takeNext(): Waiting {
    const turns = [...this.#served];
    let next = 0;
    for (const [place, { organizationId }] of this.#waiting.entries()) {
      if (turns.indexOf(organizationId) < turns.indexOf(this.#waiting[next]!.organizationId)) next = place;
    }
    const [waiting] = this.#waiting.splice(next, 1);
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
    const thread = new Thread(this.#options, () => {
      this.#threads.delete(thread);
      clearTimeout(this.#idle.get(thread));
      this.#idle.delete(thread);
      this.#assign();
    });
    this.#threads.add(thread);
    return thread;
  }
}
