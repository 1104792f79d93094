/**
 * The judging of one namespace while there is work. Pages of changes and deferred work are read, compiled, asked and stored concurrently.
 * So the engine is always kept busy. Neither the database nor the slowest answer of a page delays the next page.
 *
 *   commits ─┐
 *            ├─ look ─ due ─ compile ─┬─ nothing new to ask ─────────────┬─ lander: answers, log, usage and offset
 *   deferred ┘                        └─ questions ─ engine ─ outcomes ──┘
 *
 * Each document is in flight only once. A later change of it is read when the earlier work is stored. The consumer's offset stays before
 * the first document that is not stored. After a crash the next worker starts at this offset and skips what was already stored beyond it.
 * It also knows what had been sent to engines (`asking.ts`).
 */
import { advance, type Offset, type Stand } from "#src/foundation/db/positions.ts";
import type { Turn } from "#src/foundation/queue/work.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import { nextPage, PAGE_DOCUMENTS, type Page } from "#src/judging/asking/commits.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { waves } from "#src/judging/asking/judge.ts";
import { isWhole, type Judged } from "#src/judging/asking/judged.ts";
import { land } from "#src/judging/landing/landing.ts";
import { nextDue, readDue } from "#src/records/answers/deferred.ts";
import { READER } from "#src/records/answers/reader.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import { BYTES_AT_ONCE } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { Allowance } from "./allowance.ts";
import type { CatchUpParts } from "./catch-up-parts.ts";
import { dueDeferred, keepWaiting } from "./due-deferred.ts";
import { dueOnWrite } from "./due-on-write.ts";
import { Hands } from "./hands.ts";
import { Lander } from "./lander.ts";
import { type Found, lookInParts } from "./look.ts";
import { Questions } from "./questions.ts";
import { Track } from "./track.ts";
import { bytesOf, documentIdOf, type Unit } from "./unit.ts";

/** Take more work only while fewer documents than this, and fewer bytes, are in flight. No more bytes are read at once. */
const MOST_IN_HAND = 1_536;
const MOST_BYTES = BYTES_AT_ONCE;
/**
 * How many pages are read and compiled concurrently. With more, the first page would be asked and stored no sooner than the last.
 */
const MOST_PREPARED = 2;
/** How often to check for deferred work while there are pages. */
const DEFERRED_EVERY_MS = 250;
/** How often to check for new work while engines are busy and there was none. */
const LOOK_EVERY_MS = 50;

