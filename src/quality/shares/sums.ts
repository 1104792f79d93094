/** Adds the sums of namespaces. */
import type { ShareEngine } from "#generated/types.ts";
import type { FrameSums, LabelSums } from "../fits/shares.ts";
import type { SharesRow } from "./shares-sql.ts";

type Counted = { frame: FrameSums; labels: LabelSums; drawn: number };

const NO_FRAME: FrameSums = { documents: 0, f: 0, ff: 0 };
const NO_LABELS: LabelSums = {
  labels: 0,
  w: 0,
  ww: 0,
  wwww: 0,
  wy: 0,
  wf: 0,
  wwy: 0,
  wwf: 0,
  wwyy: 0,
  wwyf: 0,
  wwff: 0,
  f: 0,
  ff: 0,
};

/** Sums of one set of documents, by option. */
class SumsByOption {
  readonly #options = new Map<string | null, Counted>();

  add(row: SharesRow): void {
    const counted = this.#options.get(row.option) ?? { frame: { ...NO_FRAME }, labels: { ...NO_LABELS }, drawn: 0 };
    this.#options.set(row.option, counted);
    if (row.of === "frame") addTo(counted.frame, row);
    else {
      addTo(counted.labels, row);
      counted.drawn += row.drawn;
    }
  }

  about(option: string | null): Counted {
    return this.#options.get(option) ?? { frame: NO_FRAME, labels: NO_LABELS, drawn: 0 };
  }
}

function addTo<Kind extends FrameSums | LabelSums>(sums: Kind, row: SharesRow): void {
  for (const key of Object.keys(sums) as (keyof Kind & keyof SharesRow)[])
    (sums as Record<typeof key, number>)[key] += row[key] as number;
}

export class Sums {
  readonly all = new SumsByOption();
  readonly #groups = new Map<string, SumsByOption>();
  readonly #engines = new Map<string, ShareEngine>();

  add(rows: readonly SharesRow[]): void {
    for (const row of rows) {
      if (row.group === null) {
        this.all.add(row);
        if (row.of === "frame" && row.option === null) this.#addEngine(row);
        continue;
      }
      const group = this.#groups.get(row.group) ?? new SumsByOption();
      this.#groups.set(row.group, group);
      group.add(row);
    }
  }

  #addEngine({ engine, engineVersion, documents }: SharesRow): void {
    const key = `${engine}\n${engineVersion}`;
    const known = this.#engines.get(key)?.documents ?? 0;
    this.#engines.set(key, { engine: engine!, engine_version: engineVersion!, documents: known + documents });
  }

  /** The values with the most documents. */
  groups(most: number): [unknown, SumsByOption][] {
    const documents = (one: SumsByOption) => one.about(null).frame.documents;
    return [...this.#groups]
      .filter(([, one]) => documents(one) > 0)
      .sort(([one, sums], [other, others]) => documents(others) - documents(sums) || (one < other ? -1 : 1))
      .slice(0, most)
      .map(([value, one]) => [JSON.parse(value), one]);
  }

  engines(): ShareEngine[] {
    return [...this.#engines.values()].sort((one, other) => other.documents - one.documents);
  }
}
