/** How often the same contexts are said to be answered otherwise where the engine is the same, though it changes some answers by itself. */
import { type Changed, type Move, verdictOfRepeated } from "#src/quality/fits/repeated.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { kappaLine, type TableKind } from "./agreement.ts";
import type { Line } from "./lines.ts";

const LEVEL = 0.01;
const SIZES = [20, 100, 300] as const;
/** A bool is compared at its middle, and at a threshold. */
const CUTS = [0.5, 0.8];

/** Answers to contexts: what a context would be answered without noise, then an answer. */
export interface Repeating {
  name: string;
  isChoice?: boolean;
  /** A context, from a number between 0 and 1. */
  contextOf(one: number): number;
  /** An answer of this version, after a shift from 0 (none) to 1. */
  answerOf(context: number, random: () => number, shift: number): number;
}

const within = (number: number) => Math.min(1, Math.max(0, number));
const even = (one: number) => one;
const likewise = (random: () => number) => random() + random() - 1;

const kinds: readonly Repeating[] = [
  { name: "never changes an answer", contextOf: even, answerOf: (context, _, shift) => within(context + 0.15 * shift) },
  {
    name: "a little noise",
    contextOf: even,
    answerOf: (context, random, shift) => within(context + 0.05 * likewise(random) + 0.15 * shift),
  },
  {
    name: "much noise",
    contextOf: even,
    answerOf: (context, random, shift) => within(context + 0.5 * likewise(random) + 0.15 * shift),
  },
  {
    name: "a fifth of contexts are a coin",
    contextOf: even,
    answerOf: (context, random, shift) => (context < 0.2 ? Number(random() < 0.5 + 0.5 * shift) : Number(context > 0.6)),
  },
  {
    name: "rarely yes, and seldom another answer",
    contextOf: (one) => Number(one < 0.05),
    answerOf: (context, random, shift) => (random() < 0.01 + 0.1 * shift ? 1 - context : context),
  },
  {
    name: "four options",
    isChoice: true,
    contextOf: (one) => Math.floor(4 * one),
    answerOf: (context, random, shift) => (random() < 0.08 ? Math.floor(4 * random()) : random() < 0.2 * shift ? 0 : context),
  },
  {
    name: "as many changes in each direction",
    contextOf: even,
    answerOf: (context, random, shift) => (random() < 0.02 + 0.15 * shift ? 1 - context : context),
  },
];

/** @param sets runs of each kind and size, after two runs of the same version and after one */
export function repeatedLines(sets: number, seed = 21_000): Line[] {
  return [
    ...kinds.flatMap((kind, at) => SIZES.map((size, n) => repeatedLine(kind, size, sets, seed + 10 * at + n))),
    ...NEARLY.map((table, at) => kappaLine(table, sets, seed + 500 + at)),
  ];
}

function repeatedLine(kind: Repeating, size: number, sets: number, seed: number): Line {
  const random = chance(seed);
  let [alarms, found] = [0, 0];
  for (let set = 0; set < sets; set++) {
    const contexts = Array.from({ length: size }, () => kind.contextOf(random()));
    const run = (shift: number) => contexts.map((context) => kind.answerOf(context, random, shift));
    const [one, two, three, shifted] = [run(0), run(0), run(0), run(1)];
    // Every second time nothing is known of the noise.
    const noise = set % 2 === 0 ? changedBetween(kind, one, two) : null;
    alarms += Number(verdict(kind, two, three, noise, set));
    found += Number(verdict(kind, two, shifted, noise, set));
  }
  return {
    claim: "false alarm of a sentinel's run",
    of: `${kind.name}, n=${size}`,
    samples: sets,
    promised: LEVEL,
    measured: alarms / sets,
    also: { "a true drift is found:": `${Math.round((100 * found) / sets)}%` },
  };
}

function verdict(
  kind: Repeating,
  before: readonly number[],
  now: readonly number[],
  noise: Changed | null,
  seed: number,
): boolean {
  const moves = before.map((was, at): Move => {
    const is = now[at]!;
    if (!kind.isChoice) return [[0, is - was]];
    return was === is
      ? []
      : [
          [was, -1],
          [is, 1],
        ];
  });
  return verdictOfRepeated(moves, changedBetween(kind, before, now), noise, seed).drifted;
}

function changedBetween({ isChoice }: Repeating, before: readonly number[], now: readonly number[]): Changed {
  const isOther = (was: number, is: number) => (isChoice ? was !== is : CUTS.some((cut) => was >= cut !== is >= cut));
  return { documents: before.length, changed: before.filter((was, at) => isOther(was, now[at]!)).length };
}

/** Two runs that nearly agree, as those of one version do. */
const NEARLY: readonly TableKind[] = [
  {
    name: "two runs, yes or no",
    table: [
      [0.58, 0.01],
      [0.01, 0.4],
    ],
  },
  {
    name: "two runs, rarely yes",
    table: [
      [0.88, 0.01],
      [0.02, 0.09],
    ],
  },
];
