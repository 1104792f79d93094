/**
 * One namespace's judging while there is something to judge: pages of changes and deferred work are read, compiled, asked and landed side by
 * side, so that the engine always has as much as it takes, and neither the database nor the slowest answer of a page holds up the next.
 *
 *   commits ─┐
 *            ├─ look ─ due ─ compile ─┬─ nothing new to ask ─────────────┬─ lander: answers, log, usage and the reader's place
 *   deferred ┘                        └─ window ─ engine ─ outcomes ─────┘
 *
 * A document is in one hand at a time: a later change of it is looked at when what came before has landed. The reader's place is before the
 * first document that has not landed, so whoever goes on after a crash begins there, and what has landed beyond it needs nothing. What engines
 * had been sent by then is known (`asking.ts`).
 */
import { advance, type Place, type Stand } from "#src/db/positions.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import type { Turn } from "#src/work/worker.ts";
import { Asking } from "./asking.ts";
import { type CatchUpParts, look } from "./catch-up.ts";
import { nextPage, PAGE_DOCUMENTS, type Page } from "./commits.ts";
import { defer } from "./deferrals.ts";
import { dropDeferred, nextDue, postpone, readDue } from "./deferred.ts";
import type { Due } from "./due.ts";
import { dueDeferred } from "./due-deferred.ts";
import { dueOnWrite } from "./due-on-write.ts";
import type { Claim } from "./gate.ts";
import { Hands } from "./hands.ts";
import { type Batch, waves } from "./judge.ts";
import type { Judged } from "./judged.ts";
import { Lander } from "./lander.ts";
import { land } from "./landing.ts";
import { READER } from "./reader.ts";
import { MOST_UNITS } from "./tokens.ts";
import { type Entry, Track } from "./track.ts";
import { Window } from "./window.ts";

/** Documents in hand, and their bytes, up to which more are taken. */
const MOST_IN_HAND = 1_536;
const MOST_BYTES = 64 * 1024 * 1024;
/** Pages that are read and compiled side by side: with more of them, the first is asked and landed no sooner than the last. */
const MOST_PREPARED = 2;
/** How often deferred work is looked for while there are pages. */
const DEFERRED_EVERY_MS = 250;
/** How often what is new is looked for while there was nothing and engines are at work. */
const LOOK_EVERY_MS = 50;

/** A document in hand. */
interface Unit {
  readonly documentId: string;
  readonly entry: Entry;
  /** What of it has not landed, and one while it is not known what there will be. */
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
  /** Cuts short what has been sent: nothing can land any more, or a stop has waited for it long enough. */
  readonly #cut: AbortSignal;
  #stand: Stand;
  /** What engines are asked; from the first request on. */
  #asking: Promise<Asking> | null = null;
  #ahead: Place;
  #working = 0;
  #preparing = 0;
  #unanswered = 0;
  #bytes = 0;
  /** Whether there was anything to judge. */
  #taken = false;
  /** When to look for deferred work, and for anything, again; by the process's own time. */
  #deferredAt = 0;
  #lookAt = 0;
  /** When to go on, where engines may not be asked now. */
  #askAgainAt: Date | null = null;
  /** Whether others spend of a budget that is not far from its end; then it is so until the run ends. */
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

  /** Works until nothing is due, or it must stop; answers when there is more to do. */
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
    // What has landed may have used up a budget, which is told then and not when there is more to ask.
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

