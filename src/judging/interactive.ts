/**
 * Judging that somebody waits for: the first documents of a write with `wait_for`, and judgments that answer on read. The process that
 * took the request does it, at priority. A row in `deferred` keeps catch-up off meanwhile and hands the work over should the process die.
 */

import type { Transaction } from "#src/db/database.ts";
import { readDocuments } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { Logger } from "#src/log.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { wake } from "#src/work/wakeups.ts";
import { readAnswers } from "./answers.ts";
import { type CatchUpParts, look } from "./catch-up.ts";
import { nextDue, readDeferred } from "./deferred.ts";
import { dueNow, satisfied } from "./due.ts";
import { type Landed, land } from "./landing.ts";

/** The first documents of a write are judged at priority (the interface's figure). */
export const INTERACTIVE_DOCUMENTS = 16;
/** How long catch-up leaves them to the process that took the write: a dead one's work resumes within this. */
export const INTERACTIVE_HOLD_MS = 30_000;
/** How often a waiting request looks for answers that another process landed. */
const LOOK_EVERY_MS = 100;

const NOTHING: Landed = { units: 0, tokens: 0 };

export class Interactive {
  readonly #parts: CatchUpParts;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  constructor(parts: CatchUpParts, log: Logger) {
    this.#parts = parts;
    this.#log = log;
  }

  /** Judges what these judgments owe these documents, whatever their policy; answers what it billed. Never rejects. */
  async judge(namespace: NamespaceIdentity, documentIds: readonly string[], judgmentIds: ReadonlySet<string>): Promise<Landed> {
    const work = this.#judge(namespace, documentIds, judgmentIds).catch((error: unknown) => {
      // The deferred rows stay, so catch-up answers these documents when they come due.
      this.#log.error({ err: error, namespaceId: namespace.namespaceId }, "judging at priority failed");
      return NOTHING;
    });
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
    return work;
  }

  async #judge(namespace: NamespaceIdentity, documentIds: readonly string[], judgmentIds: ReadonlySet<string>): Promise<Landed> {
    const { db, clock, judge, landings, applicable } = this.#parts;
    const found = await look(this.#parts, namespace, documentIds);
    const asked = found.judgments.filter(({ judgmentId }) => judgmentIds.has(judgmentId));
    const due = dueNow(found.documents, asked, found, clock.now()).map((pair) => pair.due);
    if (due.length === 0 || !(await this.#parts.gate.mayJudge(namespace)).may) return NOTHING;
    const judged = await judge.judge(namespace, due, "interactive", this.#stopping.signal);
    const landed = await db.transaction(async (tx) => {
      const billed = await land(tx, namespace, judged, clock.now(), applicable);
      await wakeForRetries(tx, namespace.namespaceId);
      return billed;
    });
    landings.landed(namespace.namespaceId);
    return landed;
  }

  /** Waits until every judgment has answered every document at its present revision, or can be seen not to; at most `timeoutMs`. */
  async settled(
    namespace: NamespaceIdentity,
    documentIds: readonly string[],
    judgments: readonly Judgment[],
    timeoutMs: number,
  ): Promise<void> {
    const { db, landings } = this.#parts;
    const deadline = performance.now() + timeoutMs;
    while (true) {
      const documents = await readDocuments(db, namespace.namespaceId, documentIds);
      const deferred = await readDeferred(db, namespace.namespaceId, documentIds);
      const stored = await readAnswers(db, namespace.namespaceId, documentIds);
      const left = deadline - performance.now();
      if (left <= 0 || satisfied(documents, judgments, { stored, deferred })) return;
      await landings.next(namespace.namespaceId, Math.min(left, LOOK_EVERY_MS));
    }
  }

  /** Cuts short what has not been sent and waits for what is landing. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }
}

/** Catch-up may have gone to rest until the hold of these documents ends; what failed for now is due earlier. */
async function wakeForRetries(tx: Transaction, namespaceId: number): Promise<void> {
  const due = await nextDue(tx, namespaceId);
  if (due !== null) await wake(tx, "judging", namespaceId, due);
}
