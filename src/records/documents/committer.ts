/**
 * Group commit. While commits are in flight, the process collects new requests and commits them together next. Requests of one
 * namespace share a commit. Small batches of several namespaces share a transaction. A request is never split, and each namespace
 * has at most one commit in flight.
 *
 *   waiting ── a lane is free ──▶ in flight ──▶ committed: each request has its own outcome
 *      ▲                            │ locked by another transaction, or gone ──▶ waits again, to be committed alone
 *      └────────────────────────────┤
 *                                   ├ too large for the database ──▶ each request alone
 *                                   └ too large to compose here ──▶ each request alone, and large ones in another thread
 */

import type { WriteRequest } from "#generated/types.ts";
import type { UsageLine } from "#src/accounts/money/usage.ts";
import { forEverybody } from "#src/foundation/db/caller.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { findOrCreate, keyOf, NamespaceIds } from "#src/records/namespaces/sequence.ts";
import {
  type BatchOutcome,
  type Committed,
  commit,
  commitForeseen,
  type NamespaceBatch,
  NothingToCommit,
  type Refusal,
  type Write,
  type WriteOutcome,
} from "./commit.ts";
import { mentioned } from "./composition.ts";
import { conditionsOf } from "./conditions.ts";
import { type Elsewhere, TooLargeHere } from "./elsewhere.ts";
import { Foresight, isUnforeseen } from "./foresight.ts";
import { tooLargeForStore } from "./store-limits.ts";

/**
 * A commit takes requests of a namespace until their documents reach this number. So it stays short for the requests that wait
 * behind it.
 */
const MOST_IN_COMMIT = 4000;
/** Namespaces with at most this many waiting documents share a transaction, until they reach MOST_SHARED together. */
const FEW_DOCUMENTS = 64;
const MOST_SHARED = 512;
/** Transactions in flight: those with several namespaces, and those with one. */
const SHARED_LANES = 2;
const OWN_LANES = 6;
/**
 * So many of the latter may create namespaces of one organization. Their commits wait for each other, and for changes of its definitions, and would
 * take all lanes from other organizations.
 */
const CREATING_LANES = 4;
/** So many ids in a row lie on one of two machines once in a million times. With 6, one of 64 creations was refused while a worker was lost. */
const MOST_CREATIONS = 20;

interface Waiting {
  write: Write;
  resolve(outcome: WriteOutcome): void;
  reject(reason: unknown): void;
}

/** The waiting requests of one namespace. */
interface Queue {
  readonly key: string;
  readonly namespace: NamespaceRef;
  waiting: Waiting[];
  documents: number;
  inFlight: boolean;
  /** Another transaction held the lock, or nothing is known of the namespace. It is committed alone and waits for the lock. */
  alone: boolean;
}

interface Batch {
  queue: Queue;
  waiting: Waiting[];
}

/** The outcome of a batch; null if it must be tried again. */
interface Ended {
  batch: Batch;
  outcomes: readonly (WriteOutcome | ServiceError | { failed: unknown })[] | null;
}

export class Committer {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #together: boolean;
  readonly #refusal: Refusal;
  readonly #elsewhere: Elsewhere | null;
  readonly #ids = new NamespaceIds();
  readonly #foresight = new Foresight();
  readonly #queues = new Map<string, Queue>();
  readonly #lanes = { shared: 0, own: 0 };
  /** By organization: the lanes in which namespaces may be created. */
  readonly #creating = new Map<string, number>();
  #scheduled = false;

  /**
   * @param together whether namespaces share transactions. Not if they are on several machines.
   * @param refusal refuses writes over the budget; if absent, none are refused
   * @param elsewhere composes large documents in another thread; if absent, this thread composes them
   */
  constructor(
    db: Database,
    clock: Clock,
    { together, refusal, elsewhere }: { together: boolean; refusal?: Refusal; elsewhere?: Elsewhere | undefined },
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#together = together;
    this.#refusal = refusal ?? (async () => null);
    this.#elsewhere = elsewhere ?? null;
  }

