/**
 * Counts of this process since its start, for operators. A room counts where something has happened, after its commit. The top storey
 * publishes all counts. Labels have few values that the service itself bounds: no namespace, key or document.
 */

export type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** One count with its labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export class Count<Name extends string = string> {
  /** In Prometheus's form: `judgment_…_total`. */
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Name[];
  readonly #samples = new Map<string, { labels: Labels<Name>; value: number }>();

  /**
   * @param known labels that are 0 from the start. Without them, Prometheus sees no increase in what happens for the first time, since the
   * count begins at 1
   */
  constructor(name: string, help: string, labelNames: readonly Name[], known: readonly Labels<Name>[] = []) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
    for (const labels of known) this.add(labels, 0);
  }

  add(labels: Labels<Name>, by = 1): void {
    const key = this.labelNames.map((name) => labels[name]).join("\n");
    const sample = this.#samples.get(key);
    if (sample === undefined) this.#samples.set(key, { labels, value: by });
    else sample.value += by;
  }

  samples(): Iterable<Sample> {
    return this.#samples.values();
  }
}
