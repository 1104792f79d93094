/**
 * The subscriptions of a namespace: its own, and those of the template prefixes above it. For each name, the most specific owner wins. They
 * are cached by owner, so the subscriptions of a prefix are cached once for all namespaces below it. Only changes are read from the
 * database.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { Bounded } from "#src/records/templates/bounded.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import { compareText } from "#src/records/values/text.ts";
import { type ReadTo, readChanged } from "./definitions-sql.ts";
import { Owned } from "./owned.ts";
import type { Subscription } from "./subscription.ts";

/** Approximate bytes: of the whole cache, of one subscription, and of one owner. */
const MOST_BYTES = 512 * 2 ** 20;
const SUBSCRIPTION_BYTES = 1_000;
const OWNER_BYTES = 600;
/** What each byte of a filter's JSON takes when it is parsed and indexed: 2.5 of long values, 17 to 23 of short ones. */
const PER_FILTER_BYTE = 20;

/**
 * The bytes of filters that are read at once, and the subscriptions. The number of subscriptions doubles as long as their filters are small,
 * because the database measures the filters of all of them.
 */
const READ_BYTES = 16 * 2 ** 20;
const FIRST_ROWS = 64;
const MOST_ROWS = 16_384;

/** The subscriptions of one namespace. */
export class Applied {
  readonly #owned: readonly Owned[];

  /** @param owned most specific owner first */
  constructor(owned: readonly Owned[]) {
    this.#owned = owned;
  }

  get(subscriptionId: string): Subscription | undefined {
    for (const [at, owned] of this.#owned.entries()) {
      const found = owned.byId.get(subscriptionId);
      if (found) return this.#isHidden(found, at) ? undefined : found;
    }
    return undefined;
  }

  /** A subscription that exists but does not apply, because a more specific one has its name. */
  hidden(subscriptionId: string): Subscription | undefined {
    return this.get(subscriptionId) ? undefined : this.#owned.map(({ byId }) => byId.get(subscriptionId)).find(Boolean);
  }

