/** The twin of definitions, as slow and plain as possible: one list, from which everything is computed on each question. */
import type { Change, Definition } from "./changes.ts";

interface Judgment {
  owner: string;
  name: string;
  versions: Definition[];
  active: number | null;
  thresholds: Set<string>;
  /** Thresholds that namespaces add. */
  overrides: Map<string, Set<string>>;
}

const covers = (owner: string, place: string) =>
  owner === place || (owner.endsWith("/*") && place.startsWith(owner.slice(0, -1)));
/** A longer prefix is more specific. A namespace's own judgment is the most specific. */
const specificity = (owner: string) => (owner.endsWith("/*") ? owner.length : 1_000);

export class Twin {
  readonly #places: readonly string[];
  #judgments: Judgment[] = [];

  constructor(places: readonly string[]) {
    this.#places = places;
  }

  /** Makes a change, unless it must be refused. Returns whether it was made. */
  make(change: Change): boolean {
    const before = structuredClone(this.#judgments);
    const made = this.#change(change);
    if (!made) this.#judgments = before;
    return made;
  }

  applied(place: string): Record<string, { owner: string; active: number | null; thresholds: string[] }> {
    const names = [...new Set(this.#judgments.map(({ name }) => name))];
    return Object.fromEntries(
      names.flatMap((name) => {
        const one = this.#resolve(place, name);
        if (!one) return [];
        return [[name, { owner: one.owner, active: one.active, thresholds: [...this.#thresholds(one, place)].sort() }]];
      }),
    );
  }

  #change(change: Change): boolean {
    if (change.is === "forget") {
      this.#judgments = this.#judgments.filter(({ owner }) => owner !== change.owner);
      for (const { overrides } of this.#judgments) overrides.delete(change.owner);
      // A namespace is deleted whatever reads it. Here all of its readers go with it.
      return true;
    }
    const own = this.#judgments.find(({ owner, name }) => owner === change.owner && name === change.name);
    if (change.is === "create") {
      if (own) return false;
      const { owner, name } = change;
      const thresholds = new Set(change.thresholds);
      this.#judgments.push({ owner, name, versions: [change.definition], active: 1, thresholds, overrides: new Map() });
      return this.#sound();
    }
    if (change.is === "update") return this.#update(change);
    if (!own) return false;
    switch (change.is) {
      case "version": {
        const { active } = own;
        own.versions.push(change.definition);
        own.active = own.versions.length;
        const sound = this.#places.every((place) => this.#resolve(place, own.name) !== own || this.#readsSoundly(own, place));
        own.active = active;
        return sound;
      }
      case "activate": {
        const wanted = own.versions[change.version - 1];
        if (!wanted) return false;
        const active = own.active === null ? undefined : own.versions[own.active - 1];
        if (JSON.stringify(active) === JSON.stringify(wanted)) return true;
        own.active = change.version;
        return this.#sound();
      }
      case "deactivate":
        own.active = null;
        return true;
      case "delete": {
        if (this.#readers(own).length > 0) return false;
        this.#judgments = this.#judgments.filter((one) => one !== own);
        return this.#sound();
      }
      default:
        return change satisfies never;
    }
  }

  #update({ owner: place, name, set, drop }: Extract<Change, { is: "update" }>): boolean {
    const judgment = place.endsWith("/*")
      ? this.#judgments.find((one) => one.owner === place && one.name === name)
      : this.#resolve(place, name);
    if (!judgment) return false;
    const inherited = judgment.owner !== place;
    const before = this.#thresholds(judgment, place);
    const changed = inherited ? (judgment.overrides.get(place) ?? new Set<string>()) : judgment.thresholds;
    for (const one of set) changed.add(one);
    for (const one of drop) changed.delete(one);
    if (inherited) judgment.overrides.set(place, changed);
    const after = this.#thresholds(judgment, place);
    const removed = [...before].filter((one) => !after.has(one));
    return !this.#readers(judgment).some((reader) => (!inherited || reader.place === place) && removed.includes(reader.cut));
  }

  #resolve(place: string, name: string): Judgment | undefined {
    return this.#judgments
      .filter((one) => one.name === name && covers(one.owner, place))
      .sort((one, other) => specificity(other.owner) - specificity(one.owner))[0];
  }

  #thresholds({ owner, thresholds, overrides }: Judgment, place: string): Set<string> {
    return new Set([...thresholds, ...((owner !== place && overrides.get(place)) || [])]);
  }

  #reads({ versions, active }: Judgment): Definition["reads"] {
    return active === null ? null : versions[active - 1]!.reads;
  }

  /** Where a judgment is read, and by which cut. */
  #readers(judgment: Judgment): { place: string; cut: string }[] {
    return this.#places.flatMap((place) =>
      [...new Set(this.#judgments.map(({ name }) => name))].flatMap((name) => {
        const reader = this.#resolve(place, name);
        const reads = reader && this.#reads(reader);
        return reads && this.#resolve(place, reads.name) === judgment ? [{ place, cut: reads.cut }] : [];
      }),
    );
  }

  #readsSoundly(reader: Judgment, place: string): boolean {
    const reads = this.#reads(reader);
    if (!reads) return true;
    const read = this.#resolve(place, reads.name);
    return read !== undefined && read !== reader && this.#reads(read) === null && this.#thresholds(read, place).has(reads.cut);
  }

  #sound(): boolean {
    return this.#places.every((place) =>
      [...new Set(this.#judgments.map(({ name }) => name))].every((name) => {
        const reader = this.#resolve(place, name);
        return reader === undefined || this.#readsSoundly(reader, place);
      }),
    );
  }
}
