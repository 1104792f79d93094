/**
 * The cached subscriptions of an owner, as of an epoch of the organization. Every operation costs only what has changed or what it finds.
 */
import { firstThat } from "#src/foundation/binary-search.ts";
import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { ChangedSubscription } from "./definitions-sql.ts";
import { LeafIndex } from "./leaf-index.ts";
import { judgmentsIn, type Subscription, subscriptionOf } from "./subscription.ts";

export class Owned {
  /** Everything up to here has been taken. */
  epoch = 0;
  /** The newest row that has been taken. It is after `epoch` while rows are being taken. */
  newest = 0;
  /** The bytes of JSON of all filters here. */
  filterBytes = 0;
  readonly byId = new Map<string, Subscription & { readonly filterBytes: number }>();
  readonly byName = new Map<string, Subscription>();
  readonly index = new LeafIndex();
  /** The ids of deleted subscriptions by name, with the epochs of their deletion. */
  readonly gone = new Map<string, Map<string, number>>();
  /** How many subscriptions carry the answers of each judgment. */
  readonly judgments = new Map<string, number>();
  /** The ids of subscriptions whose filter reads each judgment. */
  readonly filteringBy = new Map<string, Set<string>>();
  /** Changes in order of epochs, without those that nobody needs any more. */
  readonly #changes: { epoch: number; name: string }[] = [];
  #forgotten = 0;
  /** What is being taken. */
  #taking: Promise<unknown> = Promise.resolve();

  /**
   * Rows may come twice, and out of order if two callers read at the same time. Parsing and indexing 60 filters of 64 leaves takes 80 ms, so the
   * loop yields between rows, and within the filter of one. So the callers' rows are taken one after the other.
   */
  take(rows: readonly ChangedSubscription[], slice: TimeSlice): Promise<void> {
    const taken = this.#taking.then(() => this.#takeAll(rows, slice));
    this.#taking = taken.catch(() => undefined);
    return taken;
  }

  async #takeAll(rows: readonly ChangedSubscription[], slice: TimeSlice): Promise<void> {
    for (const row of [...rows].sort((one, other) => one.epoch - other.epoch)) {
      if (slice.isOver) await slice.next();
      await this.#take(row, slice);
    }
  }

  namesChangedSince(epoch: number): string[] {
    return this.#changes.slice(this.#firstAfter(epoch)).map(({ name }) => name);
  }

  /** Up to here, changes and deletions are forgotten. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** Forgets changes and deletions up to an epoch. A consumer that is further behind compares everything. */
  forget(epoch: number): void {
    if (epoch <= this.#forgotten) return;
    this.#forgotten = epoch;
    this.#changes.splice(0, this.#firstAfter(epoch));
    for (const [name, ids] of this.gone) {
      for (const [id, deleted] of ids) if (deleted <= epoch) ids.delete(id);
      if (ids.size === 0) this.gone.delete(name);
    }
  }

  /** Where it yields, a subscription is in the index only. So `matching` does not find it before it is here, or after it has gone. */
  async #take(row: ChangedSubscription, slice: TimeSlice): Promise<void> {
    const { subscriptionId: id, name } = row;
    const known = this.byId.get(id);
    if ((known && known.epoch >= row.epoch) || this.gone.get(name)?.has(id)) {
      this.newest = Math.max(this.newest, row.epoch);
      return;
    }
    const subscription = row.deleted ? null : { ...subscriptionOf(row), filterBytes: row.filterBytes };
    if (subscription && !known) await this.index.add(id, subscription.condition, slice);
    this.newest = Math.max(this.newest, row.epoch);
    this.#changes.splice(this.#firstAfter(row.epoch), 0, { epoch: row.epoch, name });
    if (known) this.#count(known, -1);
    this.filterBytes -= known?.filterBytes ?? 0;
    if (!subscription) {
      this.gone.set(name, (this.gone.get(name) ?? new Map()).set(id, row.epoch));
      this.byId.delete(id);
      if (this.byName.get(name) === known) this.byName.delete(name);
      await this.index.remove(id, slice);
      return;
    }
    this.filterBytes += row.filterBytes;
    this.#count(subscription, 1);
    this.byId.set(id, subscription);
    this.byName.set(name, subscription);
  }

  #count({ subscriptionId: id, carried, condition }: Subscription, by: 1 | -1): void {
    for (const name of carried.answers) {
      const count = (this.judgments.get(name) ?? 0) + by;
      if (count === 0) this.judgments.delete(name);
      else this.judgments.set(name, count);
    }
    for (const name of judgmentsIn(condition)) {
      const ids = this.filteringBy.get(name) ?? new Set();
      this.filteringBy.set(name, ids);
      if (by === 1) ids.add(id);
      else ids.delete(id);
      if (ids.size === 0) this.filteringBy.delete(name);
    }
  }

  /** The index of the first change after an epoch. */
  #firstAfter(epoch: number): number {
    return firstThat(0, this.#changes.length, (at) => this.#changes[at]!.epoch > epoch);
  }
}