  /** Takes what is next in hand; false where nothing is. */
  async #take(): Promise<boolean> {
    try {
      const now = performance.now();
      if (now >= this.#deferredAt) {
        if (await this.#takeDeferred()) return true;
        this.#deferredAt = now + DEFERRED_EVERY_MS;
      }
      if (await this.#takePage()) return true;
      // What is written meanwhile is found while engines are at work on the rest.
      this.#lookAt = performance.now() + LOOK_EVERY_MS;
    } catch (error) {
      this.#fail(error);
    }
    return false;
  }

  /**
   * Whether engines may be asked for more; to be asked when there is something to ask. Where what is in hand may use up what a budget leaves,
   * nothing more is taken before it has landed: so no more than one page is begun that a budget does not cover.
   */
  async #mayJudge(): Promise<boolean> {
    const { gate, applicable, db } = this.#parts;
    const { organizationId, name } = this.#namespace;
    // What lands after this is counted in hand, and what landed before it as spent.
    const inHand = this.#hands.size;
    const leave = await gate.mayJudge(this.#namespace);
    if (!leave.may) this.#askAgainAt = leave.askAgainAt;
    else if (leave.shared) this.#shared = true;
    if (!leave.may || leave.unitsLeft === undefined || inHand === 0) return leave.may;
    const judgments = (await applicable.of(db, organizationId, name)).size;
    return inHand * judgments * MOST_UNITS < leave.unitsLeft;
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

  /** What a page's changes make due. */
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

  /** A page is being read and compiled until what is answered is called. */
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

  /** Has what is due answered; what comes of it lands. Of the units those without anything due are done at once. */
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
        // Cut short, in whole or in part: it is never done.
        if (judged.length < batch.asked.length) unit.entry.open += 1;
        return judged;
      };
      const left = await this.#claimed(batches, (batch, claim) => asking.push(ask(batch, claim)));
      before.push(...settled, ...(await Promise.all(asking)).flat());
      if (left === 0) continue;
      // Nor is what a budget does not allow now, and what would show its answers.
      for (const unit of units) if (owing.has(unit.documentId)) unit.entry.open += 1;
      break;
    }
    prepared();
    this.#bytes -= bytesOf(due);
    for (const unit of units) if (owing.has(unit.documentId)) this.#done(unit);
  }

  /** Has requests asked, as many as budgets allow now; answers how many are left. */
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

  /** What has been sent is answered and lands also where the process stops meanwhile, as long as that may take. */
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
    const { db, clock, applicable } = this.#parts;
    const to = this.#track.place;
    const asking = await this.#asking;
    // Mostly the last landing of a run is of all that has been asked, and saves a transaction.
    const isLast = asking?.isAll(judged) === true && !this.#lander.waiting;
    const { stand, ended } = await db.transaction(async (tx) => {
      const landing = land(tx, this.#namespace, judged, clock, applicable);
      landing.catch(() => {});
      const stand = await advance(tx, this.#namespace.namespaceId, READER, this.#stand, to);
      await landing;
      return { stand, ended: isLast ? await asking.end(tx) : null };
    });
    ended?.ended();
    this.#stand = stand;
    this.#track.settle();
  }

  /** What has landed needs no row any more. What was cut short stays in it: engines have been sent it. */
  async #endAsking(): Promise<void> {
    const asking = await this.#asking?.catch(() => undefined);
    if (!asking?.hasRow || this.#stop.signal.aborted) return;
    const isThrough = this.#askAgainAt === null && !this.#signal.aborted && !this.#turn.over;
    if (asking.isAll() || isThrough) await this.#parts.db.transaction((tx) => asking.end(tx));
  }

  /** Work that is under way; the pipeline does not end before it. */
  #work(work: () => Promise<void>): void {
    this.#working += 1;
    void work()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#working -= 1;
        this.#change();
      });
  }

  /** Nothing more is taken, and what has not been sent is not. */
  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#stop.abort();
    this.#change();
  }

  /** The process stops, the claim is lost, or something failed. */
  #calledOff(): void {
    for (const window of this.#windows.values()) window.pump();
    this.#off.resolve();
    this.#change();
  }

  /** Once for all that has changed in a turn of the event loop: an engine that answers at once changes something with each document. */
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

/** Of what is held in memory while it is asked, as far as it is counted. */
function bytesOf(due: readonly Due[]): number {
  let bytes = 0;
  for (const { bytes: own = 0 } of new Set(due.map(({ document }) => document))) bytes += own;
  return bytes;
}