  named(name: string): Subscription | undefined {
    for (const { byName } of this.#owned) {
      const found = byName.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether any subscription reads the answers of a judgment. */
  reads(judgment: string): boolean {
    return this.#owned.some(({ judgments }) => judgments.has(judgment));
  }

  /**
   * Whether changes after an epoch are forgotten. The cached data of owners is shared, so a consumer that knows of a later sweep may have
   * made it forget them.
   */
  hasForgotten(epoch: number): boolean {
    return this.#owned.some(({ forgotten }) => forgotten > epoch);
  }

  /** The names of subscriptions that were added, changed or deleted since an epoch, including hidden ones. */
  namesChangedSince(epoch: number): Set<string> {
    return new Set(this.#owned.flatMap((owned) => owned.namesChangedSince(epoch)));
  }

  /**
   * Whether nothing has changed here since an epoch. The cached data of owners is shared, so a consumer with a later snapshot may have
   * updated it, or be about to.
   */
  isAsOf(epoch: number): boolean {
    return this.#owned.every((owned) => Math.max(owned.epoch, owned.newest) <= epoch);
  }

  /** Whether there are no subscriptions. */
  get isEmpty(): boolean {
    return this.#owned.every(({ byId }) => byId.size === 0);
  }

  /** Those whose filter reads a judgment. */
  *filteringBy(judgment: string): Generator<Subscription> {
    for (const [at, { byId, filteringBy }] of this.#owned.entries()) {
      for (const id of filteringBy.get(judgment) ?? []) {
        const each = byId.get(id)!;
        if (!this.#isHidden(each, at)) yield each;
      }
    }
  }

  /** For a name: the subscription that applies, and the ids of all others that exist or existed. */
  ofName(name: string): { counts: Subscription | undefined; others: string[] } {
    const counts = this.named(name);
    const others = this.#owned.flatMap(({ byName, gone }) => {
      const living = byName.get(name);
      return [...(living && living !== counts ? [living.subscriptionId] : []), ...(gone.get(name)?.keys() ?? [])];
    });
    return { counts, others };
  }

  *all(): Generator<Subscription> {
    for (const [at, { byId }] of this.#owned.entries()) {
      for (const each of byId.values()) if (!this.#isHidden(each, at)) yield each;
    }
  }

  /** The subscriptions whose filter matches a document. */
  async matching(document: Matchable, slice: TimeSlice): Promise<Subscription[]> {
    const found: Subscription[] = [];
    for (const [at, { byId, index }] of this.#owned.entries()) {
      for (const id of await index.matching(document, slice)) {
        // The cached data is shared and may have changed while this loop yielded.
        const each = byId.get(id);
        if (each && !this.#isHidden(each, at)) found.push(each);
      }
    }
    return found;
  }

  /** Whether a more specific subscription has the same name. */
  #isHidden({ name }: Subscription, at: number): boolean {
    for (let before = 0; before < at; before++) if (this.#owned[before]!.byName.has(name)) return true;
    return false;
  }
}

export class ApplicableSubscriptions {
  readonly #held = new Bounded<Owned>(MOST_BYTES);
  readonly #readBytes: number;

  /** @param readBytes the bytes of filters that are read at once */
  constructor(readBytes = READ_BYTES) {
    this.#readBytes = readBytes;
  }

  /**
   * The subscriptions of a namespace at an epoch that was just read, or later. Nothing is known of deletions up to `sweptEpoch`.
   */
  async at(
    session: Session,
    organizationId: string,
    namespace: string,
    { epoch, sweptEpoch }: { epoch: number; sweptEpoch: number },
  ): Promise<Applied> {
    const owners = ownersOf(namespace);
    const owned = owners.map((owner) => {
      const held = this.#held.get(keyOf(organizationId, owner));
      return held && held.epoch >= sweptEpoch ? held : new Owned();
    });
    const since = owners.flatMap((owner, at) => (owned[at]!.epoch < epoch ? [{ owner, epoch: owned[at]!.epoch }] : []));
    if (since.length > 0) {
      const byOwner = new Map(owners.map((owner, at) => [owner, owned[at]!]));
      await this.#take(session, organizationId, byOwner, since);
      for (const [owner, each] of byOwner) {
        each.epoch = Math.max(each.epoch, epoch);
        const weight = OWNER_BYTES + SUBSCRIPTION_BYTES * each.byId.size + PER_FILTER_BYTE * each.filterBytes;
        this.#held.set(keyOf(organizationId, owner), each, weight);
      }
    }
    for (const each of owned) each.forget(sweptEpoch);
    return new Applied(owned);
  }

  /** Takes all changes since the epochs of these owners, as many at a time as a process should hold at once. */
  async #take(
    session: Session,
    organizationId: string,
    byOwner: ReadonlyMap<string, Owned>,
    since: readonly { owner: string; epoch: number }[],
  ): Promise<void> {
    const slice = new TimeSlice();
    let after: ReadTo[] = since.map(({ owner, epoch }) => ({ owner, epoch: epoch + 1, subscriptionId: "" }));
    for (let rows = FIRST_ROWS; ; ) {
      const { changed, more } = await readChanged(session, organizationId, after, { rows, bytes: this.#readBytes });
      for (const [owner, taken] of Map.groupBy(changed, (row) => row.owner)) await byOwner.get(owner)!.take(taken, slice);
      const last = changed.at(-1);
      if (!more || !last) return;
      // Changes come by owner. So those of owners before the last one are complete.
      after = after
        .filter(({ owner }) => compareText(owner, last.owner) >= 0)
        .map((each) => (each.owner === last.owner ? last : each));
      rows = changed.length === rows ? Math.min(2 * rows, MOST_ROWS) : changed.length;
    }
  }
}

const keyOf = (organizationId: string, owner: string) => `${organizationId}\n${owner}`;