export class Pipeline {
  readonly #parts: CatchUpParts;
  readonly #namespace: NamespaceIdentity;
  readonly #signal: AbortSignal;
  readonly #turn: Turn;
  readonly #track: Track;
  readonly #lander: Lander;
  readonly #hands = new Hands();
  readonly #questions: Questions;
  readonly #allowance: Allowance;
  readonly #stop = new AbortController();
  #stand: Stand;
  #ahead: Offset;
  #working = 0;
  #preparing = 0;
  #bytes = 0;
  /** Whether there was anything to judge. */
  #taken = false;
  /** Whether work was left because what is in hand might use up a budget. */
  #waitsForHands = false;
  /** Whether deferred rows were taken last. */
  #pageIsNext = false;
  /** When to check next for deferred work, and for any work; on the process's monotonic clock. */
  #deferredAt = 0;
  #lookAt = 0;
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
    this.#turn = turn;
    this.#stand = stand;
    this.#ahead = stand.offset;
    this.#track = new Track(stand.offset);
    this.#allowance = new Allowance(parts, namespace, this.#signal);
    this.#questions = new Questions({
      ...parts,
      namespace,
      signal: this.#signal,
      cutShort: parts.cut ? AbortSignal.any([this.#stop.signal, parts.cut]) : this.#signal,
      answered: () => this.#change(),
      failed: (error) => this.#fail(error),
    });
    this.#lander = new Lander({
      ...parts,
      namespace,
      signal: this.#signal,
      commit: (judged) => this.#commit(judged),
      behind: () => this.#track.place !== this.#stand.offset,
      idle: () => this.#questions.idle,
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
      if (this.#working === 0 && !this.#lander.busy) {
        if (!this.#waitsForHands || this.#hands.size > 0) break;
        // What was in hand is stored, so nobody would come back for the page that had to wait for it.
        [this.#waitsForHands, this.#lookAt] = [false, 0];
        continue;
      }
      const looking = setTimeout(() => this.#change(), LOOK_EVERY_MS);
      await changed;
      clearTimeout(looking);
    }
    this.#allowance.end();
    const isThrough = this.#allowance.askAgainAt === null && !this.#signal.aborted && !this.#turn.over;
    if (!this.#stop.signal.aborted) await this.#questions.end(isThrough);
    if (this.#failure) throw this.#failure.error;
    // The stored outcomes may have used up a budget. Report this now, not at the next question.
    if (this.#allowance.askAgainAt === null && this.#taken) await this.#mayJudge();
    if (this.#allowance.askAgainAt !== null) return this.#allowance.askAgainAt;
    if (this.#signal.aborted || this.#turn.over) return this.#parts.clock.now();
    return nextDue(this.#parts.db, this.#namespace.namespaceId);
  }

  #mayTake(): boolean {
    if (this.#allowance.askAgainAt !== null || this.#signal.aborted || this.#turn.over) return false;
    if (performance.now() < this.#lookAt || this.#preparing >= MOST_PREPARED) return false;
    return this.#hands.size < MOST_IN_HAND && this.#bytes < MOST_BYTES && this.#questions.short;
  }

  /**
   * Takes the next page or deferred rows, in turns. Returns false if there are none. Many rows that wait for an index become due again and again, and
   * must not keep new writes waiting.
   */
  async #take(): Promise<boolean> {
    try {
      const takes = [() => this.#takeDeferred(), () => this.#takePage()];
      for (const take of this.#pageIsNext ? takes.reverse() : takes) if (await take()) return true;
      // Writes that arrive meanwhile are found while engines work on the rest.
      this.#lookAt = performance.now() + LOOK_EVERY_MS;
    } catch (error) {
      this.#fail(error);
    }
    return false;
  }

  async #mayJudge(): Promise<boolean> {
    const may = await this.#allowance.mayJudge(this.#hands.size);
    this.#waitsForHands ||= !may && this.#allowance.askAgainAt === null;
    return may;
  }

  async #takePage(): Promise<boolean> {
    this.#pageIsNext = false;
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

  /**
   * Judges what the changes of a page make due. A hold counts as of the moment before it was read: if this process was stalled since, the
   * holder may have answered, and another question would be paid for nothing. A hold that ended meanwhile is found as deferred work.
   */
  async #page(page: Page, units: readonly Unit[]): Promise<void> {
    const prepared = this.#prepare();
    await this.#inParts(units, async (found, some, now) => {
      const firstChange = (id: string, after: number) => page.changes.get(id)?.find(({ sequence }) => sequence > after)?.at;
      const due = dueOnWrite(found.documents, found.judgments, found, { now, firstChange }).map((one) => ({
        ...one,
        changedAt: firstChange(one.document.document_id, one.stored?.revision ?? 0),
      }));
      await this.#judge(due, some, prepared);
    });
  }

  /** Reads these documents and works on them, in parts if they are very large. Until the last part is done, no more work is taken. */
  async #inParts(
    units: readonly Unit[],
    work: (found: Found, units: readonly Unit[], now: Date) => Promise<void>,
  ): Promise<void> {
    const unitOf = new Map(units.map((unit) => [unit.documentId, unit]));
    let kept = 0;
    for await (const { found, ids, now } of lookInParts(this.#parts, this.#namespace, [...unitOf.keys()], MOST_BYTES)) {
      if (found.left.length > 0 && kept === 0) {
        kept = MOST_BYTES;
        this.#bytes += kept;
      }
      const some = ids.map((id) => unitOf.get(id)!);
      await work(found, some, now);
      if (this.#signal.aborted) return;
    }
    this.#bytes -= kept;
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
    const begun = performance.now();
    if (begun < this.#deferredAt) return false;
    const due = await readDue(db, namespaceId, clock.now(), PAGE_DOCUMENTS + this.#hands.size);
    const rows = due.filter(({ document_id }) => !this.#hands.has(document_id)).slice(0, PAGE_DOCUMENTS);
    if (rows.length === 0 || !(await this.#mayJudge())) {
      this.#deferredAt = begun + DEFERRED_EVERY_MS;
      return false;
    }
    [this.#taken, this.#pageIsNext] = [true, true];
    const units = [...new Set(rows.map(({ document_id }) => document_id))].map((documentId): Unit => {
      const { release } = this.#hands.take(documentId);
      return { documentId, entry: { seen: this.#ahead, open: 1 }, left: 1, release };
    });
    this.#work(() =>
      this.#inParts(units, async (found, some, lookedAt) => {
        const of = new Set(some.map(({ documentId }) => documentId));
        const own = rows.filter(({ document_id }) => of.has(document_id));
        const owed = dueDeferred(own, found.documents, found.judgments, found, lookedAt);
        await keepWaiting(db, namespaceId, owed);
        await this.#judge(owed.due, some);
      }),
    );
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
        const judged = await this.#questions.ask(batch);
        unit.left -= 1;
        unit.entry.open -= 1;
        if (judged.length > 0) this.#land(unit, judged, claim);
        else claim?.landed();
        // Cut short, in whole or in part: this entry never completes, so the offset stays before it.
        if (!isWhole(judged, batch.asked.length)) unit.entry.open += 1;
        return judged;
      };
      const left = await this.#allowance.spend(batches, (batch, claim) => asking.push(ask(batch, claim)));
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

  #land(unit: Unit, judged: Judged[], claim?: Claim): void {
    unit.left += 1;
    unit.entry.open += 1;
    const landed = (all: readonly Judged[]) => {
      claim?.landed();
      this.#questions.landed(all);
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

  async #commit(judged: readonly Judged[]): Promise<void> {
    const to = this.#track.place;
    // Usually the last transaction of a run stores everything that was asked. Ending the record here saves a transaction.
    const isLast = !this.#lander.waiting;
    const { stand, ended } = await this.#parts.db.transaction(async (tx) => {
      const landing = land(tx, this.#parts, this.#namespace, judged);
      landing.catch(() => {});
      const stand = await advance(tx, this.#namespace.namespaceId, READER, this.#stand, to);
      await landing;
      return { stand, ended: isLast ? await this.#questions.endWith(tx, judged) : null };
    });
    ended?.ended();
    this.#stand = stand;
    this.#track.settle();
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
    this.#questions.callOff();
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
