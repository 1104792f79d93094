/**
 * Vectors of texts, from threads that have the model. They start with the first question, take turns of a few texts, and end when they are
 * idle: each takes about 150 MB. Vectors are kept by text, so that several questions about one document, and a document that changed in one
 * place, take what is new alone.
 */
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { DIMENSIONS } from "./model.ts";

/** Null if the model cannot read the text. */
export type Vector = Float32Array | null;

/** The most vectors that are kept, of 2 kB each. */
const MOST_KEPT = 8_192;
/** Texts of one turn of a thread: less than a second of work, after which others and aborts are looked at. */
const TURN = 32;
const IDLE_MS = 60_000;

interface Waiting {
  /** How many callers wait for it. Nobody encodes a text that nobody wants any more. */
  wanted: number;
  promise: Promise<Vector>;
  settle: { resolve(vector: Vector): void; reject(reason: unknown): void };
}

type Reply = { vectors: Float32Array } | { fault: string };

export class Encoder {
  readonly #most: number;
  readonly #kept = new LRUCache<string, { vector: Vector }>({ max: MOST_KEPT });
  /** By text; those that no thread has begun are first in `#queue`. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #queue: string[] = [];
  readonly #threads = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #closed = false;

  /** @param most threads at once */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Vectors in the order of the texts.
   * @throws the signal's reason; or an error if a thread died or cannot load the model
   */
  async vectors(texts: readonly string[], signal: AbortSignal): Promise<Vector[]> {
    signal.throwIfAborted();
    const wanted = new Map<string, Waiting>();
    for (const text of texts) if (!wanted.has(text) && !this.#kept.has(text)) wanted.set(text, this.#want(text));
    const known = new Map(texts.map((text) => [text, this.#kept.get(text)?.vector ?? null]));
    if (wanted.size === 0) return texts.map((text) => known.get(text) ?? null);
    this.#assign();
    const aborted = Promise.withResolvers<never>();
    const giveUp = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", giveUp);
    try {
      const found = Promise.all([...wanted].map(async ([text, { promise }]) => [text, await promise] as const));
      for (const [text, vector] of await Promise.race([found, aborted.promise])) known.set(text, vector);
      return texts.map((text) => known.get(text) ?? null);
    } finally {
      signal.removeEventListener("abort", giveUp);
      for (const waiting of wanted.values()) waiting.wanted--;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
    this.#kept.clear();
  }

  #want(text: string): Waiting {
    const known = this.#waiting.get(text);
    if (known) {
      known.wanted++;
      return known;
    }
    const { promise, resolve, reject } = Promise.withResolvers<Vector>();
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
    while (turn.length < TURN && this.#queue.length > 0) {
      const text = this.#queue.shift()!;
      if (this.#waiting.get(text)!.wanted > 0) turn.push(text);
      else this.#waiting.delete(text);
    }
    return turn;
  }

  async #encode(thread: Worker, turn: readonly string[]): Promise<void> {
    try {
      const vectors = await ask(thread, turn);
      for (const [at, text] of turn.entries()) {
        const own = vectors.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS);
        const vector = own.some((number) => number !== 0) ? own : null;
        this.#kept.set(text, { vector });
        this.#waiting.get(text)!.settle.resolve(vector);
      }
      this.#rest(thread);
    } catch (error) {
      for (const text of turn) this.#waiting.get(text)!.settle.reject(error);
      this.#threads.delete(thread);
      void thread.terminate();
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
    if (this.#threads.size >= this.#most) return null;
    const thread = new Worker(new URL("./encoder-thread.ts", import.meta.url), { name: "embedding", execArgv: [] });
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
      void thread.terminate();
    };
    thread.unref();
    this.#idle.set(thread, setTimeout(end, IDLE_MS).unref());
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
