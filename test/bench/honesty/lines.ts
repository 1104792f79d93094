/** One line of a table of simulations: a claim, and how often it did not hold. */
export interface Line {
  readonly claim: string;
  readonly of: string;
  readonly samples: number;
  /** The largest share of samples in which the claim may fail; null where nothing is claimed. */
  readonly promised: number | null;
  /** The share in which it failed. */
  readonly measured: number;
  /** One standard deviation of what is measured, where it is no share of samples. */
  readonly deviation?: number;
  /** What else is worth knowing, by name. */
  readonly also?: Readonly<Record<string, string>>;
}

/** Some standard deviations of a share, if it is as promised: two in a table. */
export function chanceError({ promised, measured, samples, deviation }: Line, deviations = 2): number {
  if (deviation !== undefined) return deviations * deviation;
  const share = promised ?? measured;
  return deviations * Math.sqrt((share * (1 - share)) / samples);
}

export const holds = (line: Line, deviations = 2) =>
  line.promised === null || line.measured <= line.promised + chanceError(line, deviations);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

export function tableOf(lines: readonly Line[]): string {
  const head =
    "| claim | of | samples | promised at most | measured | chance (2 sd) | | also |\n|---|---|--:|--:|--:|--:|---|---|";
  const rows = lines.map((line) => {
    const { claim, of, samples, promised, measured, also = {} } = line;
    const verdict = promised === null ? "not promised" : holds(line) ? "kept" : "BROKEN";
    const more = Object.entries(also).map(([name, value]) => `${name} ${value}`);
    const shown = [claim, of, samples.toLocaleString("en"), promised === null ? "" : percent(promised), percent(measured)];
    return `| ${[...shown, `±${percent(chanceError(line))}`, verdict, more.join(", ")].join(" | ")} |`;
  });
  return [head, ...rows].join("\n");
}
