/**
 * Requests on their way to one engine: no more in flight than it allows, those that somebody waits for before those that nobody does,
 * those of jobs after all others, and among each the namespaces in turn: one with a million documents to judge keeps no other waiting.
 */
import type { Engine, EngineRequest, EngineResult } from "./engine.ts";
import { soundResult } from "./engine-reply.ts";

/** The first goes first. */
const PRIORITIES = ["interactive", "catch-up", "bulk"] as const;

export type Priority = (typeof PRIORITIES)[number];

/** How a request is sent. */
export interface Way {
  /** Called when it is its turn: it is sent where this answers true. Never rejects. */
  sending?(): Promise<boolean>;
  /** Cuts short what has been sent; where absent the signal that keeps it from being sent. */
  cut?: AbortSignal;
}

/** Where a request queues: with those of its namespace. */
export interface Lane extends Way {
  priority: Priority;
  of: number;
}

interface Queued extends Way {
  request: EngineRequest;
  signal: AbortSignal;
  resolve(result: EngineResult): void;
  priority: Priority;
}

const CANCELLED: EngineResult = {
  ok: false,
  failure: { code: "cancelled", message: "The server was stopping.", retryable: true },
};

/** Queues by namespace, served in turn. */
class Turns {
  readonly #queues = new Map<number, Queued[]>();

  get empty(): boolean {
    return this.#queues.size === 0;
  }

  push(of: number, queued: Queued): void {
    const queue = this.#queues.get(of);
    if (queue) queue.push(queued);
    else this.#queues.set(of, [queued]);
  }

  shift(): Queued | undefined {
    const [next] = this.#queues;
    if (!next) return undefined;
    const [of, queue] = next;
    const queued = queue.shift();
    // To the end of the line, or out of it.
    this.#queues.delete(of);
    if (queue.length > 0) this.#queues.set(of, queue);
    return queued;
  }
}

export class Dispatch {
  readonly engine: Engine;
  readonly #waiting: Record<Priority, Turns> = {
    interactive: new Turns(),
    "catch-up": new Turns(),
    bulk: new Turns(),
  };
  /** Those that have not been sent. */
  readonly #queued = new Map<EngineRequest, Queued>();
  #inFlight = 0;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The engine's word on a request; never rejects. */
  async evaluate(request: EngineRequest, { priority, of, ...way }: Lane, signal: AbortSignal): Promise<EngineResult> {
    return new Promise((resolve) => {
      const queued: Queued = { request, signal, resolve, priority, ...way };
      this.#queued.set(request, queued);
      this.#waiting[priority].push(of, queued);
      this.#next();
    });
  }

  /** Serves a request that is still queued no later than this lane: somebody else waits for it who may not wait as long. */
  raise(request: EngineRequest, { priority, of }: Lane): void {
    const queued = this.#queued.get(request);
    if (!queued || PRIORITIES.indexOf(queued.priority) <= PRIORITIES.indexOf(priority)) return;
    // It stays in its former queue too, and is passed over there.
    queued.priority = priority;
    this.#waiting[priority].push(of, queued);
  }

  #next(): void {
    while (this.#inFlight < this.engine.limits.concurrency) {
      const next = PRIORITIES.find((priority) => !this.#waiting[priority].empty);
      if (!next) return;
      const queued = this.#waiting[next].shift()!;
      if (!this.#queued.delete(queued.request)) continue;
      this.#inFlight += 1;
      void this.#send(queued);
    }
  }

  async #send({ request, signal, resolve, sending, cut = signal }: Queued): Promise<void> {
    const may = !signal.aborted && (sending === undefined || (await sending()));
    resolve(may ? await this.#ask(request, cut) : CANCELLED);
    this.#inFlight -= 1;
    this.#next();
  }

  async #ask(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    try {
      const [result] = await this.engine.evaluate([request], signal);
      return soundResult(request, result!);
    } catch (error) {
      // An engine answers with failures and does not throw; one that does is at fault, and asking again may mend it.
      const message = `The engine ${this.engine.name} failed: ${error instanceof Error ? error.message : String(error)}`;
      return soundResult(request, { ok: false, failure: { code: "malformed", message, retryable: true } });
    }
  }
}