  async commit(namespace: NamespaceRef, write: Write): Promise<WriteOutcome> {
    try {
      return await this.#queued(namespace, write);
    } catch (error) {
      if (!(error instanceof TooLargeHere) || this.#elsewhere === null) throw error;
      // Other requests of the namespace are committed meanwhile.
      return this.#elsewhere.commit(namespace, write);
    }
  }

  #queued(namespace: NamespaceRef, write: Write): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      const key = keyOf(namespace);
      let queue = this.#queues.get(key);
      if (!queue) {
        queue = { key, namespace, waiting: [], documents: 0, inFlight: false, alone: false };
        this.#queues.set(key, queue);
      }
      queue.waiting.push({ write, resolve, reject });
      queue.documents += write.ids.length;
      this.#schedule();
    });
  }

  /**
   * Commits a write of the service itself as part of a transaction. It waits for the namespace's lock.
   * @param line the usage line that the write is billed to
   * @throws ServiceError the namespace's refusal. The caller must then roll back the transaction.
   */
  async commitWithin(
    tx: Transaction,
    namespace: NamespaceRef,
    request: WriteRequest,
    { line, at }: { line: UsageLine; at: Date },
  ): Promise<WriteOutcome> {
    const namespaceId = await findOrCreate(tx, namespace, at);
    const ids = mentioned(request);
    const write: Write = { request, ids, conditions: conditionsOf(request, ids), interactive: [] };
    const batch = { namespaceId, organizationId: namespace.organizationId, writes: [write], line };
    const outcomes = await commit(tx, [batch], at, { whenHeld: "wait", refusal: this.#refusal }).then(
      ([committed]) => committed!.outcome,
      (error: unknown) => {
        if (error instanceof NothingToCommit) return error.outcomes[0]!;
        throw error;
      },
    );
    // The namespace was deleted after its name was looked up. A retry finds another namespace, or none.
    if (outcomes === null)
      throw new ServiceError("unavailable", `Namespace "${namespace.name}" was deleted a moment ago. Try again.`);
    const [outcome] = outcomes;
    if (outcome === undefined || outcome instanceof ServiceError) throw outcome;
    return outcome;
  }

  /** This process has persisted answers, so the next commit is predicted at the next sequence. */
  landed(namespaceId: number, sequence: number): void {
    this.#foresight.landed(namespaceId, sequence);
  }

  /** Waits one turn of the event loop, so that requests that arrive together share a commit. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    forEverybody(() =>
      setImmediate(() => {
        this.#scheduled = false;
        this.#start();
      }),
    );
  }

  /** Fills the free lanes with waiting requests. The namespaces that have waited longest come first. */
  #start(): void {
    let shared: Batch[] = [];
    let documents = 0;
    for (const queue of this.#queues.values()) {
      if (queue.inFlight || queue.waiting.length === 0) continue;
      const creates = this.#ids.known(queue.namespace) === undefined;
      if (!this.#together || queue.alone || queue.documents > FEW_DOCUMENTS || creates) {
        if (this.#lanes.own === OWN_LANES) continue;
        if (creates) this.#create(queue);
        else void this.#run("own", [take(queue)]);
        continue;
      }
      if (this.#lanes.shared >= SHARED_LANES) continue;
      documents += queue.documents;
      shared.push(take(queue));
      if (documents < MOST_SHARED) continue;
      void this.#run("shared", shared);
      shared = [];
      documents = 0;
    }
    if (shared.length > 0) void this.#run("shared", shared);
  }

  /** Commits to a namespace that may have to be created, unless its organization has all the lanes for that. */
  #create(queue: Queue): void {
    const { organizationId } = queue.namespace;
    const lanes = this.#creating.get(organizationId) ?? 0;
    if (lanes === CREATING_LANES) return;
    this.#creating.set(organizationId, lanes + 1);
    void this.#run("own", [take(queue)], () => {
      const left = this.#creating.get(organizationId)! - 1;
      if (left === 0) this.#creating.delete(organizationId);
      else this.#creating.set(organizationId, left);
    });
  }

  /** Commits batches in a lane. The next commit starts before the requests of this one are answered. */
  async #run(lane: "shared" | "own", batches: Batch[], leave = () => {}): Promise<void> {
    this.#lanes[lane] += 1;
    const ended = await this.#commit(batches);
    this.#lanes[lane] -= 1;
    leave();
    for (const { batch, outcomes } of ended) this.#release(batch, outcomes);
    this.#start();
    for (const { batch, outcomes } of ended) settle(batch, outcomes);
  }

  /** Never rejects. A failure of the whole batch is the outcome of each request. */
  async #commit(batches: Batch[]): Promise<Ended[]> {
    try {
      return await this.#transaction(batches);
    } catch (error) {
      const refusal = tooLargeForStore(error);
      const single = batches.length === 1 && batches[0]!.waiting.length === 1;
      // An outage affects all requests. Any other error is caused by one request, or by a fault that one request triggered.
      if (single || error instanceof ServiceError) {
        return batches.map((batch) => ({ batch, outcomes: batch.waiting.map(() => ({ failed: refusal ?? error })) }));
      }
      return this.#commitEach(batches);
    }
  }

  /** Commits each request alone, so that only the one that causes the error fails. */
  async #commitEach(batches: readonly Batch[]): Promise<Ended[]> {
    const ended: Ended[] = [];
    for (const { queue, waiting } of batches) {
      for (const one of waiting) ended.push(...(await this.#commit([{ queue, waiting: [one] }])));
    }
    return ended;
  }

  async #transaction(batches: readonly Batch[]): Promise<Ended[]> {
    const at = this.#clock.now();
    const whenHeld = batches.length === 1 ? "wait" : "skip";
    const foreseen = this.#foresight.of(batches.map(batchOf(this.#ids)));
    if (foreseen !== null) {
      const committed = await this.#committed(() =>
        this.#db.transaction((tx) => commitForeseen(tx, foreseen, at, whenHeld)),
      ).catch((error: unknown) => {
        this.#foresight.failed(foreseen);
        if (isUnforeseen(error)) return null;
        throw error;
      });
      if (committed !== null) return this.#ended(batches, committed, at);
    }
    const committed = await this.#committed(() => this.#found(batches, at, whenHeld));
    return this.#ended(batches, committed, at);
  }

  /**
   * Commits to namespaces that may have to be created first. A new id lies on any machine. If that one is lost, another id is tried: nothing was
   * written yet.
   */
  async #found(batches: readonly Batch[], at: Date, whenHeld: "wait" | "skip"): Promise<Committed[]> {
    for (let attempt = 1; ; attempt++) {
      let creates = false;
      try {
        return await this.#db.transaction(async (tx) => {
          const found: NamespaceBatch[] = [];
          for (const { queue, waiting } of batches) {
            const { namespace } = queue;
            creates = !this.#together && this.#ids.known(namespace) === undefined;
            const namespaceId = this.#ids.known(namespace) ?? (await findOrCreate(tx, namespace, at, attempt > 1));
            creates = false;
            found.push({ namespaceId, organizationId: namespace.organizationId, writes: waiting.map(({ write }) => write) });
          }
          const composes = this.#elsewhere?.above ?? Number.POSITIVE_INFINITY;
          return commit(tx, found, at, { whenHeld, refusal: this.#refusal, composes });
        });
      } catch (error) {
        const lost = creates && error instanceof ServiceError && error.code === "unavailable";
        if (!lost || attempt === MOST_CREATIONS) throw error;
      }
    }
  }

  /** If every request was refused, the refusals are the outcome. */
  async #committed(work: () => Promise<Committed[]>): Promise<readonly Committed[]> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NothingToCommit)) throw error;
      return error.outcomes.map((outcome) => ({ outcome, next: null }));
    }
  }

  #ended(batches: readonly Batch[], committed: readonly Committed[], at: Date): Promise<Ended[]> {
    return Promise.all(
      batches.map(async (batch, index): Promise<Ended> => {
        const { outcome, next, passed } = committed[index]!;
        this.#foresight.learn(this.#ids.known(batch.queue.namespace), next);
        return { batch, outcomes: outcome && passed ? await this.#passedOver(outcome, passed, at) : outcome };
      }),
    );
  }

  /**
   * Catch-up still has earlier commits to process, or must decide again. So it is woken now and not only when the holds expire.
   */
  async #passedOver(outcome: NonNullable<BatchOutcome>, passed: Promise<boolean>, at: Date): Promise<NonNullable<BatchOutcome>> {
    if (await passed) return outcome.map((one) => (one instanceof ServiceError ? one : { ...one, passedOver: true }));
    const committed = outcome.find((one) => !(one instanceof ServiceError)) as WriteOutcome;
    // If the database is down now, catch-up wakes when the holds expire.
    await wake(this.#db, JUDGING, committed.namespaceId, at).catch(() => undefined);
    return outcome;
  }

  /** Releases a queue: it moves to the end of the line, or is removed. */
  #release({ queue, waiting }: Batch, outcomes: Ended["outcomes"]): void {
    queue.inFlight = false;
    if (outcomes === null) {
      // The commit waited for the lock and still did not get it. The name now belongs to another namespace, or to none.
      if (queue.alone) this.#ids.forget(queue.namespace);
      queue.alone = true;
      queue.waiting.unshift(...waiting);
      for (const { write } of waiting) queue.documents += write.ids.length;
    } else {
      queue.alone = false;
      for (const outcome of outcomes) if ("sequence" in outcome) this.#ids.learn(queue.namespace, outcome.namespaceId);
    }
    this.#queues.delete(queue.key);
    if (queue.waiting.length > 0) this.#queues.set(queue.key, queue);
  }
}

function batchOf(ids: NamespaceIds) {
  return ({ queue: { namespace }, waiting }: Batch) => ({
    namespaceId: ids.known(namespace),
    organizationId: namespace.organizationId,
    writes: waiting.map(({ write }) => write),
  });
}

function settle({ waiting }: Batch, outcomes: Ended["outcomes"]): void {
  outcomes?.forEach((outcome, at) => {
    if ("sequence" in outcome) waiting[at]!.resolve(outcome);
    else waiting[at]!.reject(outcome instanceof ServiceError ? outcome : outcome.failed);
  });
}

function take(queue: Queue): Batch {
  let count = 0;
  let documents = 0;
  while (count < queue.waiting.length) {
    const { ids } = queue.waiting[count]!.write;
    if (count > 0 && documents + ids.length > MOST_IN_COMMIT) break;
    documents += ids.length;
    count += 1;
  }
  queue.inFlight = true;
  queue.documents -= documents;
  return { queue, waiting: queue.waiting.splice(0, count) };
}
