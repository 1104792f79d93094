/**
 * The subscriptions of a namespace: its own and those of the template prefixes above it, the most specific of each name, found by what
 * documents have. Held in memory by owner, so what a prefix has is held once for all namespaces below it; what has changed since is read
 * and nothing else.
 */
import type { Session } from "#src/db/database.ts";
import type { Matchable } from "#src/queries/match.ts";
import { Bounded } from "#src/templates/bounded.ts";
import { ownersOf } from "#src/templates/owners.ts";
import { readChanged } from "./definitions-sql.ts";
import { LeafIndex } from "./leaf-index.ts";
import { type StoredSubscription, type Subscription, subscriptionOf } from "./subscription.ts";

/** Bytes, roughly, of all that is held, and of one subscription. */
const MOST_BYTES = 512 * 2 ** 20;
const SUBSCRIPTION_BYTES = 1_500;
const OWNER_BYTES = 600;

/** What an owner has, as of an epoch of the organization. */
class Owned {
  epoch = 0;
  readonly byId = new Map<string, Subscription>();
  readonly byName = new Map<string, Subscription>();
  readonly index = new LeafIndex();
  /** Those that were deleted: their names, and when. */
  readonly gone = new Map<string, { subscriptionId: string; name: string; epoch: number }>();
  /** How many read each judgment's answers. */
  readonly judgments = new Map<string, number>();

  /** Rows may come twice, and out of order where two read at once. */
  take(row: StoredSubscription): void {
    const known = this.byId.get(row.subscriptionId);
    if (known && known.epoch >= row.epoch) return;
    if (this.gone.has(row.subscriptionId)) return;
    if (row.deleted) {
      this.gone.set(row.subscriptionId, row);
      if (!known) return;
      this.#count(known, -1);
      this.byId.delete(row.subscriptionId);
      this.index.remove(row.subscriptionId);
      if (this.byName.get(known.name) === known) this.byName.delete(known.name);
      return;
    }
    const subscription = known ? { ...known, ...row, carried: subscriptionOf(row).carried } : subscriptionOf(row);
    if (known) this.#count(known, -1);
    this.#count(subscription, 1);
    this.byId.set(row.subscriptionId, subscription);
    this.byName.set(row.name, subscription);
    if (!known) this.index.add(row.subscriptionId, subscription.condition);
  }

  #count({ carried }: Subscription, by: 1 | -1): void {
    for (const name of carried.answers) {
      const count = (this.judgments.get(name) ?? 0) + by;
      if (count === 0) this.judgments.delete(name);
      else this.judgments.set(name, count);
    }
  }
}

/** The subscriptions of one namespace. */
export class Applied {
  readonly #owned: readonly Owned[];

  /** @param owned most specific first */
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

  named(name: string): Subscription | undefined {
    for (const { byName } of this.#owned) {
      const found = byName.get(name);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether the answers of a judgment are read. */
  reads(judgment: string): boolean {
    return this.#owned.some(({ judgments }) => judgments.has(judgment));
  }

  /** What has come, changed or gone since an epoch, whether it is hidden or not. */
  *changedSince(epoch: number): Generator<{ name: string }> {
    for (const { byId, gone } of this.#owned) {
      for (const each of byId.values()) if (each.epoch > epoch) yield each;
      for (const each of gone.values()) if (each.epoch > epoch) yield each;
    }
  }

  /** Of one name, the subscription that counts, and the ids of all others that there are or were. */
  ofName(name: string): { counts: Subscription | undefined; others: string[] } {
    const counts = this.named(name);
    const others = this.#owned.flatMap(({ byName, gone }) => {
      const living = byName.get(name);
      const ended = [...gone.values()].filter((each) => each.name === name);
      return [...(living && living !== counts ? [living] : []), ...ended].map(({ subscriptionId }) => subscriptionId);
    });
    return { counts, others };
  }

  *all(): Generator<Subscription> {
    for (const [at, { byId }] of this.#owned.entries()) {
      for (const each of byId.values()) if (!this.#isHidden(each, at)) yield each;
    }
  }

  /** Those that a document matches. */
  matching(document: Matchable): Subscription[] {
    return this.#owned.flatMap(({ byId, index }, at) =>
      index
        .matching(document)
        .map((id) => byId.get(id)!)
        .filter((each) => !this.#isHidden(each, at)),
    );
  }

  /** Whether one of the same name is more specific. */
  #isHidden({ name }: Subscription, at: number): boolean {
    for (let before = 0; before < at; before++) if (this.#owned[before]!.byName.has(name)) return true;
    return false;
  }
}

export class ApplicableSubscriptions {
  readonly #held = new Bounded<Owned>(MOST_BYTES);

  /** What applies to a namespace at an epoch that has just been read, or later. */
  async at(session: Session, organizationId: string, namespace: string, epoch: number): Promise<Applied> {
    const owners = ownersOf(namespace);
    const owned = owners.map((owner) => this.#held.get(keyOf(organizationId, owner)) ?? new Owned());
    const since = owners.flatMap((owner, at) => (owned[at]!.epoch < epoch ? [{ owner, epoch: owned[at]!.epoch }] : []));
    if (since.length > 0) {
      const rows = Map.groupBy(await readChanged(session, organizationId, since), ({ owner }) => owner);
      for (const [at, owner] of owners.entries()) {
        for (const row of rows.get(owner) ?? []) owned[at]!.take(row);
        owned[at]!.epoch = Math.max(owned[at]!.epoch, epoch);
        const weight = OWNER_BYTES + SUBSCRIPTION_BYTES * owned[at]!.byId.size;
        this.#held.set(keyOf(organizationId, owner), owned[at]!, weight);
      }
    }
    return new Applied(owned);
  }
}

const keyOf = (organizationId: string, owner: string) => `${organizationId}\n${owner}`;
