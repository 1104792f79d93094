/**
 * The definitions that apply to a namespace: its own, and those of the template prefixes above it. The kinds are judgments,
 * groups and subscriptions. A kind defines how to read owners' definitions, and how they combine for a namespace.
 *
 * The cache is by owner, not by namespace. A prefix's definitions are cached once for all namespaces that inherit them, and each
 * process reads a change once. Namespaces without own definitions share one combined result. One small read of the organization's
 * epoch validates the cache. If the epoch has risen, another read finds the changed owners, and only those are evicted.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { Bounded } from "./bounded.ts";
import { changedSince, hasRaised, readEpoch } from "./epochs.ts";
import { ownersOf } from "./owners.ts";

export interface Kind<Own, Applied> {
  /**
   * The definitions of owners, by owner. Owners without any are omitted. `place` is the namespace they are read for, which may be
   * among the owners.
   */
  load(session: Session, organizationId: string, owners: readonly string[], place: string): Promise<ReadonlyMap<string, Own>>;
  /** Combines the definitions of owners, most specific first. */
  apply(owns: readonly Own[]): Applied;
  /** Approximate size in bytes. */
  weightOf(own: Own): number;
  weightOfApplied(applied: Applied): number;
}

/** The maximum weight of all cached definitions of a kind in a process. The combined results may weigh as much again. */
const MOST_BYTES = 64 * 2 ** 20;
/** The weight of an owner without definitions: its name and the entry. */
const ENTRY_BYTES = 300;
/** Up to this number, changed owners are evicted one by one. With more, the whole organization is evicted. */
const MOST_CHANGED = 1_000;
const MOST_ORGANIZATIONS = 100_000;

/** The cache of an organization. Entries are valid only for the object under which they were read. */
interface Known {
  epoch: number;
  /** When owners were last evicted. A read that began earlier is not cached. */
  forgotten: Map<string, number>;
}

interface Held<Own> {
  known: Known;
  /** Null: no definitions. */
  own: Own | null;
}

export class Inheritance<Own, Applied> {
  readonly #kind: Kind<Own, Applied>;
  readonly #organizations = new Map<string, Known>();
  readonly #held: Bounded<Held<Own>>;
  readonly #applied: Bounded<{ of: readonly Own[]; applied: Applied }>;
  readonly #nothing: Applied;

  constructor(kind: Kind<Own, Applied>, mostBytes = MOST_BYTES) {
    this.#kind = kind;
    this.#held = new Bounded(mostBytes);
    this.#applied = new Bounded(mostBytes);
    this.#nothing = kind.apply([]);
  }

  /** The definitions that apply to a namespace now. */
  async of(session: Session, organizationId: string, place: string): Promise<Applied> {
    return this.at(session, organizationId, place, await readEpoch(session, organizationId));
  }

  /**
   * The same if the organization's epoch has just been read. The result is the same object as long as nothing above the namespace
   * changes.
   */
  async at(session: Session, organizationId: string, place: string, epoch: number): Promise<Applied> {
    if (hasRaised(session)) return this.#unheld(session, organizationId, place);
    const known = await this.#caughtUp(session, organizationId, epoch);
    const owners = ownersOf(place);
    // A transaction with a snapshot older than the cache reads for itself.
    const held = owners.map((owner) => (known.epoch === epoch ? this.#valid(organizationId, owner, known) : undefined));
    const missing = owners.filter((_, at) => held[at] === undefined);
    if (missing.length > 0) {
      const begun = known.epoch;
      const loaded = await this.#kind.load(session, organizationId, missing, place);
      for (const [at, owner] of owners.entries()) {
        held[at] ??= { known, own: loaded.get(owner) ?? null };
        if (missing.includes(owner) && begun === epoch) this.#keep(organizationId, owner, held[at], begun);
      }
    }
    return this.#apply(organizationId, owners, held as Held<Own>[]);
  }

  /** In a transaction that changes definitions itself: reads them directly and caches nothing. */
  async #unheld(session: Session, organizationId: string, place: string): Promise<Applied> {
    const owners = ownersOf(place);
    const loaded = await this.#kind.load(session, organizationId, owners, place);
    return this.#kind.apply(owners.flatMap((owner) => loaded.get(owner) ?? []));
  }

  /** Evicts what has changed up to an epoch. */
  async #caughtUp(session: Session, organizationId: string, epoch: number): Promise<Known> {
    const known = this.#organizations.get(organizationId) ?? this.#begin(organizationId, epoch);
    if (epoch <= known.epoch) return known;
    const changed = await changedSince(session, organizationId, known.epoch, MOST_CHANGED);
    if (changed === null || known.forgotten.size > MOST_CHANGED) return this.#begin(organizationId, epoch);
    known.epoch = Math.max(known.epoch, epoch);
    for (const owner of changed) {
      known.forgotten.set(owner, known.epoch);
      this.#held.delete(keyOf(organizationId, owner));
    }
    return known;
  }

  #begin(organizationId: string, epoch: number): Known {
    if (this.#organizations.size >= MOST_ORGANIZATIONS) this.#organizations.clear();
    const known: Known = { epoch, forgotten: new Map() };
    this.#organizations.set(organizationId, known);
    return known;
  }

  #valid(organizationId: string, owner: string, known: Known): Held<Own> | undefined {
    const held = this.#held.get(keyOf(organizationId, owner));
    return held?.known === known ? held : undefined;
  }

  /** Caches what was read, unless its owner has changed since the read began. */
  #keep(organizationId: string, owner: string, held: Held<Own>, begun: number): void {
    const { known, own } = held;
    if (this.#organizations.get(organizationId) !== known || (known.forgotten.get(owner) ?? 0) > begun) return;
    this.#held.set(keyOf(organizationId, owner), held, ENTRY_BYTES + (own === null ? 0 : this.#kind.weightOf(own)));
  }

  #apply(organizationId: string, owners: readonly string[], held: readonly Held<Own>[]): Applied {
    const first = held.findIndex(({ own }) => own !== null);
    if (first === -1) return this.#nothing;
    const of = held.flatMap(({ own }) => (own === null ? [] : [own]));
    // Cached under the most specific owner with definitions, for all namespaces to which nothing more specific applies.
    const key = keyOf(organizationId, owners[first]!);
    const before = this.#applied.get(key);
    if (before && before.of.length === of.length && before.of.every((own, at) => own === of[at])) return before.applied;
    const applied = this.#kind.apply(of);
    this.#applied.set(key, { of, applied }, ENTRY_BYTES + this.#kind.weightOfApplied(applied));
    return applied;
  }
}

const keyOf = (organizationId: string, owner: string) => `${organizationId}\n${owner}`;
