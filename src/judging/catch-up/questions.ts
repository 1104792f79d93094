/**
 * The questions that one run sends to engines: one window for each engine, and the record of what was sent (`asking.ts`). The record
 * begins with the first question.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { Asking } from "./asking.ts";
import type { CatchUpParts } from "./catch-up-parts.ts";
import { Window } from "./window.ts";

export interface QuestionsParts extends CatchUpParts {
  namespace: NamespaceIdentity;
  /** Nothing is sent after it aborts. */
  signal: AbortSignal;
  /** Aborts requests that were sent: storing has failed for good, or a shutdown has waited long enough. */
  cutShort: AbortSignal;
  /** Called after each answer. */
  answered(): void;
  failed(error: unknown): void;
}

export class Questions {
  readonly #parts: QuestionsParts;
  readonly #windows = new Map<Batch["dispatch"], Window>();
  #asking: Promise<Asking> | null = null;
  #unanswered = 0;

  constructor(parts: QuestionsParts) {
    this.#parts = parts;
  }

  /** Whether no question waits for an answer. */
  get idle(): boolean {
    return this.#unanswered === 0;
  }

  /** Whether every engine has few questions left. */
  get short(): boolean {
    return [...this.#windows.values()].every(({ short }) => short);
  }

  /** Resolves to the outcomes. They are fewer than the questions if a shutdown cut it short. */
  async ask(batch: Batch): Promise<Judged[]> {
    this.#unanswered += 1;
    const judged = await this.#windowOf(batch.dispatch).ask(batch);
    this.#unanswered -= 1;
    this.#parts.answered();
    return judged;
  }

  /** Removes stored outcomes from the record. */
  landed(judged: readonly Judged[]): void {
    void this.#asking?.then((asking) => asking.landed(judged));
  }

  /** Deletes the record in the transaction that stores its last outcomes. Null if it holds others. Call `ended` after the commit. */
  async endWith(tx: Transaction, judged: readonly Judged[]): Promise<{ ended(): void } | null> {
    const asking = await this.#asking;
    return asking?.isAll(judged) ? asking.end(tx) : null;
  }

  /** Called when the signal has aborted: what was not sent gets no answer. */
  callOff(): void {
    for (const window of this.#windows.values()) window.pump();
  }

  /**
   * Deletes the record if everything is stored. Otherwise it keeps questions that were cut short, because engines have received them.
   * @param isThrough whether the run has no more work
   */
  async end(isThrough: boolean): Promise<void> {
    const asking = await this.#asking?.catch(() => undefined);
    if (!asking?.hasRow) return;
    if (isThrough) await this.#parts.db.transaction((tx) => asking.end(tx));
    else await asking.leave();
  }

  #windowOf(dispatch: Batch["dispatch"]): Window {
    const known = this.#windows.get(dispatch);
    if (known) return known;
    const window = new Window({
      concurrency: dispatch.engine.limits.concurrency,
      signal: this.#parts.signal,
      ask: (batch) => this.#send(batch),
    });
    this.#windows.set(dispatch, window);
    return window;
  }

  /** A request that was sent may still be answered and stored during a shutdown, within the time that a shutdown allows. */
  async #send(batch: Batch): Promise<Judged[]> {
    const { judge, namespace, signal, cutShort, failed } = this.#parts;
    const asker = await this.#begin().catch(failed);
    if (!asker) return [];
    return judge.ask(namespace, batch, "catch-up", signal, { asker, cut: cutShort });
  }

  #begin(): Promise<Asking> {
    const { db, clock, namespace, failed } = this.#parts;
    this.#asking ??= Asking.begin({ db, namespaceId: namespace.namespaceId, asker: READER, now: clock.now(), failed });
    return this.#asking;
  }
}
