/** How often intervals of mean changes miss the truth: changes that are mostly zero and rarely large. */
import { meanChange, meanSize } from "#src/quality/fits/mean-change.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import type { Line } from "./lines.ts";

const LEVEL = 0.05;
const SIZES = [20, 100, 300] as const;

interface Kind {
  name: string;
  /** A change from −1 to 1. */
  changeOf(random: () => number): number;
}

const rarely =
  (share: number, change: (random: () => number) => number) =>
  (random: () => number): number =>
    random() < share ? change(random) : 0;

const kinds: readonly Kind[] = [
  { name: "never a change", changeOf: () => 0 },
  { name: "1% turn upward", changeOf: rarely(0.01, () => 0.9) },
  { name: "5% turn upward", changeOf: rarely(0.05, () => 0.9) },
  { name: "20% turn, more of them downward", changeOf: rarely(0.2, (random) => (random() < 0.7 ? -0.8 : 0.8)) },
  { name: "small changes in one direction", changeOf: (random) => 0.1 * random() },
  { name: "any change", changeOf: (random) => random() + random() - 1 },
  { name: "half are small, 2% as large as can be", changeOf: (random) => (random() < 0.02 ? -1 : random() < 0.5 ? 0.05 : 0) },
];

export function meanChangeLines(sets: number, seed = 23_000): Line[] {
  return kinds.flatMap((kind, at) =>
    [false, true].flatMap((isSize) =>
      SIZES.map((size, n) => line(kind, isSize, size, sets, seed + 100 * at + 10 * Number(isSize) + n)),
    ),
  );
}

function line({ name, changeOf }: Kind, isSize: boolean, size: number, sets: number, seed: number): Line {
  const random = chance(seed);
  const drawn = () => (isSize ? Math.abs(changeOf(random)) : changeOf(random));
  const large = 400_000;
  let truth = 0;
  for (let at = 0; at < large; at++) truth += drawn() / large;
  let missed = 0;
  for (let set = 0; set < sets; set++) {
    const values = Array.from({ length: size }, drawn);
    const { low, high } = (isSize ? meanSize : meanChange)(values, 1)!;
    missed += Number(truth < low || truth > high);
  }
  return {
    claim: `interval of the mean ${isSize ? "size" : "change"}`,
    of: `${name}, n=${size}`,
    samples: sets,
    promised: LEVEL,
    measured: missed / sets,
  };
}
