/**
 * Judging that a caller waits for: the first documents of a write with `wait_for`, and judgments with policy `on_read`. The process that
 * received the request judges them itself, at high priority. A row in `deferred` is its lease on the document: catch-up leaves the document
 * alone until the lease ends. If the process crashes, catch-up takes over then.
 */

import { setAside } from "#src/foundation/db/caller.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { Courtesy } from "#src/foundation/jobs/courtesy.ts";
import { holdMs, onceAtATime } from "#src/foundation/queue/lease.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import { dueNow, isOverForReader, type Pair, satisfied } from "#src/judging/asking/due.ts";
import { isHalfway, type Judged, tellLanded, tellLost } from "#src/judging/asking/judged.ts";
import type { CatchUpParts } from "#src/judging/catch-up/catch-up-parts.ts";
import { look } from "#src/judging/catch-up/look.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { type Landed, land, leaves, total, wakeForLeft } from "#src/judging/landing/landing.ts";
import { foreseen, landedAnswer, landForeseen } from "#src/judging/landing/landing-foreseen.ts";
import { readAnswers, type StoredAnswer } from "#src/records/answers/answers.ts";
import {
  type Deferred,
  dropDeferred,
  type DeferredRow as HoldRow,
  readDeferred,
  type Settled,
  settleDeferred,
} from "#src/records/answers/deferred.ts";
import { endHoldsAt, prolongHolds, takeHolds } from "#src/records/answers/holds.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import type { Claim, Leave } from "#src/records/budgets/judging-gate.ts";
import type { Waited } from "#src/records/documents/commit.ts";
import { BYTES_AT_ONCE, readFields } from "#src/records/documents/documents.ts";
import { isUnforeseen } from "#src/records/documents/foresight.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { holdNamespace, type Locked } from "#src/records/namespaces/sequence.ts";
import { atMost } from "./at-most.ts";
import { askedBeside } from "./beside.ts";
import { isMine, isOf, isSame, needlessHolds, settled, settledOf } from "./holds.ts";

/** How many documents of a write are judged at high priority. The interface defines this number. */
export const INTERACTIVE_DOCUMENTS = 16;
/** How often a waiting request checks for answers that another process stored. */
const LOOK_EVERY_MS = 100;

/** A lease is renewed this many times per lease period while its documents are being judged, however long the engine takes. */
const PROLONGATIONS = 3;

/** The result of judging that a caller waits for. */
export interface Judging extends Landed {
  /** Whether this process judged everything that was asked, so that the caller need not wait for others. */
  whole: boolean;
  /** All answers as stored, if all of them are fresh. If absent, the caller must read them. */
  answers?: readonly StoredAnswer[];
}

/** Documents that a write has committed and that this process judges for the waiting caller. Catch-up judges those beyond 64 MB. */
export interface Written {
  documentIds: readonly string[];
  judgments: readonly Judgment[];
  /** Judgments that are asked in the same requests. Their cost is not reported to the caller. */
  beside: readonly Judgment[];
  revision: number;
  /** What the commit already read about these documents, if available. */
  waited?: Waited | undefined;
  /** A moment just before the commit, on the process's monotonic clock. */
  at: number;
}

/** What a caller waits for. */
export interface Awaited {
  documentIds: readonly string[];
  judgments: readonly Judgment[];
  /** It does not wait for catch-up, which may have to wait for an index or a group itself. */
  reads?: boolean;
}

const FREE: Leave = { may: true };
const NOTHING: Judging = { units: 0, tokens: 0, whole: true };

export class Interactive {
  /** Makes other work yield to judging at high priority. */
  readonly courtesy = new Courtesy();
  readonly #parts: CatchUpParts;
  readonly #landed: (namespaceId: number, sequence: number) => void;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<unknown>>();
  /** What this process is judging now. Requests that were committed together may wait for the same pairs. */
  readonly #asked = new Set<string>();

  /** @param landed is called with the sequence at which an optimistic commit of answers was made */
  constructor(parts: CatchUpParts, landed: (namespaceId: number, sequence: number) => void) {
    this.#parts = parts;
    this.#landed = landed;
  }

