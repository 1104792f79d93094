/** How often a drift is told where nothing has drifted, and how often one that is there is found. */
import { NONE, type Weighed, worseThanRest } from "#src/quality/fits/agreement.ts";
import {
  CLASSES,
  type Counts,
  type Difference,
  differenceOfNumbers,
  differenceOfOptions,
  verdictOfLook,
  verdictsOf,
} from "#src/quality/fits/drift.ts";
import { verdictOf } from "#src/quality/fitting/dropped.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import type { Line } from "./lines.ts";

const LEVEL = 0.05;
/** As many as a year of months. */
const PERIODS = 12;
/** With fewer documents, nothing is compared. */
const FEWEST = 20;
export const SIZES = [20, 50, 200, 1_000] as const;

export interface DriftKind {
  name: string;
  isChoice?: boolean;
  /** The class of an answer from two numbers between 0 and 1, after a shift from 0 (none) to 1. */
  classOf(one: number, other: number, shift: number): number;
  /** The documents of a period of a size. */
  sizeOf?(size: number, period: number): number;
}

const classOf = (number: number) => Math.min(CLASSES - 1, Math.floor(Math.min(1, Math.max(0, number)) * CLASSES));
const option = (shares: readonly number[], place: number) => {
  let upTo = 0;
  return shares.findIndex((share) => {
    upTo += share;
    return place < upTo;
  });
};
const MANY = Array.from({ length: 40 }, (_, at) => 1 / (at + 1));
const ALL = MANY.reduce((sum, one) => sum + one, 0);

const kinds: readonly DriftKind[] = [
  { name: "spread evenly", classOf: (one, _, shift) => classOf(one + 0.25 * shift) },
  { name: "sure of itself", classOf: (one, other, shift) => classOf(one < 0.6 - 0.3 * shift ? other ** 3 : 1 - other ** 3) },
  { name: "three numbers", classOf: (one, _, shift) => [5, 50, 95][option([0.7 - 0.3 * shift, 0.2, 0.1 + 0.3 * shift], one)]! },
  { name: "nearly always the same", classOf: (one, _, shift) => (one < 0.97 - 0.3 * shift ? 99 : 3) },
  {
    name: "spread evenly, periods of unlike length",
    classOf: (one, _, shift) => classOf(one + 0.25 * shift),
    sizeOf: (size, period) => (period % 2 === 0 ? size : 3 * size),
  },
  {
    name: "four options",
    isChoice: true,
    classOf: (one, _, shift) => option([0.5 - 0.25 * shift, 0.25, 0.15, 0.1 + 0.25 * shift], one),
  },
  {
    name: "forty options",
    isChoice: true,
    classOf: (one, other, shift) =>
      other < 0.3 * shift
        ? 20
        : option(
            MANY.map((share) => share / ALL),
            one * 0.999_999,
          ),
  },
  { name: "a rare option", isChoice: true, classOf: (one, _, shift) => Number(one < 0.01 + 0.25 * shift) },
];

/** @param sets logs of twelve periods, of each kind and size */
export function driftLines(sets: number, seed = 11_000): Line[] {
  return kinds.flatMap((kind, at) => SIZES.map((size, n) => driftLine(kind, size, sets, seed + 10 * at + n)));
}

function driftLine(kind: DriftKind, size: number, sets: number, seed: number): Line {
  const random = chance(seed);
  let [alarms, found] = [0, 0];
  for (let set = 0; set < sets; set++) {
    const periods = Array.from({ length: PERIODS }, (_, at) => drawn(kind, kind.sizeOf?.(size, at) ?? size, 0, random));
    alarms += Number(drifts(kind, periods).some(Boolean));
    const shifted = drawn(kind, kind.sizeOf?.(size, PERIODS - 1) ?? size, 1, random);
    found += Number(drifts(kind, [...periods.slice(0, -1), shifted]).at(-1));
  }
  return {
    claim: `false alarm of drift in any of ${PERIODS} periods`,
    of: `${kind.name}, n=${size}`,
    samples: sets,
    promised: LEVEL,
    measured: alarms / sets,
    also: { "a true drift is found:": `${Math.round((100 * found) / sets)}%` },
  };
}

/** The documents of a new version at its looks, relative to those of the version before. */
const GROWTH = [0.25, 1, 4] as const;

/** @param sets new versions of an engine, of each kind and size, with a look at each growth until a drift is told */
export function watchLines(sets: number, seed = 12_000): Line[] {
  return kinds.flatMap((kind, at) => SIZES.slice(1).map((size, n) => watchLine(kind, size, sets, seed + 10 * at + n)));
}

