/**
 * Judging that somebody waits for: the first documents of a write with `wait_for`, and judgments that answer on read. The process that
 * took the request does it, at priority. A row in `deferred` keeps catch-up off meanwhile and hands the work over should the process die.
 */

import type { Waited } from "#src/documents/commit.ts";
import { readDocuments } from "#src/documents/documents.ts";
import { isUnforeseen } from "#src/documents/foresight.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Held } from "#src/namespaces/sequence.ts";
import { holdMs } from "#src/work/lease.ts";
import { wake } from "#src/work/wakeups.ts";
import { readAnswers, type StoredAnswer } from "./answers.ts";
import { askedBeside } from "./beside.ts";
import { type CatchUpParts, look } from "./catch-up.ts";
import { Courtesy } from "./courtesy.ts";
import {
  type Deferred,
  dropDeferred,
  type DeferredRow as HoldRow,
  readDeferred,
  type Settled,
  settleDeferred,
} from "./deferred.ts";
import { dueNow, type Pair, satisfied } from "./due.ts";
import type { Claim, Leave } from "./gate.ts";
import { endHoldsAt, takeHolds } from "./holds.ts";
import type { Batch } from "./judge.ts";
import { type Judged, tellLanded } from "./judged.ts";
import { type Landed, land, leaves, total, wakeForLeft } from "./landing.ts";
import { foreseen, landedAnswer, landForeseen } from "./landing-foreseen.ts";

/** The first documents of a write are judged at priority (the interface's figure). */
export const INTERACTIVE_DOCUMENTS = 16;
/** How often a waiting request looks for answers that another process landed. */
const LOOK_EVERY_MS = 100;

/** So often is a hold prolonged within its time while its documents are being judged, however long the engine takes. */
const PROLONGATIONS = 3;

/** What judging somebody waits for has come to. */
export interface Judging extends Landed {
  /** Whether nothing of what was asked is left to others, so that nothing more is to be waited for. */
  whole: boolean;
  /** All answers that were asked, as they have landed, where all of them are fresh; absent where they are to be read. */
  answers?: readonly StoredAnswer[];
}

/** Documents that a write has committed, and that this process judges for whoever waits. */
export interface Written {
  documentIds: readonly string[];
  judgments: readonly Judgment[];
  /** Asked along with these; what they cost is not told. */
  beside: readonly Judgment[];
  revision: number;
  /** What the commit knows of them, where it tells. */
  waited?: Waited | undefined;
  /** By the process's own time a moment before the commit. */
  at: number;
}

const FREE: Leave = { may: true };
const NOTHING: Judging = { units: 0, tokens: 0, whole: true };

export class Interactive {
  /** Who makes way for it. */
  readonly courtesy = new Courtesy();
  readonly #parts: CatchUpParts;
  readonly #landed: (namespaceId: number, sequence: number) => void;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<unknown>>();
  /** What this process is judging: requests that were committed together may wait for the same. */
  readonly #asked = new Set<string>();

  /** @param landed is told the sequence of what has landed as foreseen */
  constructor(parts: CatchUpParts, landed: (namespaceId: number, sequence: number) => void) {
    this.#parts = parts;
    this.#landed = landed;
  }

  /**
   * Judges what a write that waits has made due, which its commit at `revision` has held. A document that was written again since is left to
   * whoever did that. Never rejects.
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
        await this.#drop(namespace, needlessHolds({ documentIds, judgments, revision }, due));
        return this.#judge(namespace, due, { whole: true, held: waited.held, told });
      }
      const judgmentIds = new Set(judgments.map(({ judgmentId }) => judgmentId));
      const { due: found, holds } = await this.#look(namespace, documentIds, judgmentIds);
      const needless = holds.filter((row) => row.revision === revision && !found.some((pair) => isOf(row, pair)));
      await this.#drop(namespace, needless);
      const mine = found.filter((pair) => isMine(pair, revision));
      return this.#judge(namespace, mine, { whole: found.length === mine.length, told });
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
      return this.#judge(namespace, mine, { whole: held.length === lacking.length, told: judgmentIds });
    });
  }

  /** What is asked along with judgments that a write waits for. */
  beside(waited: readonly Judgment[], all: Iterable<Judgment>): Judgment[] {
    return askedBeside(waited, all, this.#parts.judge.engines);
  }

  async #drop({ namespaceId }: NamespaceIdentity, needless: readonly HoldRow[]): Promise<void> {
    if (needless.length > 0) await this.#parts.db.transaction((tx) => dropDeferred(tx, namespaceId, needless));
  }