  /**
   * Judges what a waiting write has made due. Its commit at `revision` took the leases. If a document was written again since, the later
   * writer is responsible. Never rejects.
   */
  judgeWritten(
    namespace: NamespaceIdentity,
    { documentIds, judgments: awaited, beside, revision, waited, at }: Written,
  ): Promise<Judging> {
    const judgments = [...awaited, ...beside];
    const told = new Set(awaited.map(({ judgmentId }) => judgmentId));
    return this.#run(namespace, async () => {
      if (waited) {
        const due = dueNow(waited.documents, judgments, { ...waited, at }, this.#parts.clock.now());
        const needless = needlessHolds({ documentIds, judgments, revision }, due);
        return this.#whileGivingUp(namespace, { needless, left: [] }, () =>
          this.#judge(namespace, due, { whole: true, held: waited.held, told }),
        );
      }
      const judgmentIds = new Set(judgments.map(({ judgmentId }) => judgmentId));
      const { due: found, holds, left } = await this.#look(namespace, documentIds, judgmentIds);
      const taken = holds.filter((row) => row.revision === revision);
      const needless = taken.filter((row) => !left.has(row.document_id) && !found.some((pair) => isOf(row, pair)));
      const tooLarge = taken.filter((row) => left.has(row.document_id)).map(settledOf);
      const mine = found.filter((pair) => isMine(pair, revision));
      return this.#whileGivingUp(namespace, { needless, left: tooLarge }, () =>
        this.#judge(namespace, mine, { whole: left.size === 0 && found.length === mine.length, told }),
      );
    });
  }

  /** Judges what is missing for a document that is read, unless another process is judging it. Never rejects. */
  judgeRead(namespace: NamespaceIdentity, documentId: string, judgmentIds: ReadonlySet<string>): Promise<Judging> {
    return this.#run(namespace, async () => {
      const lacking = await this.#due(namespace, [documentId], judgmentIds);
      if (lacking.length === 0) return NOTHING;
      const held = await this.#hold(namespace, lacking);
      // The previous lease holder may have stored an answer after we read and before we took the lease. So read again.
      const found = held.length === 0 ? [] : await this.#due(namespace, [documentId], judgmentIds);
      const mine = found.filter((pair) => held.some((one) => isSame(one, pair)));
      const needless = held.filter((one) => !mine.some((pair) => isSame(one, pair)));
      if (needless.length > 0)
        await this.#holding(namespace, (tx) => settleDeferred(tx, namespace.namespaceId, needless.map(settled)));
      return this.#judge(namespace, mine, { whole: held.length === lacking.length, told: judgmentIds });
    });
  }

  /** Judgments that share the requests of those that a write waits for. */
  beside(waited: readonly Judgment[], all: Iterable<Judgment>): Judgment[] {
    return askedBeside(waited, all, this.#parts.judge.engines);
  }

  /**
   * Gives up holds while it judges. They wait for the namespace's lock, which a commit may have for long, and the engine is not asked later for
   * that. If this fails, they end by themselves.
   */
  async #whileGivingUp(
    namespace: NamespaceIdentity,
    { needless, left }: { needless: readonly HoldRow[]; left: readonly Settled[] },
    judge: () => Promise<Judging>,
  ): Promise<Judging> {
    const { namespaceId } = namespace;
    const givingUp = this.#giveUp(namespace, needless, left).catch((error: unknown) =>
      this.#parts.log.warn(
        { err: error, namespaceId },
        "The lease on documents that a request need not judge could not be ended.",
      ),
    );
    try {
      return await judge();
    } finally {
      await givingUp;
    }
  }

  async #giveUp(namespace: NamespaceIdentity, needless: readonly HoldRow[], left: readonly Settled[]): Promise<void> {
    if (needless.length > 0) await this.#holding(namespace, (tx) => dropDeferred(tx, namespace.namespaceId, needless));
    await this.#leave(namespace, left);
  }

  /** Changes holds under the namespace's lock. */
  #holding<T>({ namespaceId }: NamespaceIdentity, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction((tx) => {
      unawaited(holdNamespace(tx, namespaceId));
      return work(tx);
    });
  }

  #run(namespace: NamespaceIdentity, work: () => Promise<Judging>): Promise<Judging> {
    const running = work().catch((error: unknown) => {
      // The deferred rows stay, so catch-up judges these documents when the rows become due.
      this.#parts.log.error({ err: error, namespaceId: namespace.namespaceId }, "Judging for a waiting request failed.");
      return NOTHING;
    });
    this.#running.add(running);
    this.courtesy.begin(running);
    void running.finally(() => this.#running.delete(running));
    return running;
  }

  async #due(namespace: NamespaceIdentity, documentIds: readonly string[], judgmentIds: ReadonlySet<string>): Promise<Pair[]> {
    return (await this.#look(namespace, documentIds, judgmentIds)).due;
  }

  /**
   * Returns what is due, and all leases. These include leases for judgments that do not apply to the document and so never become due.
   * `left` are documents that were not read, because together with the others they are too large.
   */
  async #look(
    namespace: NamespaceIdentity,
    documentIds: readonly string[],
    judgmentIds: ReadonlySet<string>,
  ): Promise<{ due: Pair[]; holds: Deferred[]; left: ReadonlySet<string> }> {
    const found = await look(this.#parts, namespace, documentIds, BYTES_AT_ONCE);
    const asked = found.judgments.filter(({ judgmentId }) => judgmentIds.has(judgmentId));
    const holds = found.deferred.filter(({ reason, judgment_id }) => reason === "interactive" && judgmentIds.has(judgment_id));
    return { due: dueNow(found.documents, asked, found, this.#parts.clock.now()), holds, left: new Set(found.left) };
  }

  async #hold(namespace: NamespaceIdentity, pairs: readonly Pair[]): Promise<Pair[]> {
    const { namespaceId } = namespace;
    const now = this.#parts.clock.now();
    const held = await this.#holding(namespace, async (tx) => {
      const until = new Date(now.getTime() + holdMs());
      const held = await takeHolds(tx, namespaceId, pairs.map(settled), { now, until });
      if (held.length > 0) await wake(tx, JUDGING, namespaceId, until);
      return held;
    });
    return pairs.filter(({ due: { document, judgment } }) =>
      held.some((row) => row.document_id === document.document_id && row.judgment_id === judgment.judgmentId),
    );
  }

  /**
   * @param held the namespace row as locked by the commit, if the documents are still in the state of that commit
   * @param told the judgments whose cost is reported
   */
  async #judge(
    namespace: NamespaceIdentity,
    pairs: readonly Pair[],
    { whole, held, told }: { whole: boolean; held?: Locked; told: ReadonlySet<string> },
  ): Promise<Judging> {
    const { judge, landings, gate, cut } = this.#parts;
    const keyOf = ({ due: { document, judgment } }: Pair) =>
      [namespace.namespaceId, document.document_id, judgment.judgmentId, document.revision].join("\n");
    const mine = pairs.filter((pair) => !this.#asked.has(keyOf(pair)));
    if (mine.length === 0) return { ...NOTHING, whole: whole && pairs.length === 0 };
    const leave = !held || held.budgeted ? await gate.mayJudge(namespace) : FREE;
    if (!leave.may) {
      await this.#leave(namespace, mine.map(settled));
      return NOTHING;
    }
    const claims: Claim[] = [];
    const afford = async (batches: readonly Batch[]) => {
      const units = batches.map(({ asked }) => asked.reduce((sum, one) => sum + one.units, 0));
      const claim = await gate.claim(namespace, units, this.#stopping.signal);
      claims.push(claim);
      return batches.slice(0, claim.count);
    };
    for (const pair of mine) this.#asked.add(keyOf(pair));
    const prolonging = setInterval(
      onceAtATime(() => this.#prolong(namespace, mine)),
      holdMs() / PROLONGATIONS,
    );
    try {
      const due = mine.map((pair) => pair.due);
      const judged = await judge.judge(namespace, due, "interactive", this.#stopping.signal, {
        cut,
        ...(leave.shared ? { afford } : {}),
      });
      const left = leave.shared ? mine.filter((pair) => !judged.some((one) => !isHalfway(one) && isSame(pair, one))) : [];
      await this.#leave(namespace, left.map(settled));
      const landed = await this.#store(namespace, judged, left.length === 0 ? held : undefined);
      tellLanded(judged);
      landings.landed(namespace.namespaceId);
      // Catch-up will answer what waits for an index or a group, as soon as that is built.
      const all = whole && left.length === 0 && mine.length === pairs.length && judged.every(({ kind }) => kind !== "waiting");
      const { answers } = landed;
      const billed = total(judged.filter(({ due: { judgment } }) => told.has(judgment.judgmentId)));
      return { ...billed, whole: all, ...(all && answers?.length === mine.length ? { answers } : {}) };
    } finally {
      for (const claim of claims) claim.end();
      clearInterval(prolonging);
      for (const pair of mine) this.#asked.delete(keyOf(pair));
    }
  }

  /** Ends the leases now, so that catch-up judges these documents as soon as it may, and not only when the leases would end. */
  async #leave(namespace: NamespaceIdentity, held: readonly Settled[]): Promise<void> {
    if (held.length === 0) return;
    await this.#holding(namespace, (tx) => this.#endHolds(tx, namespace, held));
  }

  async #endHolds(tx: Transaction, { namespaceId }: NamespaceIdentity, held: readonly Settled[]): Promise<void> {
    const now = this.#parts.clock.now();
    await endHoldsAt(tx, namespaceId, held, now);
    await wake(tx, JUDGING, namespaceId, now);
  }

  async #store(
    namespace: NamespaceIdentity,
    judged: readonly Judged[],
    held: Locked | undefined,
  ): Promise<Landed & Pick<Judging, "answers">> {
    try {
      return (held && (await this.#landForeseen(namespace, judged, held))) || (await this.#land(namespace, judged));
    } catch (error) {
      tellLost(judged);
      throw error;
    }
  }

  async #land(namespace: NamespaceIdentity, judged: readonly Judged[]): Promise<Landed & Pick<Judging, "answers">> {
    return this.#parts.db.transaction(async (tx) => {
      const landed = await land(tx, this.#parts, namespace, judged);
      if (leaves(judged)) await wakeForLeft(tx, namespace.namespaceId);
      if (landed.late) await this.#endHolds(tx, namespace, landed.late);
      return landed;
    });
  }

  /** Tries an optimistic commit. Returns null if its assumptions do not hold; then nothing was stored. */
  async #landForeseen(
    namespace: NamespaceIdentity,
    judged: readonly Judged[],
    held: Locked,
  ): Promise<(Landed & Pick<Judging, "answers">) | null> {
    const at = this.#parts.clock.now();
    const expected = foreseen(held, judged, at);
    if (expected === null) return null;
    try {
      const sent = await this.#parts.db.transaction(async (tx) => landForeseen(tx, this.#parts, namespace, expected, at));
      const [raised] = await sent.raised;
      this.#landed(namespace.namespaceId, raised!.sequence);
      const billed = total(judged);
      if ((await sent.fresh) < judged.length) return billed;
      return { ...billed, answers: expected.answered.map((one) => landedAnswer(one, raised!.sequence, at)) };
    } catch (error) {
      if (isUnforeseen(error)) return null;
      throw error;
    }
  }

  async #prolong(namespace: NamespaceIdentity, pairs: readonly Pair[]): Promise<void> {
    const { namespaceId } = namespace;
    const until = new Date(this.#parts.clock.now().getTime() + holdMs());
    const prolonged = this.#parts.db.transaction((tx) => prolongHolds(tx, namespaceId, pairs.map(settled), until));
    await prolonged.catch((error: unknown) =>
      this.#parts.log.warn({ err: error, namespaceId }, "The lease on documents that a request waits for could not be renewed."),
    );
  }

  /**
   * Waits for the judging of this process. If it did not cover everything, waits for others too, for at most `timeoutMs`. The wait ends
   * when every judgment has answered every document at its current revision, or certainly will not. For a read, it also ends when only
   * catch-up can answer. Returns what was judged here, if that has finished.
   */
  async ended(
    judging: Promise<Judging>,
    namespace: NamespaceIdentity,
    awaited: Awaited,
    timeoutMs: number,
  ): Promise<Judging | null> {
    setAside();
    const deadline = performance.now() + timeoutMs;
    const judged = await atMost(judging, timeoutMs);
    if (judged && !judged.whole) await this.#settled(namespace, awaited, deadline);
    return judged;
  }

  async #settled(
    { namespaceId }: NamespaceIdentity,
    { documentIds, judgments, reads = false }: Awaited,
    deadline: number,
  ): Promise<void> {
    const { db, landings } = this.#parts;
    const isOver = reads ? isOverForReader : satisfied;
    while (true) {
      const documents = await readFields(db, namespaceId, documentIds);
      const deferred = await readDeferred(db, namespaceId, documentIds);
      const stored = await readAnswers(db, namespaceId, documentIds);
      const left = deadline - performance.now();
      if (left <= 0 || isOver(documents, judgments, { stored, deferred })) return;
      await landings.next(namespaceId, Math.min(left, LOOK_EVERY_MS));
    }
  }

  /** Resolves when nothing that a caller asked for is under way, whether or not the caller still waits. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Drops requests that were not sent and waits until outcomes on their way are stored. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }
}
