/**
 * Judging that somebody waits for: the first documents of a write with `wait_for`, and judgments that answer on read. The process that
 * took the request does it, at priority. A row in `deferred` keeps catch-up off meanwhile and hands the work over should the process die.
 */

import type { Transaction } from "#src/db/database.ts";
import { readDocuments } from "#src/documents/documents.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { wake } from "#src/work/wakeups.ts";
import { readAnswers } from "./answers.ts";
import { type CatchUpParts, look } from "./catch-up.ts";
import { nextDue, readDeferred, type Settled, settleDeferred } from "./deferred.ts";
import { dueNow, type Pair, satisfied } from "./due.ts";
import { prolongHolds, takeHolds } from "./holds.ts";
import { type Landed, land } from "./landing.ts";

/** The first documents of a write are judged at priority (the interface's figure). */
export const INTERACTIVE_DOCUMENTS = 16;
/** How long catch-up leaves them to the process that took the write: a dead one's work resumes within this. */
export const INTERACTIVE_HOLD_MS = 30_000;
/** How often a waiting request looks for answers that another process landed. */
const LOOK_EVERY_MS = 100;

/** A hold is prolonged this often while its documents are being judged, however long the engine takes. */
const PROLONG_EVERY_MS = 10_000;

/** What judging somebody waits for has come to. */
export interface Judging extends Landed {
  /** Whether nothing of what was asked is left to others, so that nothing more is to be waited for. */
  whole: boolean;
}

const NOTHING: Judging = { units: 0, tokens: 0, whole: true };

export class Interactive {
  readonly #parts: CatchUpParts;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<unknown>>();
  /** What this process is judging: requests that were committed together may wait for the same. */
  readonly #asked = new Set<string>();

  constructor(parts: CatchUpParts) {
    this.#parts = parts;
  }

  /**
   * Judges what a write that waits has made due, which its commit at `revision` has held. A document that was written again since is left to
   * whoever did that. Never rejects.
   */
  judgeWritten(
    namespace: NamespaceIdentity,
    documentIds: readonly string[],
    judgmentIds: ReadonlySet<string>,
    revision: number,
  ): Promise<Judging> {
    return this.#run(namespace, async () => {
      const found = await this.#due(namespace, documentIds, judgmentIds);
      const mine = found.filter((pair) => isMine(pair, revision));
      return this.#judge(namespace, mine, found.length === mine.length);
    });
  }

  /** Judges what a document that is read lacks, unless another process does already. Never rejects. */
  judgeRead(namespace: NamespaceIdentity, documentId: string, judgmentIds: ReadonlySet<string>): Promise<Judging> {
    return this.#run(namespace, async () => {
      const lacking = await this.#due(namespace, [documentId], judgmentIds);
      if (lacking.length === 0) return NOTHING;
      const held = await this.#hold(namespace, lacking);
      // Whoever held it before may have answered between the look and the hold.
      const found = held.length === 0 ? [] : await this.#due(namespace, [documentId], judgmentIds);
      const mine = found.filter((pair) => held.some((one) => isSame(one, pair)));
      const needless = held.filter((one) => !mine.some((pair) => isSame(one, pair)));
      if (needless.length > 0)
        await this.#parts.db.transaction((tx) => settleDeferred(tx, namespace.namespaceId, needless.map(settled)));
      return this.#judge(namespace, mine, held.length === lacking.length);
    });
  }

  #run(namespace: NamespaceIdentity, work: () => Promise<Judging>): Promise<Judging> {
    const running = work().catch((error: unknown) => {
      // The deferred rows stay, so catch-up answers these documents when they come due.
      this.#parts.log.error({ err: error, namespaceId: namespace.namespaceId }, "judging at priority failed");
      return NOTHING;
    });
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
    return running;
  }

  async #due(namespace: NamespaceIdentity, documentIds: readonly string[], judgmentIds: ReadonlySet<string>): Promise<Pair[]> {
    const found = await look(this.#parts, namespace, documentIds);
    const asked = found.judgments.filter(({ judgmentId }) => judgmentIds.has(judgmentId));
    return dueNow(found.documents, asked, found, this.#parts.clock.now());
  }

  async #hold({ namespaceId }: NamespaceIdentity, pairs: readonly Pair[]): Promise<Pair[]> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const held = await db.transaction(async (tx) => {
      const until = new Date(now.getTime() + INTERACTIVE_HOLD_MS);
      const held = await takeHolds(tx, namespaceId, pairs.map(settled), { now, until });
      if (held.length > 0) await wake(tx, "judging", namespaceId, until);
      return held;
    });
    return pairs.filter(({ due: { document, judgment } }) =>
      held.some((row) => row.document_id === document.document_id && row.judgment_id === judgment.judgmentId),
    );
  }

  async #judge(namespace: NamespaceIdentity, pairs: readonly Pair[], whole: boolean): Promise<Judging> {
    const { db, clock, judge, landings, gate, applicable } = this.#parts;
    const keyOf = ({ due: { document, judgment } }: Pair) =>
      [namespace.namespaceId, document.document_id, judgment.judgmentId, document.revision].join("\n");
    const mine = pairs.filter((pair) => !this.#asked.has(keyOf(pair)));
    if (mine.length === 0) return { ...NOTHING, whole: whole && pairs.length === 0 };
    if (!(await gate.mayJudge(namespace)).may) return NOTHING;
    for (const pair of mine) this.#asked.add(keyOf(pair));
    const prolonging = setInterval(() => void this.#prolong(namespace, mine), PROLONG_EVERY_MS);
    try {
      const due = mine.map((pair) => pair.due);
      const judged = await judge.judge(namespace, due, "interactive", this.#stopping.signal);
      const landed = await db.transaction(async (tx) => {
        const landing = land(tx, namespace, judged, clock.now(), applicable);
        if (judged.some(({ kind }) => kind !== "answered" && kind !== "carried")) {
          await landing;
          await wakeForRetries(tx, namespace.namespaceId);
        }
        return landing;
      });
      landings.landed(namespace.namespaceId);
      return { ...landed, whole: whole && mine.length === pairs.length };
    } finally {
      clearInterval(prolonging);
      for (const pair of mine) this.#asked.delete(keyOf(pair));
    }
  }

  async #prolong({ namespaceId }: NamespaceIdentity, pairs: readonly Pair[]): Promise<void> {
    const { db, clock, log } = this.#parts;
    const until = new Date(clock.now().getTime() + INTERACTIVE_HOLD_MS);
    await prolongHolds(db, namespaceId, pairs.map(settled), until).catch((error: unknown) =>
      log.warn({ err: error, namespaceId }, "prolonging a hold failed"),
    );
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
    // Whoever judges here tells; what others judge takes a while as well.
    await landings.next(namespace.namespaceId, Math.min(timeoutMs, LOOK_EVERY_MS));
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

/**
 * The hold is this write's still; and so is the document, or else nobody would judge it soon: its judgment does not answer on write, or waits
 * for it to be quiet.
 */
function isMine({ due: { document, judgment }, waits }: Pair, revision: number): boolean {
  if (!waits.some((row) => row.reason === "interactive" && row.revision === revision)) return false;
  const { policy, debounce_ms } = judgment.freshness;
  return document.revision === revision || policy !== "on_write" || debounce_ms > 0;
}

function isSame({ due: one }: Pair, { due: other }: Pair): boolean {
  return one.document.document_id === other.document.document_id && one.judgment.judgmentId === other.judgment.judgmentId;
}

function settled({ due: { document, judgment } }: Pair): Settled {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision };
}
