/**
 * The judging of one namespace while there is work. Pages of changes and deferred work are read, compiled, asked and stored concurrently.
 * So the engine is always kept busy. Neither the database nor the slowest answer of a page delays the next page.
 *
 *   commits ─┐
 *            ├─ look ─ due ─ compile ─┬─ nothing new to ask ─────────────┬─ lander: answers, log, usage and offset
 *   deferred ┘                        └─ window ─ engine ─ outcomes ─────┘
 *
 * Each document is in flight only once. A later change of it is read when the earlier work is stored. The consumer's offset stays before
 * the first document that is not stored. After a crash the next worker starts at this offset and skips what was already stored beyond it.
 * It also knows what had been sent to engines (`asking.ts`).
 */
import { advance, type Place, type Stand } from "#src/foundation/db/positions.ts";
import type { Turn } from "#src/foundation/queue/worker.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import { nextPage, PAGE_DOCUMENTS, type Page } from "#src/judging/asking/commits.ts";
import { defer } from "#src/judging/asking/deferrals.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { waves } from "#src/judging/asking/judge.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { land } from "#src/judging/landing/landing.ts";
import { dropDeferred, nextDue, postpone, readDue } from "#src/records/answers/deferred.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { Asking } from "./asking.ts";
import type { CatchUpParts } from "./catch-up-parts.ts";
import { dueDeferred } from "./due-deferred.ts";
import { dueOnWrite } from "./due-on-write.ts";
import { Hands } from "./hands.ts";
import { Lander } from "./lander.ts";
import { look } from "./look.ts";
import { type Entry, Track } from "./track.ts";
import { Window } from "./window.ts";

/** Take more work only while fewer documents than this, and fewer bytes, are in flight. */
const MOST_IN_HAND = 1_536;
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * How many pages are read and compiled concurrently. With more, the first page would be asked and stored no sooner than the last.
 */
const MOST_PREPARED = 2;
/** How often to check for deferred work while there are pages. */
const DEFERRED_EVERY_MS = 250;
/** How often to check for new work while engines are busy and there was none. */
const LOOK_EVERY_MS = 50;

/** A document in flight. */
interface Unit {
  readonly documentId: string;
  readonly entry: Entry;
  /** How many of its outcomes are not stored yet, plus one until all of them are known. */
  left: number;
  release(): void;
}

export class Pipeline {
  readonly #parts: CatchUpParts;
  readonly #namespace: NamespaceIdentity;
  readonly #signal: AbortSignal;
  readonly #turn: Turn;
  readonly #track: Track;
  readonly #lander: Lander;
  readonly #hands = new Hands();
  readonly #windows = new Map<Batch["dispatch"], Window>();
  readonly #stop = new AbortController();
  /** Aborts requests that were sent: storing has failed for good, or a shutdown has waited long enough. */
  readonly #cut: AbortSignal;
  #stand: Stand;
  /** The record of sent questions. It is created for the first request. */
  #asking: Promise<Asking> | null = null;
  #ahead: Place;
  #working = 0;
  #preparing = 0;
  #unanswered = 0;
  #bytes = 0;
  /** Whether there was anything to judge. */
  #taken = false;
  /** When to check next for deferred work, and for any work; on the process's monotonic clock. */
  #deferredAt = 0;
  #lookAt = 0;
  /** When to continue if engines may not be asked now. */
  #askAgainAt: Date | null = null;
  /**
   * Whether requests must reserve budget, because others spend of a budget that is nearly used up. Once true, it stays true for this run.
   */
  #shared = false;
  readonly #claims = new Set<Claim>();
  #failure: { error: unknown } | null = null;
  #changed = Promise.withResolvers<void>();
  #changing = false;
  readonly #off = Promise.withResolvers<void>();

