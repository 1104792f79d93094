/** Adds the counts of namespaces. */
import type { OutcomeValue } from "#generated/types.ts";
import type { DriftRow, PeriodSums } from "./drift-sql.ts";

export interface Pair {
  /** The period compared with. */
  than: string;
  before: OutcomeValue;
  now: OutcomeValue;
  documents: number;
}

export interface Period {
  name: string;
  sums: PeriodSums;
  /** The documents of each class of answers. */
  classes: Map<string, number>;
  pairs: Pair[];
  passed: Map<string, Passed[]>;
}

/** Contexts that moved across a threshold since a period. */
export interface Passed {
  than: string;
  up: number;
  down: number;
}

/** Options that are no class of their own. No option has this name: the database refuses the character. */
const REST = "\0";
/** The period of failures in a log in which nothing was answered. */
const UNKNOWN = "[null,null]";

export class DriftSums {
  isComplete = true;
  readonly #periods = new Map<string, Period>();
  readonly #pairs = new Map<string, Pair>();

  add(rows: readonly DriftRow[], most: number): void {
    for (const row of rows) {
      if (row.kind === "read") {
        if (row.documents >= most) this.isComplete = false;
        continue;
      }
      const period = this.#period(row.period);
      switch (row.kind) {
        case "period":
          addTo(period.sums, row.sums!);
          break;
        case "class":
          addClass(period.classes, row.one === null ? REST : String(row.one), row.documents);
          break;
        case "pair":
          this.#addPair(period, row);
          break;
        case "threshold": {
          const all = period.passed.get(String(row.one)) ?? [];
          all.push({ than: row.before!, up: 0, down: 0, [row.other === true ? "up" : "down"]: row.documents });
          period.passed.set(String(row.one), all);
          break;
        }
        default:
          row.kind satisfies never;
      }
    }
  }

  /** The oldest first. Failures of an unknown version are left out where anything was answered. */
  periods(): Period[] {
    const all = [...this.#periods.values()];
    const known = all.filter(({ name }) => name !== UNKNOWN);
    return (known.length > 0 ? known : all).toSorted((one, other) => one.sums.firstAt - other.sums.firstAt);
  }

  #period(name: string): Period {
    const nothing = { firstAt: Number.POSITIVE_INFINITY, lastAt: 0, evaluations: 0, failures: 0, tokens: 0 };
    const period = this.#periods.get(name) ?? {
      name,
      sums: { ...nothing, documents: 0, number: 0, none: 0 },
      classes: new Map(),
      pairs: [],
      passed: new Map(),
    };
    this.#periods.set(name, period);
    return period;
  }

  #addPair(period: Period, { one, other, documents, before: than }: DriftRow): void {
    const key = JSON.stringify([period.name, than, one, other]);
    const pair = this.#pairs.get(key) ?? { than: than!, before: one!, now: other!, documents: 0 };
    if (!this.#pairs.has(key)) period.pairs.push(pair);
    this.#pairs.set(key, pair);
    pair.documents += documents;
  }
}

function addClass(classes: Map<string, number>, name: string, documents: number): void {
  classes.set(name, (classes.get(name) ?? 0) + documents);
}

function addTo(sums: PeriodSums, { firstAt, lastAt, ...counts }: PeriodSums): void {
  sums.firstAt = Math.min(sums.firstAt, firstAt);
  sums.lastAt = Math.max(sums.lastAt, lastAt);
  for (const key of Object.keys(counts) as (keyof typeof counts)[]) sums[key] += counts[key];
}
