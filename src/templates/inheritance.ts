/**
 * What applies to a namespace: what it has itself, and what the template prefixes above it have. Made for definitions of any kind, judgments,
 * groups or subscriptions: a kind says how to read what owners have, and what comes of it for a namespace.
 *
 * Held in memory by owner, and not by namespace: what a prefix has is held once, however many namespaces inherit it, and a change of it is read
 * once by each process. A namespace that has nothing of its own shares what comes of the prefixes above it with all that have nothing of their
 * own either. One small read of the organization's epoch tells that what is held still holds; where that has risen, another tells which
 * owners have changed since, and only they are forgotten.
 */
import type { Session } from "#src/db/database.ts";
import { Bounded } from "./bounded.ts";
import { changedSince, hasRaised, readEpoch } from "./epochs.ts";
import { ownersOf } from "./owners.ts";

export interface Kind<Own, Applied> {
  /** What owners have, by owner; who has nothing is left out. `place` is the namespace they are read for, which is among them or not. */
  load(session: Session, organizationId: string, owners: readonly string[], place: string): Promise<ReadonlyMap<string, Own>>;
  /** What comes of what some owners have, most specific first. */
  apply(owns: readonly Own[]): Applied;
  /** Bytes, roughly. */
  weightOf(own: Own): number;
  weightOfApplied(applied: Applied): number;
}

/** What all kept definitions of a kind may weigh in a process, and as much again what comes of them. */
const MOST_BYTES = 64 * 2 ** 20;
/** Of an owner that has nothing: its name and the entry. */
const ENTRY_BYTES = 300;
/** Owners that are forgotten one by one; with more, all that is held of the organization is. */
const MOST_CHANGED = 1_000;
const MOST_ORGANIZATIONS = 100_000;

/** What is known of an organization; entries hold for the very object that they were read under. */
interface Known {
  epoch: number;
  /** When owners were last forgotten. What was begun to be read before that is not kept. */
  forgotten: Map<string, number>;
}

interface Held<Own> {
  known: Known;
  /** Null: nothing. */
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

  /** What applies to a namespace now. */
  async of(session: Session, organizationId: string, place: string): Promise<Applied> {
    return this.at(session, organizationId, place, await readEpoch(session, organizationId));
  }

  /** The same where the organization's epoch has just been read. As long as nothing above a namespace changes it is the same object. */
  async at(session: Session, organizationId: string, place: string, epoch: number): Promise<Applied> {
    if (hasRaised(session)) return this.#unheld(session, organizationId, place);
    const known = await this.#caughtUp(session, organizationId, epoch);
    const owners = ownersOf(place);
    // A reader in a snapshot from before what is known reads for itself.
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

  /** In a transaction that changes definitions itself: as they are there, of which nothing is held. */
  async #unheld(session: Session, organizationId: string, place: string): Promise<Applied> {
    const owners = ownersOf(place);
    const loaded = await this.#kind.load(session, organizationId, owners, place);
    return this.#kind.apply(owners.flatMap((owner) => loaded.get(owner) ?? []));
  }

  /** Forgets what has changed up to an epoch. */
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

  /** Keeps what was read, unless its owner has changed since the reading began. */
  #keep(organizationId: string, owner: string, held: Held<Own>, begun: number): void {
    const { known, own } = held;
    if (this.#organizations.get(organizationId) !== known || (known.forgotten.get(owner) ?? 0) > begun) return;
    this.#held.set(keyOf(organizationId, owner), held, ENTRY_BYTES + (own === null ? 0 : this.#kind.weightOf(own)));
  }

  #apply(organizationId: string, owners: readonly string[], held: readonly Held<Own>[]): Applied {
    const first = held.findIndex(({ own }) => own !== null);
    if (first === -1) return this.#nothing;
    const of = held.flatMap(({ own }) => (own === null ? [] : [own]));
    // Under the most specific owner that has anything, for all namespaces to which nothing more specific applies.
    const key = keyOf(organizationId, owners[first]!);
    const before = this.#applied.get(key);
    if (before && before.of.length === of.length && before.of.every((own, at) => own === of[at])) return before.applied;
    const applied = this.#kind.apply(of);
    this.#applied.set(key, { of, applied }, ENTRY_BYTES + this.#kind.weightOfApplied(applied));
    return applied;
  }
}

const keyOf = (organizationId: string, owner: string) => `${organizationId}\n${owner}`;
