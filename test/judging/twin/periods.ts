/** When the twin's periodic judgments run: each place with its own interval has its own schedule. */
import type { Twin } from "./model.ts";
import type { Freshness, Judgment } from "./records.ts";

export class Periods {
  readonly #twin: Twin;
  readonly #schedules = new Map<Judgment, Map<string, { interval: number; next: number }>>();
  /** The revision up to which a namespace was processed, by judgment and version. */
  readonly #done = new Map<string, number>();

  constructor(twin: Twin) {
    this.#twin = twin;
  }

  /** Settings were changed at a place. */
  set(judgment: Judgment, place: string): void {
    const places = this.#schedules.get(judgment) ?? new Map<string, { interval: number; next: number }>();
    this.#schedules.set(judgment, places);
    const { policy, interval_ms } = this.#twin.freshnessOf(place, judgment);
    if (policy !== "periodic" || interval_ms === undefined || !saysSo(judgment, place)) places.delete(place);
    else if (places.get(place)?.interval !== interval_ms) {
      places.set(place, { interval: interval_ms, next: this.#twin.now + interval_ms });
    }
  }

  /** A namespace was deleted with all of its data. */
  forget(namespace: string): void {
    for (const [judgment, places] of this.#schedules) {
      if (judgment.owner === namespace) this.#schedules.delete(judgment);
      else places.delete(namespace);
    }
    for (const key of this.#done.keys()) if (key.startsWith(`${namespace}\n`)) this.#done.delete(key);
  }

  times(): number[] {
    return [...this.#schedules.values()].flatMap((places) => [...places.values()].map(({ next }) => next));
  }

  /** What the runs that are due now judge, namespace by namespace. */
  run(): ReturnType<Twin["unfresh"]>[] {
    const due: ReturnType<Twin["unfresh"]>[] = [];
    for (const [judgment, places] of this.#schedules) {
      for (const [place, schedule] of places) {
        if (schedule.next > this.#twin.now) continue;
        schedule.next += schedule.interval;
        if (!this.#isPeriodic(judgment, place)) places.delete(place);
        else if (judgment.active !== null) due.push(...this.#runAt(judgment, place));
      }
    }
    return due;
  }

  #runAt(judgment: Judgment, place: string): ReturnType<Twin["unfresh"]>[] {
    const twin = this.#twin;
    const under = twin
      .namespaces()
      .filter((namespace) => place === namespace || (place.endsWith("/*") && !saysSo(judgment, namespace)));
    const concerned = under.filter(
      (namespace) => twin.effective(namespace, judgment.name) === judgment && this.#isPeriodic(judgment, namespace),
    );
    return concerned.map((namespace) => {
      const key = `${namespace}\n${judgment.owner}\n${judgment.name}\n${judgment.active}`;
      const found = twin.unfresh(namespace, judgment, this.#done.get(key) ?? null);
      this.#done.set(key, twin.latest(namespace));
      return found;
    });
  }

  #isPeriodic(judgment: Judgment, place: string): boolean {
    const hidden = !place.endsWith("/*") && this.#twin.effective(place, judgment.name) !== judgment;
    return !hidden && this.#twin.freshnessOf(place, judgment).policy === "periodic";
  }
}

/** Whether a place has its own settings for when a judgment runs. */
function saysSo({ owner, overrides }: Judgment, place: string): boolean {
  const set: Partial<Freshness> = overrides.get(place)?.freshness ?? {};
  return owner === place || set.policy !== undefined || set.interval_ms !== undefined;
}
