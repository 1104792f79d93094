/** How often intervals of agreement miss the truth, and how often a group of documents is called worse that is not. */
import {
  type Cell,
  holm,
  kappa,
  NONE,
  pairedDifference,
  plus,
  shareInterval,
  squaresTo,
  sumOf,
  type Weighed,
  worseThanRest,
} from "#src/quality/fits/agreement.ts";
import type { Interval } from "#src/quality/fits/intervals.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { drawnFrame, frames, labelled, type Queue } from "./frames.ts";
import type { Line } from "./lines.ts";

const LEVEL = 0.05;
const SIZES = [50, 100, 300] as const;

/** Two raters by a table: how often the one says the row and the other the column. */
export interface TableKind {
  name: string;
  table: readonly (readonly number[])[];
  ordered?: boolean;
}

const TABLES: readonly TableKind[] = [
  {
    name: "good, yes or no",
    table: [
      [0.5, 0.05],
      [0.08, 0.37],
    ],
  },
  {
    name: "poor, yes or no",
    table: [
      [0.35, 0.2],
      [0.2, 0.25],
    ],
  },
  {
    name: "rare, yes or no",
    table: [
      [0.93, 0.02],
      [0.02, 0.03],
    ],
  },
  {
    name: "four options",
    table: [
      [0.3, 0.03, 0.02, 0.01],
      [0.02, 0.2, 0.02, 0.01],
      [0.01, 0.02, 0.15, 0.02],
      [0.02, 0.01, 0.02, 0.14],
    ],
  },
  {
    name: "five levels",
    ordered: true,
    table: [
      [0.1, 0.05, 0.01, 0, 0],
      [0.04, 0.12, 0.05, 0.01, 0],
      [0.01, 0.06, 0.15, 0.05, 0.01],
      [0, 0.01, 0.05, 0.12, 0.04],
      [0, 0, 0.01, 0.04, 0.07],
    ],
  },
];
const DRAWS: readonly Queue["draw"][] = ["random", "stratified", "uncertain"];

export function agreementLines(sets: number): Line[] {
  return [...TABLES.map((one, at) => kappaLine(one, sets, 9_000 + at)), ...weightedLines(WEIGHTED, sets), ...sliceLines(sets)];
}

function misses(interval: Interval | null, truth: number): boolean {
  return interval !== null && (truth < interval.low - 1e-12 || truth > interval.high + 1e-12);
}

export function kappaLine(
  { name, table, ordered }: TableKind,
  sets: number,
  seed: number,
  sizes: readonly [number, ...number[]] = SIZES,
): Line {
  const random = chance(seed);
  const cells = table.flatMap((row, one) => row.map((share, other) => ({ one, other, share })));
  const distance = ordered ? squaresTo(table.length - 1) : undefined;
  const all = cells.map(({ one, other, share }) => ({ one, other, documents: 1, w: share, ww: share ** 2 }));
  const truth = kappa(all, table.length, distance)!.estimate;
  const missed = new Map<number, number>();
  for (const size of sizes)
    for (let set = 0; set < sets; set++) {
      const counts = new Float64Array(cells.length);
      for (let at = 0; at < size; at++) counts[drawnFrom(cells, random())]! += 1;
      const found = cells.map(
        ({ one, other }, at): Cell => ({ one, other, documents: counts[at]!, w: counts[at]!, ww: counts[at]! }),
      );
      missed.set(size, (missed.get(size) ?? 0) + Number(misses(kappa(found, table.length, distance), truth)));
    }
  return {
    claim: ordered ? "weighted kappa" : "kappa",
    of: `${name}, truly ${truth.toFixed(2)}`,
    samples: sets * sizes.length,
    promised: LEVEL,
    measured: [...missed.values()].reduce((sum, one) => sum + one, 0) / (sets * sizes.length),
    also: Object.fromEntries(sizes.map((size) => [`n=${size}:`, `${((100 * missed.get(size)!) / sets).toFixed(0)}%`])),
  };
}

function drawnFrom(cells: readonly { share: number }[], place: number): number {
  let upTo = 0;
  for (const [at, { share }] of cells.entries()) {
    upTo += share;
    if (place < upTo) return at;
  }
  return cells.length - 1;
}

const one = (weight: number): Weighed => ({ documents: 1, w: weight, ww: weight ** 2 });

const WEIGHTED = {
  kinds: ["good", "harsh", "rare"].map((name) => frames.find((each) => each.name === name)!),
  documents: 2_000,
  size: 150,
  seed: 9_100,
};

