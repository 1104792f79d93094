/**
 * Numbers for texts, from threads that have a model. They start with the first question, take turns of a few texts, and end when they are
 * idle, because a model takes much memory. Numbers are kept by text, so that several questions about one document, and a document that
 * changed in one place, take what is new alone.
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";

const IDLE_MS = 60_000;

/** The threads, and how they are used. */
export interface Threads {
  /** What a thread runs. It gets texts, and replies with equally many numbers for each, one text after another; or with a fault. */
  module: URL;
  name: string;
  /** What a thread gets at its start. */
  data?: unknown;
  /** The most at once. */
  most: number;
  /** Texts of one turn of a thread: less than a second of work, after which others and aborts are looked at. */
  turn: number;
  /** The most texts whose numbers are kept. */
  kept: number;
  /** Whether a thread may be stopped while it works. Otherwise it is asked to end after its turn, with null in place of texts. */
  isStoppable: boolean;
}

interface Waiting {
  /** How many callers wait for it. Nobody encodes a text that nobody wants any more. */
  wanted: number;
  promise: Promise<Float32Array>;
  settle: { resolve(numbers: Float32Array): void; reject(reason: unknown): void };
}

type Reply = { vectors: Float32Array } | { fault: string };

export class Encoder {
  readonly #use: Threads;
  readonly #kept: LRUCache<string, Float32Array>;
  /** By text; those that no thread has begun are first in `#queue`. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #queue: string[] = [];
  readonly #threads = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #closed = false;

  constructor(use: Threads) {
    this.#use = use;
    this.#kept = new LRUCache({ max: use.kept });
  }

  /**
   * Numbers in the order of the texts.
   * @throws the signal's reason; or an error if a thread died or cannot load the model
   */
  async vectors(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    signal.throwIfAborted();
    const known = new Map<string, Float32Array>();
    const wanted = new Map<string, Waiting>();
    for (const text of new Set(texts)) {
      const kept = this.#kept.get(text);
      if (kept) known.set(text, kept);
      else wanted.set(text, this.#want(text));
    }
    if (wanted.size === 0) return texts.map((text) => known.get(text)!);
    this.#assign();
    const aborted = Promise.withResolvers<never>();
    const giveUp = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", giveUp);
    try {
      const found = Promise.all([...wanted].map(async ([text, { promise }]) => [text, await promise] as const));
      for (const [text, numbers] of await Promise.race([found, aborted.promise])) known.set(text, numbers);
      return texts.map((text) => known.get(text)!);
    } finally {
      signal.removeEventListener("abort", giveUp);
      for (const waiting of wanted.values()) waiting.wanted--;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
    this.#kept.clear();
  }

  #want(text: string): Waiting {
    const known = this.#waiting.get(text);
    if (known) {
      known.wanted++;
      return known;
    }
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array>();
    // Whoever asked may have gone.
    promise.catch(() => {});
    const waiting = { wanted: 1, promise, settle: { resolve, reject } };
    this.#waiting.set(text, waiting);
    this.#queue.push(text);
    return waiting;
  }

  #assign(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const thread = this.#free();
      if (thread === null) return;
      const turn = this.#turn();
      if (turn.length === 0) this.#rest(thread);
      else void this.#encode(thread, turn);
    }
  }

  /** The next texts that are still wanted. */
  #turn(): string[] {
    const turn: string[] = [];
    while (turn.length < this.#use.turn && this.#queue.length > 0) {
      const text = this.#queue.shift()!;
      if (this.#waiting.get(text)!.wanted > 0) turn.push(text);
      else this.#waiting.delete(text);
    }
    return turn;
  }

  async #encode(thread: Worker, turn: readonly string[]): Promise<void> {
    try {
      const all = await ask(thread, turn);
      const length = all.length / turn.length;
      for (const [at, text] of turn.entries()) {
        const own = all.slice(at * length, (at + 1) * length);
        this.#kept.set(text, own);
        this.#waiting.get(text)!.settle.resolve(own);
      }
      this.#rest(thread);
    } catch (error) {
      for (const text of turn) this.#waiting.get(text)!.settle.reject(error);
      this.#threads.delete(thread);
      void this.#end(thread);
    }
    for (const text of turn) this.#waiting.delete(text);
    this.#assign();
  }

  #free(): Worker | null {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      thread.ref();
      return thread;
    }
    const { module, name, data, most } = this.#use;
    if (this.#threads.size >= most) return null;
    const thread = new Worker(module, { name, workerData: data, execArgv: [] });
    this.#threads.add(thread);
    // The questions that it had learn of its end themselves.
    thread.on("error", () => {});
    thread.on("exit", () => {
      clearTimeout(this.#idle.get(thread));
      this.#idle.delete(thread);
      this.#threads.delete(thread);
    });
    return thread;
  }

  #rest(thread: Worker): void {
    const end = () => {
      this.#idle.delete(thread);
      // It works no more, and the next question may find none that is ending.
      this.#threads.delete(thread);
      void this.#end(thread);
    };
    thread.unref();
    this.#idle.set(thread, setTimeout(end, IDLE_MS).unref());
  }

  async #end(thread: Worker): Promise<void> {
    if (this.#use.isStoppable) {
      await thread.terminate();
      return;
    }
    // One that has ended already tells nothing more.
    if (thread.threadId === -1) return;
    const ended = once(thread, "exit");
    thread.ref();
    thread.postMessage(null);
    await ended.catch(() => {});
  }
}

/** @throws an error that says why the thread cannot answer, or that it ended */
function ask(thread: Worker, texts: readonly string[]): Promise<Float32Array> {
  return new Promise((resolve, reject) => {
    const settled = (settle: () => void) => {
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    };
    const onMessage = (reply: Reply) =>
      settled(() => ("vectors" in reply ? resolve(reply.vectors) : reject(new Error(reply.fault))));
    const onError = (error: unknown) => settled(() => reject(error));
    const onExit = () => settled(() => reject(new Error("The thread with the model ended.")));
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.postMessage(texts);
  });
}
