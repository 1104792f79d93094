/**
 * Requests on their way to one engine: no more in flight than it allows, those that somebody waits for before those that nobody does, and
 * those of jobs after all others.
 */
import type { Engine, EngineRequest, EngineResult } from "./engine.ts";
import { soundResult } from "./engine-reply.ts";

/** The first goes first. */
const PRIORITIES = ["interactive", "catch-up", "bulk"] as const;

export type Priority = (typeof PRIORITIES)[number];

interface Queued {
  request: EngineRequest;
  signal: AbortSignal;
  resolve(result: EngineResult): void;
}

const CANCELLED: EngineResult = {
  ok: false,
  failure: { code: "cancelled", message: "The server was stopping.", retryable: true },
};

export class Dispatch {
  readonly engine: Engine;
  readonly #waiting: Record<Priority, Queued[]> = { interactive: [], "catch-up": [], bulk: [] };
  #inFlight = 0;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** The engine's word on a request; never rejects. */
  async evaluate(request: EngineRequest, priority: Priority, signal: AbortSignal): Promise<EngineResult> {
    return new Promise((resolve) => {
      this.#waiting[priority].push({ request, signal, resolve });
      this.#next();
    });
  }

  #next(): void {
    while (this.#inFlight < this.engine.limits.concurrency) {
      const next = PRIORITIES.find((priority) => this.#waiting[priority].length > 0);
      if (!next) return;
      const queued = this.#waiting[next].shift()!;
      this.#inFlight += 1;
      void this.#send(queued);
    }
  }

  async #send({ request, signal, resolve }: Queued): Promise<void> {
    resolve(signal.aborted ? CANCELLED : await this.#ask(request, signal));
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

/** The engines that are configured, and what each of the others lacks. */
export class Engines {
  readonly #dispatches = new Map<string, Dispatch>();
  readonly #missing: ReadonlyMap<string, string>;

  constructor(engines: Iterable<Engine>, missing: ReadonlyMap<string, string>) {
    for (const engine of engines) this.#dispatches.set(engine.name, new Dispatch(engine));
    this.#missing = missing;
  }

  get(name: string): Dispatch | undefined {
    return this.#dispatches.get(name);
  }

  /** Why an engine cannot be used, and what would mend it; null where it can. */
  whyNot(name: string): string | null {
    if (this.#dispatches.has(name)) return null;
    const variable = this.#missing.get(name);
    const configured = [...this.#dispatches.keys()].join(", ");
    return variable
      ? `the engine "${name}" is not configured on this server: set ${variable}; configured are: ${configured}`
      : `there is no engine "${name}"; configured are: ${configured}`;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#dispatches.values()].map(({ engine }) => engine.close()));
  }
}
