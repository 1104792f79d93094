/**
 * The request queue of one engine, with these rules:
 *
 * - It sends no more requests at a time than the engine allows.
 * - Requests that a caller waits for go first, then catch-up, then jobs.
 * - Within a priority, namespaces take turns. A namespace with a million documents to judge does not block the others.
 */
import { setAside } from "#src/foundation/db/caller.ts";
import { carried } from "#src/foundation/tracing/tracing.ts";
import type { Engine, EngineRequest, EngineResult } from "./engine.ts";
import { soundResult } from "./engine-reply.ts";

/** In the order of service. */
const PRIORITIES = ["interactive", "catch-up", "bulk"] as const;

export type Priority = (typeof PRIORITIES)[number];

/** Hooks for sending a request. */
export interface Way {
  /** Called when it is the request's turn. The request is sent if this resolves to true. Never rejects. */
  sending?(): Promise<boolean>;
  /** Aborts a request that was already sent. If absent, the request's own signal does. */
  cut?: AbortSignal;
}

/** The queue of a request: its priority and its namespace. */
export interface Lane extends Way {
  priority: Priority;
  of: number;
}

/** Whether the first of two lanes is served before the second. */
export function isSooner(one: Pick<Lane, "priority">, other: Pick<Lane, "priority">): boolean {
  return PRIORITIES.indexOf(one.priority) < PRIORITIES.indexOf(other.priority);
}

interface Queued extends Way {
  request: EngineRequest;
  /** Sends it, as a part of the trace that it was queued in. */
  ask(request: EngineRequest, cut: AbortSignal): Promise<EngineResult>;
  signal: AbortSignal;
  resolve(result: EngineResult): void;
  priority: Priority;
}

const CANCELLED: EngineResult = {
  ok: false,
  failure: { code: "cancelled", message: "The server is stopping.", retryable: true },
};

/** Queues by namespace, served in turn (round-robin). */
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
    // Move the namespace to the end of the line, or remove it if its queue is empty.
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
  /** Requests that have not been sent. */
  readonly #queued = new Map<EngineRequest, Queued>();
  #inFlight = 0;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Queues a request and resolves to the engine's result. Never rejects. */
  async evaluate(request: EngineRequest, { priority, of, ...way }: Lane, signal: AbortSignal): Promise<EngineResult> {
    setAside();
    return new Promise((resolve) => {
      const ask = carried((asked: EngineRequest, cut: AbortSignal) => this.#ask(asked, cut));
      const queued: Queued = { request, ask, signal, resolve, priority, ...way };
      this.#queued.set(request, queued);
      this.#waiting[priority].push(of, queued);
      this.#next();
    });
  }

  /** Moves a request that is still queued to this lane if its priority is higher, because another caller needs it sooner. */
  raise(request: EngineRequest, lane: Lane): void {
    const queued = this.#queued.get(request);
    const { priority, of } = lane;
    if (!queued || !isSooner(lane, queued)) return;
    // It also stays in its old queue, which skips it later.
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

  async #send({ request, ask, signal, resolve, sending, cut = signal }: Queued): Promise<void> {
    const may = !signal.aborted && (sending === undefined || (await sending()));
    resolve(may ? await ask(request, cut) : CANCELLED);
    this.#inFlight -= 1;
    this.#next();
  }

  async #ask(request: EngineRequest, signal: AbortSignal): Promise<EngineResult> {
    try {
      const [result] = await this.engine.evaluate([request], signal);
      return soundResult(request, result!);
    } catch (error) {
      // An engine must return failures and not throw. If it throws, that is its fault, and a retry may help.
      const message = `The engine ${this.engine.name} failed: ${error instanceof Error ? error.message : String(error)}`;
      return soundResult(request, { ok: false, failure: { code: "malformed", message, retryable: true } });
    }
  }
}
