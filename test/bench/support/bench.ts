/** What a bench is, and how its numbers come about. */

export interface Bench {
  /** One line for the list. */
  readonly about: string;
  run(): Promise<Figure[]>;
  /** Shows all figures together, in place of one line for each. */
  table?(figures: readonly Figure[]): string;
}

export interface Figure {
  readonly figure: string;
  /** The median of ours. */
  readonly value: number;
  /** The median of the floor. */
  readonly floor: number;
  /** The median of the ratios of runs made side by side. */
  readonly ratio: number;
  /** Null where the figure is only for comparison. */
  readonly target: number | null;
  readonly better: "higher" | "lower";
  readonly runs: number;
  readonly unit: string;
  /** What a table shows of it. */
  readonly row?: unknown;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Measures variants in turns, the order reversed every other round, so that whatever else the machine does meets all of them alike. Two
 * rounds before the first warm up and are not counted.
 * @returns by variant, one value a round
 */
export async function inTurns<Name extends string, Value>(
  rounds: number,
  variants: Readonly<Record<Name, () => Promise<Value>>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(variants) as Name[];
  const measured = Object.fromEntries(names.map((name): [Name, Value[]] => [name, []])) as Record<Name, Value[]>;
  for (let round = -2; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await variants[name]();
      if (round >= 0) measured[name].push(value);
    }
  }
  return measured;
}

/** Ours against another, round by round. */
export function compared(
  figure: string,
  ours: readonly number[],
  others: readonly number[],
  about: Pick<Figure, "target" | "better" | "unit">,
): Figure {
  const ratios = ours.map((value, round) => value / others[round]!);
  return { figure, value: median(ours), floor: median(others), ratio: median(ratios), ...about, runs: ours.length };
}
