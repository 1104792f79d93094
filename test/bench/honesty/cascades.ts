/** How often the bound of a cascade breaks its promise: at any look at which the two engines are compared. */
import { boundOf, levelOf, type Pair } from "#src/quality/cascades/bound.ts";
import { looksOf, MOST } from "#src/quality/cascades/looking.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import type { Line } from "./lines.ts";

const LEVEL = 0.05;
const PROMISED = [0.02, 0.05, 0.1] as const;

/** A first engine whose confidence is uniform. */
export interface FirstKind {
  name: string;
  /** How often it is contradicted, by its confidence. */
  wrong(confidence: number): number;
  /** The share of all documents at or above a bound where it is. */
  above(bound: number): number;
}

export const firstKinds: readonly FirstKind[] = [
  { name: "surer where right", wrong: (c) => 0.4 * (1 - c), above: (t) => 0.2 * (1 - t) ** 2 },
  { name: "wrong everywhere alike", wrong: () => 0.2, above: (t) => 0.2 * (1 - t) },
  { name: "wrong where surest", wrong: (c) => (c > 0.9 ? 0.6 : 0), above: (t) => 0.6 * Math.min(0.1, 1 - t) },
];

export function pairsOf(random: () => number, count: number, wrong: FirstKind["wrong"]): Pair[] {
  return Array.from({ length: count }, () => {
    const confidence = random();
    return { confidence, agrees: random() >= wrong(confidence) };
  });
}

export function cascadeLines(sets: number, seed = 9_000): Line[] {
  return firstKinds.flatMap((kind, at) =>
    PROMISED.map((promised) => lineOf(kind, promised, sets, seed + 10 * at + 100 * promised)),
  );
}

function lineOf({ name, wrong, above }: FirstKind, promised: number, sets: number, seed: number): Line {
  const random = chance(Math.round(seed));
  let [broken, answered] = [0, 0];
  for (let set = 0; set < sets; set++) {
    const pairs = pairsOf(random, MOST, wrong);
    const bounds = looksOf(MOST).map((documents, at) => boundOf(pairs.slice(0, documents), promised, levelOf(at + 1)).bound);
    broken += Number(bounds.some((bound) => bound !== null && above(bound) > promised));
    answered += 1 - (bounds.at(-1) ?? 1);
  }
  return {
    claim: `cascade: at most ${100 * promised}% answered otherwise, at each of ${looksOf(MOST).length} looks`,
    of: name,
    samples: sets,
    promised: LEVEL,
    measured: broken / sets,
    also: { "answered by the first engine": `${Math.round((100 * answered) / sets)}%` },
  };
}
