/**
 * What happened in this process since it was last written, by organization and hour in UTC. A transaction adds its counts when it has
 * committed, so nothing is counted that did not happen, and no request waits for it.
 */

export interface Counted {
  readonly organizationId: string;
  /** The time that decides the hour. */
  readonly at: Date;
  readonly measure: string;
  /** One of few names within the measure: no namespace, key or document. */
  readonly name: string;
  readonly value: number;
  /** Of an hour, the largest value is kept. Otherwise values are added. */
  readonly largest?: boolean;
  /** Counts of one judgment are apart from those of the organization. */
  readonly judgment?: CountedJudgment;
}

export interface CountedJudgment {
  readonly judgmentId: string;
  /** A namespace that inherits the judgment; 0 for all namespaces together. */
  readonly namespaceId: number;
}

export interface HourCount {
  readonly organization_id: string;
  /** Its start, in milliseconds since 1970. */
  readonly hour: number;
  readonly measure: string;
  readonly name: string;
  readonly value: number;
  readonly largest: boolean;
  readonly judgment?: CountedJudgment;
}

export const HOUR_MS = 3_600_000;

export class HourCounts {
  #counts = new Map<string, HourCount>();

  add(counted: Iterable<Counted>): void {
    for (const { organizationId, at, measure, name, value, largest = false, judgment } of counted) {
      const hour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
      this.#put({ organization_id: organizationId, hour, measure, name, value, largest, ...(judgment && { judgment }) });
    }
  }

  /** All counts so far, which then begin again. */
  take(): HourCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }

  /** Adds counts that were taken here or in another thread. */
  giveBack(counts: Iterable<HourCount>): void {
    for (const count of counts) this.#put(count);
  }

  #put(count: HourCount): void {
    if (count.value === 0 && !count.largest) return;
    const { judgment } = count;
    const of = judgment === undefined ? [] : [judgment.judgmentId, judgment.namespaceId];
    const key = [count.organization_id, count.hour, count.measure, count.name, ...of].join("\n");
    const known = this.#counts.get(key);
    this.#counts.set(key, known === undefined ? count : { ...count, value: joined(known, count) });
  }
}

function joined(one: HourCount, other: HourCount): number {
  return one.largest ? Math.max(one.value, other.value) : one.value + other.value;
}