  constructor(
    parts: CatchUpParts,
    namespace: NamespaceIdentity,
    stand: Stand,
    { signal, turn }: { signal: AbortSignal; turn: Turn },
  ) {
    this.#parts = parts;
    this.#namespace = namespace;
    this.#signal = AbortSignal.any([signal, this.#stop.signal]);
    this.#cut = parts.cut ? AbortSignal.any([this.#stop.signal, parts.cut]) : this.#signal;
    this.#turn = turn;
    this.#stand = stand;
    this.#ahead = stand.place;
    this.#track = new Track(stand.place);
    this.#lander = new Lander({
      ...parts,
      namespace,
      signal: this.#signal,
      commit: (judged) => this.#commit(judged),
      behind: () => this.#track.place !== this.#stand.place,
      idle: () => this.#unanswered === 0,
      after: (error) => (error === undefined ? this.#change() : this.#fail(error)),
    });
  }

  /** Works until nothing is due or it must stop. Returns when there is more to do. */
  async run(): Promise<Date | null> {
    if (this.#signal.aborted) return this.#parts.clock.now();
    this.#signal.addEventListener("abort", () => this.#calledOff(), { once: true });
    for (;;) {
      const changed = this.#changed.promise;
      if (this.#mayTake() && (await this.#take())) continue;
      this.#lander.look();
      if (this.#working === 0 && !this.#lander.busy) break;
      const looking = setTimeout(() => this.#change(), LOOK_EVERY_MS);
      await changed;
      clearTimeout(looking);
    }
    for (const claim of this.#claims) claim.end();
    await this.#endAsking();
    if (this.#failure) throw this.#failure.error;
    // The stored outcomes may have used up a budget. Report this now, not at the next question.
    if (this.#askAgainAt === null && this.#taken) await this.#mayJudge();
    if (this.#askAgainAt !== null) return this.#askAgainAt;
    if (this.#signal.aborted || this.#turn.over) return this.#parts.clock.now();
    return nextDue(this.#parts.db, this.#namespace.namespaceId);
  }

  #mayTake(): boolean {
    if (this.#askAgainAt !== null || this.#signal.aborted || this.#turn.over) return false;
    if (performance.now() < this.#lookAt || this.#preparing >= MOST_PREPARED) return false;
    return this.#hands.size < MOST_IN_HAND && this.#bytes < MOST_BYTES && [...this.#windows.values()].every(({ short }) => short);
  }

  /** Takes the next page or deferred rows. Returns false if there are none. */
  async #take(): Promise<boolean> {
    try {
      const now = performance.now();
      if (now >= this.#deferredAt) {
        if (await this.#takeDeferred()) return true;
        this.#deferredAt = now + DEFERRED_EVERY_MS;
      }
      if (await this.#takePage()) return true;
      // Writes that arrive meanwhile are found while engines work on the rest.
      this.#lookAt = performance.now() + LOOK_EVERY_MS;
    } catch (error) {
      this.#fail(error);
    }
    return false;
  }

  /**
   * Whether engines may be asked more. Call it only when there is something to ask. If the documents in flight could use up a budget,
   * nothing is taken until they are stored. So at most one page is begun that the budget does not cover.
   */
  async #mayJudge(): Promise<boolean> {
    const { gate, applicable, db, judge } = this.#parts;
    const { organizationId, name } = this.#namespace;
    // Count documents before reading the budget. An outcome stored in between is then counted twice, never missed.
    const inHand = this.#hands.size;
    const leave = await gate.mayJudge(this.#namespace);
    if (!leave.may) this.#askAgainAt = leave.askAgainAt;
    else if (leave.shared) this.#shared = true;
    if (!leave.may || leave.unitsLeft === undefined || inHand === 0) return leave.may;
    const judgments = [...(await applicable.of(db, organizationId, name)).values()].filter(isActive);
    return inHand * judge.billing.mostUnits(judgments) < leave.unitsLeft;
  }

  async #takePage(): Promise<boolean> {
    const page = await nextPage(this.#parts.db, this.#namespace.namespaceId, this.#ahead);
    if (!page || !(await this.#mayJudge())) return false;
    this.#taken = true;
    this.#ahead = page.to;
    const entries = page.documentIds.map((id) => this.#track.add(page.changes.get(id)![0]!.seen, 1));
    this.#track.add(page.to, 0);
    const free: Unit[] = [];
    const taken: Unit[] = [];
    const before: Promise<void>[] = [];
    for (const [at, documentId] of page.documentIds.entries()) {
      const hold = this.#hands.take(documentId);
      const unit = { documentId, entry: entries[at]!, left: 1, release: hold.release };
      (hold.before ? taken : free).push(unit);
      if (hold.before) before.push(hold.before);
    }
    if (free.length > 0) this.#work(() => this.#page(page, free));
    if (taken.length > 0) {
      this.#work(async () => {
        await Promise.race([Promise.all(before), this.#off.promise]);
        if (!this.#signal.aborted) await this.#page(page, taken);
      });
    }
    return true;
  }

  /** Judges what the changes of a page make due. */
  async #page(page: Page, units: readonly Unit[]): Promise<void> {
    const { clock } = this.#parts;
    const prepared = this.#prepare();
    const found = await look(
      this.#parts,
      this.#namespace,
      units.map(({ documentId }) => documentId),
    );
    const firstChange = (id: string, after: number) => page.changes.get(id)?.find(({ sequence }) => sequence > after)?.at;
    const due = dueOnWrite(found.documents, found.judgments, found, { now: clock.now(), firstChange });
    await this.#judge(due, units, prepared);
  }

  /** Counts a page as being prepared until the returned function is called. */
  #prepare(): () => void {
    this.#preparing += 1;
    let preparing = true;
    return () => {
      if (!preparing) return;
      preparing = false;
      this.#preparing -= 1;
      this.#change();
    };
  }

  async #takeDeferred(): Promise<boolean> {
    const { db, clock } = this.#parts;
    const { namespaceId } = this.#namespace;
    const due = await readDue(db, namespaceId, clock.now(), PAGE_DOCUMENTS + this.#hands.size);
    const rows = due.filter(({ document_id }) => !this.#hands.has(document_id)).slice(0, PAGE_DOCUMENTS);
    if (rows.length === 0 || !(await this.#mayJudge())) return false;
    this.#taken = true;
    const units = [...new Set(rows.map(({ document_id }) => document_id))].map((documentId): Unit => {
      const { release } = this.#hands.take(documentId);
      return { documentId, entry: { seen: this.#ahead, open: 1 }, left: 1, release };
    });
    this.#work(async () => {
      const found = await look(
        this.#parts,
        this.#namespace,
        units.map(({ documentId }) => documentId),
      );
      const owed = dueDeferred(rows, found.documents, found.judgments, found, clock.now());
      await db.transaction(async (tx) => {
        await dropDeferred(tx, namespaceId, owed.needless);
        await defer(tx, namespaceId, owed.again);
        await postpone(tx, namespaceId, owed.held);
      });
      await this.#judge(owed.due, units);
    });
    return true;
  }

  /** Judges what is due and stores the outcomes. Documents with nothing due are done at once. */
  async #judge(due: readonly Due[], units: readonly Unit[], prepared = () => {}): Promise<void> {
    const unitOf = new Map(units.map((unit) => [unit.documentId, unit]));
    const owing = new Set(due.map(({ document }) => document.document_id));
    for (const unit of units) if (!owing.has(unit.documentId)) this.#done(unit);
    this.#bytes += bytesOf(due);
    const before: Judged[] = [];
    for (const wave of waves(due)) {
      if (this.#signal.aborted) return;
      const { settled, batches } = await this.#parts.judge.prepare(this.#namespace, wave, before);
      prepared();
      for (const [documentId, judged] of Map.groupBy(settled, documentIdOf)) this.#land(unitOf.get(documentId)!, judged);
      const asking: Promise<Judged[]>[] = [];
      const ask = async (batch: Batch, claim?: Claim) => {
        const unit = unitOf.get(batch.asked[0]!.due.document.document_id)!;
        unit.left += 1;
        unit.entry.open += 1;
        const judged = await this.#ask(batch);
        unit.left -= 1;
        unit.entry.open -= 1;
        if (judged.length > 0) this.#land(unit, judged, claim);
        else claim?.landed();
        // Cut short, in whole or in part: this entry never completes, so the offset stays before it.
        if (judged.length < batch.asked.length) unit.entry.open += 1;
        return judged;
      };
      const left = await this.#claimed(batches, (batch, claim) => asking.push(ask(batch, claim)));
      before.push(...settled, ...(await Promise.all(asking)).flat());
      if (left === 0) continue;
      // Also incomplete: what a budget does not allow now, and the judgments that would show its answers.
      for (const unit of units) if (owing.has(unit.documentId)) unit.entry.open += 1;
      break;
    }
    prepared();
    this.#bytes -= bytesOf(due);
    for (const unit of units) if (owing.has(unit.documentId)) this.#done(unit);
  }

  /** Asks as many requests as budgets allow now. Returns how many are left. */
  async #claimed(batches: readonly Batch[], ask: (batch: Batch, claim?: Claim) => void): Promise<number> {
    let rest = batches;
    while (this.#shared && rest.length > 0 && this.#askAgainAt === null && !this.#signal.aborted) {
      const units = rest.map(({ asked }) => asked.reduce((sum, one) => sum + one.units, 0));
      const claim = await this.#parts.gate.claim(this.#namespace, units, this.#signal);
      this.#claims.add(claim);
      for (const batch of rest.slice(0, claim.count)) ask(batch, claim);
      rest = rest.slice(claim.count);
      if (claim.count > 0) continue;
      const leave = await this.#parts.gate.mayJudge(this.#namespace);
      this.#askAgainAt = leave.may ? this.#parts.clock.now() : leave.askAgainAt;
    }
    if (this.#shared) return rest.length;
    for (const batch of rest) ask(batch);
    return 0;
  }

  #land(unit: Unit, judged: Judged[], claim?: Claim): void {
    unit.left += 1;
    unit.entry.open += 1;
    const landed = (all: readonly Judged[]) => {
      claim?.landed();
      void this.#asking?.then((asking) => asking.landed(all));
      this.#landed(unit);
    };
    this.#lander.add({ judged, entry: unit.entry, landed });
  }

  #done(unit: Unit): void {
    unit.entry.open -= 1;
    this.#landed(unit);
  }

  #landed(unit: Unit): void {
    unit.left -= 1;
    if (unit.left === 0) unit.release();
  }

  async #ask(batch: Batch): Promise<Judged[]> {
    this.#unanswered += 1;
    const judged = await this.#windowOf(batch.dispatch).ask(batch);
    this.#unanswered -= 1;
    this.#change();
    return judged;
  }

  #windowOf(dispatch: Batch["dispatch"]): Window {
    const known = this.#windows.get(dispatch);
    if (known) return known;
    const window = new Window({
      concurrency: dispatch.engine.limits.concurrency,
      signal: this.#signal,
      ask: (batch) => this.#send(batch),
    });
    this.#windows.set(dispatch, window);
    return window;
  }

  /** A request that was sent may still be answered and stored during a shutdown, within the time that a shutdown allows. */
  async #send(batch: Batch): Promise<Judged[]> {
    const asker = await this.#beginAsking().catch((error: unknown) => this.#fail(error));
    if (!asker) return [];
    return this.#parts.judge.ask(this.#namespace, batch, "catch-up", this.#signal, { asker, cut: this.#cut });
  }

  #beginAsking(): Promise<Asking> {
    this.#asking ??= Asking.begin({
      db: this.#parts.db,
      namespaceId: this.#namespace.namespaceId,
      asker: READER,
      now: this.#parts.clock.now(),
      failed: (error) => this.#fail(error),
    });
    return this.#asking;
  }

  async #commit(judged: readonly Judged[]): Promise<void> {
    const to = this.#track.place;
    const asking = await this.#asking;
    // Usually the last transaction of a run stores everything that was asked. Deleting the row here saves a transaction.
    const isLast = asking?.isAll(judged) === true && !this.#lander.waiting;
    const { stand, ended } = await this.#parts.db.transaction(async (tx) => {
      const landing = land(tx, this.#parts, this.#namespace, judged);
      landing.catch(() => {});
      const stand = await advance(tx, this.#namespace.namespaceId, READER, this.#stand, to);
      await landing;
      return { stand, ended: isLast ? await asking.end(tx) : null };
    });
    ended?.ended();
    this.#stand = stand;
    this.#track.settle();
  }

  /**
   * Deletes the row if everything is stored. Otherwise the row keeps questions that were cut short, because engines have received them.
   */
  async #endAsking(): Promise<void> {
    const asking = await this.#asking?.catch(() => undefined);
    if (!asking?.hasRow || this.#stop.signal.aborted) return;
    const isThrough = this.#askAgainAt === null && !this.#signal.aborted && !this.#turn.over;
    if (asking.isAll() || isThrough) await this.#parts.db.transaction((tx) => asking.end(tx));
  }

  /** Runs work in the background. The pipeline does not end before it. */
  #work(work: () => Promise<void>): void {
    this.#working += 1;
    void work()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#working -= 1;
        this.#change();
      });
  }

  /** Takes no more work and sends no more requests. */
  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#stop.abort();
    this.#change();
  }

  /** Called when the process stops, the lease is lost, or something failed. */
  #calledOff(): void {
    for (const window of this.#windows.values()) window.pump();
    this.#off.resolve();
    this.#change();
  }

  /** Signals a change once per turn of the event loop, because an instant engine changes something with each document. */
  #change(): void {
    if (this.#changing) return;
    this.#changing = true;
    setImmediate(() => {
      this.#changing = false;
      this.#changed.resolve();
      this.#changed = Promise.withResolvers<void>();
    });
  }
}

function documentIdOf({ due }: Judged): string {
  return due.document.document_id;
}

/** The memory that these documents take while they are in flight, as far as it is counted. */
function bytesOf(due: readonly Due[]): number {
  let bytes = 0;
  for (const { bytes: own = 0 } of new Set(due.map(({ document }) => document))) bytes += own;
  return bytes;
}
