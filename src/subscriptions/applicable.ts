/**
 * The subscriptions of a namespace: its own and those of the template prefixes above it, the most specific of each name, found by what
 * documents have. Held in memory by owner, so what a prefix has is held once for all namespaces below it; what has changed since is read
 * and nothing else.
 */
import type { Session } from "#src/db/database.ts";
import type { Matchable } from "#src/queries/match.ts";
import { Bounded } from "#src/templates/bounded.ts";
import { ownersOf } from "#src/templates/owners.ts";
import type { TimeSlice } from "#src/time-slice.ts";
import { readChanged } from "./definitions-sql.ts";
import { Owned } from "./owned.ts";
import type { Subscription } from "./subscription.ts";

/** Bytes, roughly, of all that is held, and of one subscription. */
const MOST_BYTES = 512 * 2 ** 20;
const SUBSCRIPTION_BYTES = 1_500;
const OWNER_BYTES = 600;

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

  /** One that is there and does not count, since a more specific one has its name. */
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

  /** Whether the answers of a judgment are read. */
  reads(judgment: string): boolean {
    return this.#owned.some(({ judgments }) => judgments.has(judgment));
  }

  /** The names of what has come, changed or gone since an epoch, whether it is hidden or not. */
  namesChangedSince(epoch: number): Set<string> {
    return new Set(this.#owned.flatMap((owned) => owned.namesChangedSince(epoch)));
  }

  /** Whether nothing has changed here since an epoch: what owners have is shared, and a reader of a later state may have taken over more. */
  isAsOf(epoch: number): boolean {
    return this.#owned.every((owned) => owned.epoch <= epoch);
  }

  /** Whether there is none. */
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

  /** Of one name, the subscription that counts, and the ids of all others that there are or were. */
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

  /** Those that a document matches. */
  async matching(document: Matchable, slice: TimeSlice): Promise<Subscription[]> {
    const found: Subscription[] = [];
    for (const [at, { byId, index }] of this.#owned.entries()) {
      for (const id of await index.matching(document, slice)) {
        // What an owner has is shared: it may have changed while the loop yielded.
        const each = byId.get(id);
        if (each && !this.#isHidden(each, at)) found.push(each);
      }
    }
    return found;
  }

  /** Whether one of the same name is more specific. */
  #isHidden({ name }: Subscription, at: number): boolean {
    for (let before = 0; before < at; before++) if (this.#owned[before]!.byName.has(name)) return true;
    return false;
  }
}

export class ApplicableSubscriptions {
  readonly #held = new Bounded<Owned>(MOST_BYTES);

  /** What applies to a namespace at an epoch that has just been read, with up to which nothing is left of what was deleted, or later. */
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
      const rows = Map.groupBy(await readChanged(session, organizationId, since), ({ owner }) => owner);
      for (const [at, owner] of owners.entries()) {
        owned[at]!.take(rows.get(owner) ?? []);
        owned[at]!.epoch = Math.max(owned[at]!.epoch, epoch);
        const weight = OWNER_BYTES + SUBSCRIPTION_BYTES * owned[at]!.byId.size;
        this.#held.set(keyOf(organizationId, owner), owned[at]!, weight);
      }
    }
    for (const each of owned) each.forget(sweptEpoch);
    return new Applied(owned);
  }
}

const keyOf = (organizationId: string, owner: string) => `${organizationId}\n${owner}`;