/** Agreement and true rates of a judge, from queues. */
export function weightedLines({ kinds, documents, size, seed }: typeof WEIGHTED, sets: number): Line[] {
  const lines: Line[] = [];
  for (const [n, kind] of kinds.entries())
    for (const [m, draw] of DRAWS.entries()) {
      const random = chance(seed + 10 * n + m);
      const missed = {
        agreement: 0,
        "true positive rate": 0,
        "true negative rate": 0,
        kappa: 0,
        "gain over the commonest answer": 0,
      };
      for (let set = 0; set < sets; set++) {
        const frame = drawnFrame(kind, documents, random);
        const sample = labelled(frame, { draw, size }, random);
        const everyone = Array.from(frame.values, (_, at) => ({ at, weight: 1 }));
        const tableOf = (of: typeof sample) => {
          const table = [0, 1, 2, 3].map((at): Cell => ({ one: at >> 1, other: at & 1, ...NONE }));
          for (const { at, weight } of of) {
            const cell = table[2 * Number(frame.numbers[at]! >= 0.5) + frame.values[at]!]!;
            Object.assign(cell, plus(cell, one(weight)));
          }
          return table;
        };
        const [truth, found] = [figuresOf(tableOf(everyone)), figuresOf(tableOf(sample))];
        for (const key of Object.keys(missed) as (keyof typeof missed)[])
          missed[key] += Number(truth[key] !== null && misses(found[key], truth[key]!.estimate));
      }
      for (const [claim, count] of Object.entries(missed))
        lines.push({
          claim,
          of: `${kind.name}, drawn ${draw}, n=${size}`,
          samples: sets,
          promised: LEVEL,
          measured: count / sets,
        });
    }
  return lines;
}

function figuresOf(table: readonly Cell[]) {
  const [noNo, noYes, yesNo, yesYes] = table as [Cell, Cell, Cell, Cell];
  const all = sumOf(table);
  const [yes, no] = [plus(noYes, yesYes), plus(noNo, yesNo)];
  // The judge is right and the commonest answer wrong, or the other way round.
  const [gained, lost] = yes.w > no.w ? [noNo, noYes] : [yesYes, yesNo];
  return {
    agreement: shareInterval(plus(noNo, yesYes), all),
    "true positive rate": shareInterval(yesYes, yes, all),
    "true negative rate": shareInterval(noNo, no, all),
    kappa: kappa(table, 2),
    "gain over the commonest answer": pairedDifference(gained, lost, all),
  };
}

/** Groups of different sizes. */
const TWELVE = { groups: 12, documents: 600, groupOf: (place: number) => Math.floor(12 * place ** 1.5) };
const HARD = (place: number) => (place < 0.8 ? 0.3 : 3.8);

export interface GroupKind {
  name: string;
  groups: number;
  documents: number;
  /** The group of a document at a place from 0 to 1. */
  groupOf(place: number): number;
  mistakes: number;
  /** The weight of a label at a place from 0 to 1. */
  weigh(place: number): number;
}

function sliceLines(sets: number): Line[] {
  return (["random", "uncertain"] as const).flatMap((draw, n) =>
    [0.05, 0.2].map((mistakes, m): Line => {
      const name = `${100 * mistakes}% mistakes, drawn ${draw}`;
      return groupsLine({ ...TWELVE, name, mistakes, weigh: draw === "random" ? () => 1 : HARD }, sets, 9_200 + 10 * n + m);
    }),
  );
}

/** Groups of documents that are all answered alike: any that is called worse is a false alarm. And one that is truly worse. */
export function groupsLine(kind: GroupKind, sets: number, seed: number): Line {
  const random = chance(seed);
  const { name, groups, documents, mistakes } = kind;
  let [alarms, found] = [0, 0];
  for (let set = 0; set < sets; set++) {
    alarms += Number(alarmsIn(kind, random, () => mistakes).length > 0);
    found += Number(alarmsIn(kind, random, (group) => (group === 0 ? mistakes + 0.25 : mistakes)).includes(0));
  }
  return {
    claim: `false alarm of any of ${groups} groups`,
    of: `${name}, n=${documents}`,
    samples: sets,
    promised: LEVEL,
    measured: alarms / sets,
    also: { "a group with 25% more is found:": `${Math.round((100 * found) / sets)}%` },
  };
}

function alarmsIn(kind: GroupKind, random: () => number, rate: (group: number) => number): number[] {
  const groups = Array.from({ length: kind.groups }, () => ({ mistakes: NONE, all: NONE }));
  for (let at = 0; at < kind.documents; at++) {
    const group = kind.groupOf(random());
    const weight = one(kind.weigh(random()));
    const sums = groups[group]!;
    sums.all = plus(sums.all, weight);
    if (random() < rate(group)) sums.mistakes = plus(sums.mistakes, weight);
  }
  const values = groups.map((group, at) => {
    const others = groups.filter((_, other) => other !== at);
    return worseThanRest(group, {
      mistakes: sumOf(others.map(({ mistakes }) => mistakes)),
      all: sumOf(others.map(({ all }) => all)),
    });
  });
  return holm(values).flatMap((value, at) => (value <= LEVEL ? [at] : []));
}
