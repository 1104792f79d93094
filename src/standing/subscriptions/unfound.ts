/**
 * Filters without an access. Filters that share a necessary condition are grouped by it. If the condition does not hold, the whole group is
 * skipped.
 */

import type { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import type { Matchable } from "#src/queries/filters/match.ts";
import { type Matcher, matcherOf, matchesInSlices } from "#src/queries/filters/matcher.ts";

interface Sharing<T> {
  readonly condition: Condition;
  readonly holds: Matcher;
  readonly of: Set<T>;
}

export class Unfound<T> {
  readonly #sharing = new Map<string, Sharing<T>>();
  /** The condition by which each filter is grouped, and how many filters have each condition. */
  readonly #under = new Map<T, string>();
  readonly #counts = new Map<string, number>();

  add(of: T, condition: Condition): void {
    const conjuncts = conjunctsOf(condition);
    for (const text of conjuncts.keys()) this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    const [text, shared] = [...conjuncts].reduce((most, each) => (this.#count(each) > this.#count(most) ? each : most));
    const sharing = this.#sharing.get(text) ?? { condition: shared, holds: matcherOf(shared), of: new Set() };
    this.#sharing.set(text, sharing);
    sharing.of.add(of);
    this.#under.set(of, text);
  }

  remove(of: T, condition: Condition): void {
    const text = this.#under.get(of);
    if (text === undefined) return;
    this.#under.delete(of);
    const { of: all } = this.#sharing.get(text)!;
    all.delete(of);
    if (all.size === 0) this.#sharing.delete(text);
    for (const each of conjunctsOf(condition).keys()) {
      const count = this.#counts.get(each)! - 1;
      if (count === 0) this.#counts.delete(each);
      else this.#counts.set(each, count);
    }
  }

  /**
   * The filters that may match a document.
   * @param long whether the document has long values
   */
  async at(document: Matchable, slice: TimeSlice, long: boolean): Promise<T[]> {
    const found: T[] = [];
    for (const { condition, holds, of } of this.#sharing.values()) {
      if (slice.isOver) await slice.next();
      if (long ? await matchesInSlices(condition, document, slice) : holds(document)) for (const each of of) found.push(each);
    }
    return found;
  }

  #count([text]: [string, Condition]): number {
    return this.#counts.get(text)!;
  }
}

/** The conditions that must all hold, by their text. */
function conjunctsOf(condition: Condition): Map<string, Condition> {
  const all = condition.is === "and" ? condition.of.flatMap((each) => [...conjunctsOf(each).values()]) : [condition];
  return new Map(all.map((each) => [JSON.stringify(each), each]));
}
