/**
 * Merged commits: while commits are in flight the process collects the requests that arrive, and commits them together next: those of one
 * namespace, and where they are few those of several namespaces in one transaction. A request is never split, and of a namespace one
 * commit is in flight at a time.
 *
 *   waiting ── a lane is free ──▶ in flight ──▶ committed: each request has its own outcome
 *      ▲                            │ held by somebody else, or gone ──▶ waits again, to be committed by itself
 *      └────────────────────────────┤
 *                                   ├ refused by the store for its size ──▶ each request by itself
 *                                   └ too large to be composed here ──▶ each request by itself, and what is too large elsewhere
 */
import type { WriteRequest } from "#generated/types.ts";
import type { UsageLine } from "#src/accounts/usage.ts";
import type { Clock } from "#src/clock.ts";
import { forEverybody } from "#src/db/caller.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import { findOrCreate, keyOf, NamespaceIds, type NamespaceRef } from "#src/namespaces/sequence.ts";
import { wake } from "#src/work/wakeups.ts";
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

/** A commit takes requests of a namespace until their documents reach this many, so that it stays short for those who wait behind it. */
const MOST_DOCUMENTS = 4000;
/** Namespaces whose waiting documents are no more than this share a transaction; it takes them until they reach MOST_SHARED together. */
const FEW_DOCUMENTS = 64;
const MOST_SHARED = 512;
/** Transactions in flight: those of several namespaces, and those of one. */
const SHARED_LANES = 2;
const OWN_LANES = 6;

interface Waiting {
  write: Write;
  resolve(outcome: WriteOutcome): void;
  reject(reason: unknown): void;
}

/** What waits of one namespace. */
interface Queue {
  readonly key: string;
  readonly namespace: NamespaceRef;
  waiting: Waiting[];
  documents: number;
  inFlight: boolean;
  /** Somebody else held it, or nothing is known of it: it is committed by itself, and waited for. */
  alone: boolean;
}

interface Batch {
  queue: Queue;
  waiting: Waiting[];
}

/** What became of a batch; null: it is to be tried again. */
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
  #scheduled = false;

  /**
   * @param together whether namespaces share transactions; not where they lie on several machines
   * @param refusal of what is over its budget; nobody is where absent
   * @param elsewhere what composes large documents; they are composed here where absent
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
      // Others of the namespace are committed meanwhile.
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
   * Commits a write of the service's own as a part of a transaction, which waits for whoever holds the namespace.
   * @param line what it is billed as
   * @throws ServiceError what the namespace refuses it with; the transaction is then to be rolled back
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
    // Deleted since its name was looked up: whoever tries again finds another, or none.
    if (outcomes === null) throw new ServiceError("unavailable", `"${namespace.name}" has just been deleted; try again.`);
    const [outcome] = outcomes;
    if (outcome === undefined || outcome instanceof ServiceError) throw outcome;
    return outcome;
  }

  /** Answers have landed in this process: the commit after is foreseen at the next sequence. */
  landed(namespaceId: number, sequence: number): void {
    this.#foresight.landed(namespaceId, sequence);
  }

  /** A turn of the event loop lets requests that arrived together share a commit. */
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

  /** Fills the lanes with what waits, the longest waiting namespaces first. */
  #start(): void {
    let shared: Batch[] = [];
    let documents = 0;
    for (const queue of this.#queues.values()) {
      if (queue.inFlight || queue.waiting.length === 0) continue;
      if (!this.#together || queue.alone || queue.documents > FEW_DOCUMENTS || this.#ids.known(queue.namespace) === undefined) {
        if (this.#lanes.own < OWN_LANES) void this.#run("own", [take(queue)]);
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

  /** Commits batches in a lane; what comes next is under way before anybody hears of this one's end. */
  async #run(lane: "shared" | "own", batches: Batch[]): Promise<void> {
    this.#lanes[lane] += 1;
    const ended = await this.#commit(batches);
    this.#lanes[lane] -= 1;
    for (const { batch, outcomes } of ended) this.#release(batch, outcomes);
    this.#start();
    for (const { batch, outcomes } of ended) settle(batch, outcomes);
  }

  /** Never rejects: what failed as a whole is the outcome of each request. */
  async #commit(batches: Batch[]): Promise<Ended[]> {
    try {
      return await this.#transaction(batches);
    } catch (error) {
      const refusal = tooLargeForStore(error);
      const single = batches.length === 1 && batches[0]!.waiting.length === 1;
      // An outage is everybody's. Anything else is one request's fault, or a fault that one request found.
      if (single || error instanceof ServiceError) {
        return batches.map((batch) => ({ batch, outcomes: batch.waiting.map(() => ({ failed: refusal ?? error })) }));
      }
      return this.#commitEach(batches);
    }
  }

  /** Each request by itself, so that the one at fault fails alone. */
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
    const committed = await this.#committed(() =>
      this.#db.transaction(async (tx) => {
        const found: NamespaceBatch[] = [];
        for (const batch of batches) {
          const { namespace } = batch.queue;
          const namespaceId = this.#ids.known(namespace) ?? (await findOrCreate(tx, namespace, at));
          found.push({ namespaceId, organizationId: namespace.organizationId, writes: batch.waiting.map(({ write }) => write) });
        }
        const composes = this.#elsewhere?.above ?? Number.POSITIVE_INFINITY;
        return commit(tx, found, at, { whenHeld, refusal: this.#refusal, composes });
      }),
    );
    return this.#ended(batches, committed, at);
  }

  /** Where every request was refused, that is what became of them. */
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

  /** Where catch-up has yet to come to what was before, or is to decide anew, it looks now and not when holds run out. */
  async #passedOver(outcome: NonNullable<BatchOutcome>, passed: Promise<boolean>, at: Date): Promise<NonNullable<BatchOutcome>> {
    if (await passed) return outcome.map((one) => (one instanceof ServiceError ? one : { ...one, passedOver: true }));
    const committed = outcome.find((one) => !(one instanceof ServiceError)) as WriteOutcome;
    // Should the store be gone by now, it is woken when they do.
    await wake(this.#db, "judging", committed.namespaceId, at).catch(() => undefined);
    return outcome;
  }

  /** Lets go of a queue: to the end of the line, or out of it. */
  #release({ queue, waiting }: Batch, outcomes: Ended["outcomes"]): void {
    queue.inFlight = false;
    if (outcomes === null) {
      // Waited for and still not held: its name leads to another namespace now, or to none.
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
    if (count > 0 && documents + ids.length > MOST_DOCUMENTS) break;
    documents += ids.length;
    count += 1;
  }
  queue.inFlight = true;
  queue.documents -= documents;
  return { queue, waiting: queue.waiting.splice(0, count) };
}
