/**
 * Lands outcomes as they come in, several in one transaction, for catch-up and for jobs. While one transaction is under way the next gathers.
 *
 * An outage of the database is waited out, so that no engine is asked twice for it. Anything else that the store refuses is one document's
 * fault: its outcomes fail (`internal`) and all others land.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Overtaken } from "#src/db/positions.ts";
import { ServiceError } from "#src/errors.ts";
import type { Logger } from "#src/log.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { failed, faultFailure, type Judged, tellLanded } from "./judged.ts";
import type { Landings } from "./landings.ts";
import type { Entry } from "./track.ts";

/** So many outcomes land without waiting for more. */
const ENOUGH = 192;
/** So many land in one transaction. */
const MOST = 512;
/** Outcomes wait for others so long, where others are on their way. */
const GATHER_MS = 50;
const OUTAGE_PAUSE_MS = 250;

/** Outcomes of one document. */
export interface Outcomes {
  readonly judged: readonly Judged[];
  /** What they are a part of; null of what was deferred. */
  readonly entry: Entry | null;
  /** Called when they have landed, with what has. */
  landed(judged: readonly Judged[]): void;
}

export interface LanderParts {
  log: Logger;
  landings: Landings;
  namespace: NamespaceIdentity;
  signal: AbortSignal;
  /** Lands outcomes in one transaction. */
  commit(judged: readonly Judged[]): Promise<void>;
  /** Whether there is something to commit beside outcomes. */
  behind(): boolean;
  /** Whether nothing more is on its way. */
  idle(): boolean;
  /** Called after each landing; with an error where there will be no other. */
  after(error?: unknown): void;
}

export class Lander {
  readonly #parts: LanderParts;
  #waiting: Outcomes[] = [];
  #count = 0;
  #landing = false;
  #ended = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: LanderParts) {
    this.#parts = parts;
  }

  /** Whether outcomes wait that are not in the landing under way. */
  get waiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether something waits to land or is landing. */
  get busy(): boolean {
    if (this.#ended) return this.#landing;
    return this.#landing || this.waiting || this.#parts.behind();
  }

  add(outcomes: Outcomes): void {
    this.#waiting.push(outcomes);
    this.#count += outcomes.judged.length;
    this.look();
  }

  /** Lands what waits, now or soon; also a step forward that has nothing to land. */
  look(): void {
    if (this.#landing || this.#ended || !this.busy) return;
    if (this.#count >= ENOUGH || this.#parts.idle()) void this.#land();
    else this.#timer ??= setTimeout(() => void this.#land(), GATHER_MS);
  }

  /** Never rejects. */
  async #land(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#landing = true;
    const outcomes = this.#next();
    let error: unknown;
    try {
      await this.#landAll(outcomes);
    } catch (thrown) {
      this.#ended = true;
      error = thrown;
    }
    this.#landing = false;
    this.look();
    this.#parts.after(error);
  }

  /** What lands next: of much no more than keeps the next landing short. */
  #next(): Outcomes[] {
    let end = 0;
    let count = 0;
    while (end < this.#waiting.length && count < MOST) count += this.#waiting[end++]!.judged.length;
    this.#count -= count;
    return this.#waiting.splice(0, end);
  }

  async #landAll(outcomes: readonly Outcomes[]): Promise<void> {
    try {
      await this.#together(outcomes);
    } catch (error) {
      this.#refused(error);
      for (const one of outcomes) await this.#alone(one);
    }
  }

  async #alone(one: Outcomes): Promise<void> {
    try {
      await this.#together([one]);
    } catch (error) {
      this.#refused(error, one.judged[0]?.due.document.document_id);
      await this.#together([{ ...one, judged: one.judged.map(faulty) }]);
    }
  }

  /** Throws again what is no document's fault. */
  #refused(error: unknown, documentId?: string): void {
    if (error instanceof Overtaken || isOutage(error)) throw error;
    const { log, namespace } = this.#parts;
    const about = { err: error, namespaceId: namespace.namespaceId, ...(documentId === undefined ? {} : { documentId }) };
    log.error(about, documentId === undefined ? "landing answers failed" : "answers to a document could not be stored");
  }

  async #together(outcomes: readonly Outcomes[]): Promise<void> {
    const { landings, namespace } = this.#parts;
    for (const { entry } of outcomes) if (entry) entry.open -= 1;
    try {
      await this.#commit(outcomes.flatMap(({ judged }) => judged));
    } catch (error) {
      for (const { entry } of outcomes) if (entry) entry.open += 1;
      throw error;
    }
    tellLanded(outcomes.flatMap(({ judged }) => judged));
    for (const one of outcomes) one.landed(one.judged);
    landings.landed(namespace.namespaceId);
  }

  async #commit(judged: readonly Judged[]): Promise<void> {
    const { commit, signal } = this.#parts;
    for (;;) {
      try {
        await commit(judged);
        return;
      } catch (error) {
        if (!isOutage(error) || signal.aborted) throw error;
        await sleep(OUTAGE_PAUSE_MS);
      }
    }
  }
}

function faulty({ due }: Judged): Judged {
  return failed(due, due.judgment.definition.engine!.name, null, faultFailure());
}

function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "unavailable";
}