  #run(namespace: NamespaceIdentity, work: () => Promise<Judging>): Promise<Judging> {
    const running = work().catch((error: unknown) => {
      // The deferred rows stay, so catch-up answers these documents when they come due.
      this.#parts.log.error({ err: error, namespaceId: namespace.namespaceId }, "judging at priority failed");
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

  /** What is due, and which holds there are: also of judgments that do not apply, where nothing will ever be due. */
  async #look(
    namespace: NamespaceIdentity,
    documentIds: readonly string[],
    judgmentIds: ReadonlySet<string>,
  ): Promise<{ due: Pair[]; holds: Deferred[] }> {
    const found = await look(this.#parts, namespace, documentIds);
    const asked = found.judgments.filter(({ judgmentId }) => judgmentIds.has(judgmentId));
    const holds = found.deferred.filter(({ reason, judgment_id }) => reason === "interactive" && judgmentIds.has(judgment_id));
    return { due: dueNow(found.documents, asked, found, this.#parts.clock.now()), holds };
  }

  async #hold({ namespaceId }: NamespaceIdentity, pairs: readonly Pair[]): Promise<Pair[]> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    const held = await db.transaction(async (tx) => {
      const until = new Date(now.getTime() + holdMs());
      const held = await takeHolds(tx, namespaceId, pairs.map(settled), { now, until });
      if (held.length > 0) await wake(tx, "judging", namespaceId, until);
      return held;
    });
    return pairs.filter(({ due: { document, judgment } }) =>
      held.some((row) => row.document_id === document.document_id && row.judgment_id === judgment.judgmentId),
    );
  }

  /**
   * @param held as the namespace was held for the commit, where the documents are as that has left them
   * @param told the judgments whose cost is told
   */
  async #judge(
    namespace: NamespaceIdentity,
    pairs: readonly Pair[],
    { whole, held, told }: { whole: boolean; held?: Held; told: ReadonlySet<string> },
  ): Promise<Judging> {
    const { judge, landings, gate, cut } = this.#parts;
    const keyOf = ({ due: { document, judgment } }: Pair) =>
      [namespace.namespaceId, document.document_id, judgment.judgmentId, document.revision].join("\n");
    const mine = pairs.filter((pair) => !this.#asked.has(keyOf(pair)));
    if (mine.length === 0) return { ...NOTHING, whole: whole && pairs.length === 0 };
    const leave = !held || held.budgeted ? await gate.mayJudge(namespace) : FREE;
    if (!leave.may) {
      await this.#leave(namespace, mine);
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
    const prolonging = setInterval(() => void this.#prolong(namespace, mine), holdMs() / PROLONGATIONS);
    try {
      const due = mine.map((pair) => pair.due);
      const judged = await judge.judge(namespace, due, "interactive", this.#stopping.signal, {
        cut,
        ...(leave.shared ? { afford } : {}),
      });
      const left = leave.shared ? mine.filter((pair) => !judged.some((one) => isSame(pair, one))) : [];
      if (left.length > 0) await this.#leave(namespace, left);
      const isForeseen = held && left.length === 0;
      const landed = (isForeseen && (await this.#landForeseen(namespace, judged, held))) || (await this.#land(namespace, judged));
      tellLanded(judged);
      landings.landed(namespace.namespaceId);
      // What waits for an index or a group is catch-up's, and answered as soon as that is built.
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

  /** Has what is held be catch-up's, which judges it as soon as it may and not when the holds would have ended. */
  async #leave({ namespaceId }: NamespaceIdentity, pairs: readonly Pair[]): Promise<void> {
    const { db, clock } = this.#parts;
    const now = clock.now();
    await db.transaction(async (tx) => {
      await endHoldsAt(tx, namespaceId, pairs.map(settled), now);
      await wake(tx, "judging", namespaceId, now);
    });
  }

  async #land(namespace: NamespaceIdentity, judged: readonly Judged[]): Promise<Landed & Pick<Judging, "answers">> {
    const { db, clock, applicable } = this.#parts;
    return db.transaction(async (tx) => {
      const landing = land(tx, namespace, judged, clock, applicable);
      if (leaves(judged)) {
        await landing;
        await wakeForLeft(tx, namespace.namespaceId);
      }
      return landing;
    });
  }

  /** Null where it is not as foreseen, and nothing has landed. */
  async #landForeseen(
    namespace: NamespaceIdentity,
    judged: readonly Judged[],
    held: Held,
  ): Promise<(Landed & Pick<Judging, "answers">) | null> {
    const at = this.#parts.clock.now();
    const expected = foreseen(held, judged, at);
    if (expected === null) return null;
    try {
      const sent = await this.#parts.db.transaction(async (tx) => landForeseen(tx, namespace, expected, at));
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

  async #prolong({ namespaceId }: NamespaceIdentity, pairs: readonly Pair[]): Promise<void> {
    const { db, clock, log } = this.#parts;
    const until = new Date(clock.now().getTime() + holdMs());
    await endHoldsAt(db, namespaceId, pairs.map(settled), until).catch((error: unknown) =>
      log.warn({ err: error, namespaceId }, "prolonging a hold failed"),
    );
  }

  /**
   * Waits for what is judged here, and then, where that was not the whole of it, until every judgment has answered every document at its present
   * revision, or can be seen not to; at most `timeoutMs`. Answers what was judged here, where that has ended.
   */
  async ended(
    judging: Promise<Judging>,
    namespace: NamespaceIdentity,
    { documentIds, judgments }: { documentIds: readonly string[]; judgments: readonly Judgment[] },
    timeoutMs: number,
  ): Promise<Judging | null> {
    const deadline = performance.now() + timeoutMs;
    const judged = await atMost(judging, timeoutMs);
    if (judged && !judged.whole) await this.#settled(namespace, documentIds, judgments, deadline);
    return judged;
  }

  async #settled(
    { namespaceId }: NamespaceIdentity,
    documentIds: readonly string[],
    judgments: readonly Judgment[],
    deadline: number,
  ): Promise<void> {
    const { db, landings } = this.#parts;
    while (true) {
      const documents = await readDocuments(db, namespaceId, documentIds);
      const deferred = await readDeferred(db, namespaceId, documentIds);
      const stored = await readAnswers(db, namespaceId, documentIds);
      const left = deadline - performance.now();
      if (left <= 0 || satisfied(documents, judgments, { stored, deferred })) return;
      await landings.next(namespaceId, Math.min(left, LOOK_EVERY_MS));
    }
  }

  /** Cuts short what has not been sent and waits for what is landing. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }
}

/** Null where it takes longer. */
async function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
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

/** The holds that a commit took on documents and judgments that nothing is due of: those that do not apply, or documents that are gone. */
function needlessHolds(
  { documentIds, judgments, revision }: Pick<Written, "documentIds" | "judgments" | "revision">,
  due: readonly Pair[],
): HoldRow[] {
  const holds = documentIds.flatMap((document_id) =>
    judgments.map(
      ({ judgmentId }): HoldRow => ({ document_id, judgment_id: judgmentId, reason: "interactive", revision, mark: null }),
    ),
  );
  return holds.filter((row) => !due.some((pair) => isOf(row, pair)));
}

function isOf(row: HoldRow, { due: { document, judgment } }: Pair): boolean {
  return row.document_id === document.document_id && row.judgment_id === judgment.judgmentId;
}

function isSame({ due: one }: Pick<Pair, "due">, { due: other }: Pick<Pair, "due">): boolean {
  return one.document.document_id === other.document.document_id && one.judgment.judgmentId === other.judgment.judgmentId;
}

function settled({ due: { document, judgment } }: Pair): Settled {
  return { documentId: document.document_id, judgmentId: judgment.judgmentId, revision: document.revision };
}
