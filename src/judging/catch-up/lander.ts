/**
 * Stores outcomes in batches (group commit), for catch-up and for jobs. While one transaction runs, the next batch gathers. If the database
 * is down, the lander waits, so that no engine is asked twice. Any other error is the fault of one document. The outcomes of that document
 * fail with `internal`, and all others are stored.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Overtaken } from "#src/foundation/db/positions.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import { failed, faultFailure, type Judged, tellLanded, tellLost } from "#src/judging/asking/judged.ts";
import type { Landings } from "#src/judging/landing/landings.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { Entry } from "./track.ts";

/** This many outcomes are stored without waiting for more. */
const ENOUGH = 192;
/** One transaction takes no more documents when it has this many outcomes. */
const MOST = 512;
/** How long outcomes wait for others that are on their way. */
const GATHER_MS = 50;
const OUTAGE_PAUSE_MS = 250;

/** Outcomes of one document. */
export interface Landable {
  readonly judged: readonly Judged[];
  /** The feed entry that they belong to. Null for deferred work. */
  readonly entry: Entry | null;
  /** Called with the outcomes that were stored. */
  landed(judged: readonly Judged[]): void;
}

export interface LanderParts {
  log: Logger;
  landings: Landings;
  namespace: NamespaceIdentity;
  signal: AbortSignal;
  /** Stores outcomes in one transaction. */
  commit(judged: readonly Judged[]): Promise<void>;
  /** Whether the offset can advance even without outcomes. */
  behind(): boolean;
  /** Whether no more outcomes are on their way. */
  idle(): boolean;
  /** Called after each transaction. With an error, there will be no further one. */
  after(error?: unknown): void;
}

export class Lander {
  readonly #parts: LanderParts;
  #waiting: Landable[] = [];
  #count = 0;
  #landing = false;
  #ended = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: LanderParts) {
    this.#parts = parts;
  }

  /** Whether outcomes wait that are not in the running transaction. */
  get waiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether something waits to be stored or is being stored. */
  get busy(): boolean {
    if (this.#ended) return this.#landing;
    return this.#landing || this.waiting || this.#parts.behind();
  }

  add(outcomes: Landable): void {
    if (this.#ended) tellLost(outcomes.judged);
    this.#waiting.push(outcomes);
    this.#count += outcomes.judged.length;
    this.look();
  }

  /** Starts a transaction now or soon, if there are outcomes or the offset can advance. */
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
      // Those of this batch that were stored know it, and are not lost.
      for (const { judged } of [...outcomes, ...this.#waiting]) tellLost(judged);
    }
    this.#landing = false;
    this.look();
    this.#parts.after(error);
  }

  /** The next batch. It is limited so that the transaction stays short. */
  #next(): Landable[] {
    let end = 0;
    let count = 0;
    while (end < this.#waiting.length && count < MOST) count += this.#waiting[end++]!.judged.length;
    this.#count -= count;
    return this.#waiting.splice(0, end);
  }

  async #landAll(outcomes: readonly Landable[]): Promise<void> {
    try {
      await this.#together(outcomes);
    } catch (error) {
      this.#refused(error);
      for (const one of outcomes) await this.#alone(one);
    }
  }

  async #alone(one: Landable): Promise<void> {
    try {
      await this.#together([one]);
    } catch (error) {
      this.#refused(error, one.judged[0]?.due.document.document_id);
      tellLost(one.judged);
      await this.#together([{ ...one, judged: one.judged.map(faulty) }]);
    }
  }

  /** Rethrows errors that are not one document's fault. */
  #refused(error: unknown, documentId?: string): void {
    if (error instanceof Overtaken || isOutage(error)) throw error;
    const { log, namespace } = this.#parts;
    const about = { err: error, namespaceId: namespace.namespaceId, ...(documentId === undefined ? {} : { documentId }) };
    log.error(
      about,
      documentId === undefined ? "Answers could not be stored." : "The answers of one document could not be stored.",
    );
  }

  async #together(outcomes: readonly Landable[]): Promise<void> {
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