function watchLine(kind: DriftKind, size: number, sets: number, seed: number): Line {
  const random = chance(seed);
  const isTold = (shift: number) => {
    const before = drawn(kind, size, 0, random);
    let now: Counts = new Map();
    return GROWTH.some((growth, at) => {
      const more = size * (growth - (GROWTH[at - 1] ?? 0));
      now = together(now, drawn(kind, more, shift, random));
      return size * growth >= FEWEST && verdictOfLook(difference(kind, before, now), GROWTH.length).drifted;
    });
  };
  let [alarms, found] = [0, 0];
  for (let set = 0; set < sets; set++) {
    alarms += Number(isTold(0));
    found += Number(isTold(1));
  }
  return {
    claim: "false alarm of drift at any of three looks at a new version",
    of: `${kind.name}, n=${size}`,
    samples: sets,
    promised: LEVEL,
    measured: alarms / sets,
    also: { "a true drift is found:": `${Math.round((100 * found) / sets)}%` },
  };
}

/** Agreement of the version before, and the documents with labels that it has. */
const AGREEMENTS = [0.6, 0.85, 0.98] as const;
const LABELLED = [20, 100, 1_000] as const;
const MOST_LABELLED = 1_280;

/** Which share of a queue is drawn from hard documents, which are a fifth of all and agree less. Null: every document has the same chance. */
const QUEUES = [null, 0.8] as const;
const HARD = 0.2;
const HARDER = 0.25;

/** @param sets new versions of an engine that agree as the one before does, or less by 15%, with a comparison whenever labels have doubled */
export function dropLines(sets: number, seed = 13_000): Line[] {
  return QUEUES.flatMap((queue, of) =>
    AGREEMENTS.flatMap((agreement, at) =>
      LABELLED.map((size, n) => dropLine(agreement, queue, size, sets, seed + 100 * of + 10 * at + n)),
    ),
  );
}

function dropLine(agreement: number, queue: number | null, size: number, sets: number, seed: number): Line {
  const random = chance(seed);
  const label = (sums: Sums, share: number, hardly: number | null) => {
    const isHard = random() < (hardly ?? HARD);
    // Both kinds together agree as often as asked, or less where the easy ones agree always.
    const agrees = isHard ? share - HARDER * (1 - HARD) : Math.min(1, share + HARDER * HARD);
    const weight = hardly === null ? 1 : isHard ? HARD / hardly : (1 - HARD) / (1 - hardly);
    add(sums.all, weight);
    if (random() >= agrees) add(sums.mistakes, weight);
  };
  const isTold = (share: number) => {
    // The labels before are of every document alike, as when nobody draws queues.
    const [rest, now] = [nothing(), nothing()];
    for (let n = 0; n < size; n++) label(rest, agreement, null);
    let looks = 0;
    for (let next: number = FEWEST; next <= MOST_LABELLED; next *= 2) {
      while (now.all.documents < next) label(now, share, queue);
      if (verdictOf(worseThanRest(now, rest), looks).dropped) return true;
      looks += 1;
    }
    return false;
  };
  let [alarms, found] = [0, 0];
  for (let set = 0; set < sets; set++) {
    alarms += Number(isTold(agreement));
    found += Number(isTold(agreement - 0.15));
  }
  return {
    claim: "false alarm of dropped agreement at any comparison of a new version",
    of: `agreement ${agreement}, ${size} labels before${queue === null ? "" : ", then a queue of hard documents"}`,
    samples: sets,
    promised: LEVEL,
    measured: alarms / sets,
    also: { "15% less is found:": `${Math.round((100 * found) / sets)}%` },
  };
}

interface Sums {
  all: Weighed;
  mistakes: Weighed;
}

const nothing = (): Sums => ({ all: { ...NONE }, mistakes: { ...NONE } });

function add(to: Weighed, weight: number): void {
  to.documents += 1;
  to.w += weight;
  to.ww += weight ** 2;
}

function together(one: Counts, other: Counts): Counts {
  const sum = new Map(one);
  for (const [name, count] of other) sum.set(name, (sum.get(name) ?? 0) + count);
  return sum;
}

function drawn({ classOf: of }: DriftKind, size: number, shift: number, random: () => number): Counts {
  const counts = new Map<string, number>();
  for (let at = 0; at < size; at++) {
    const name = String(of(random(), random(), shift));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function drifts(kind: DriftKind, periods: readonly Counts[]): boolean[] {
  return verdictsOf(periods.slice(1).map((now, at) => difference(kind, periods[at]!, now))).map(({ drifted }) => drifted);
}

function difference({ isChoice }: DriftKind, before: Counts, now: Counts): Difference {
  return (isChoice ? differenceOfOptions : differenceOfNumbers)(before, now);
}
