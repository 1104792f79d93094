/**
 * Kinds of data on which nothing was tuned. They were written down before any of them was run, and they are what usually breaks intervals: ties,
 * coarse numbers, extreme shares, noise, judges that are wrong everywhere, shares that lie exactly on the promise. `blind.ts` runs them.
 */
import type { GroupKind, TableKind } from "./agreement.ts";
import type { Kind, Queue } from "./frames.ts";
import type { Judge } from "./judges.ts";

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (place: number) => Math.log(place / (1 - place));
const clamp = (share: number) => Math.min(1, Math.max(0, share));
const coarse = (p: number) => Math.round(p * 20) / 20;

/** @see PRECISIONS for what is asked of each */
export const blindJudges: readonly Judge[] = [
  { name: "ties", about: "85 in 100 answers are 0.5", number: (u) => (u < 0.1 ? u : u < 0.95 ? 0.5 : u), truth: (p) => p },
  {
    name: "two clusters",
    about: "a third around 0.85 and truly so in 9 of 10, the rest around 0.1",
    number: (u) => (u > 0.66 ? 0.8 + 0.3 * (u - 0.66) : 0.05 + 0.15 * u),
    truth: (p) => (p > 0.5 ? 0.9 + (p - 0.85) : 0.04),
  },
  { name: "coarse", about: "numbers in steps of 0.05", number: (u) => coarse(logistic(1.8 * logit(u) - 0.5)), truth: (p) => p },
  {
    name: "noisy labels",
    about: "calibrated, and 12 in 100 labels are the wrong way round",
    number: (u) => logistic(2.5 * logit(u)),
    truth: (p) => 0.12 + 0.76 * p,
  },
  { name: "scarce", about: "1 in 200 is positive", number: (u) => logistic(1.5 * logit(u) - 8.4), truth: (p) => p },
  { name: "common", about: "97 in 100 are positive", number: (u) => logistic(1.5 * logit(u) + 6), truth: (p) => p },
  {
    name: "at the edge",
    about: "above 0.4, every threshold has just less than the precision asked for",
    number: (u) => u,
    truth: (p) => (p > 0.4 ? 0.8495 : 0.1),
  },
  {
    name: "saw",
    about: "precision crosses the one asked for again and again",
    number: (u) => u,
    truth: (p) => (Math.floor(p * 20) % 2 === 0 ? 0.97 : 0.75),
  },
  {
    name: "inverted",
    about: "the higher the number, the less often it is so",
    number: (u) => u,
    truth: (p) => 0.95 - 0.7 * p,
  },
  {
    name: "cliff at the top",
    about: "the 2 in 100 surest answers are mostly wrong",
    number: (u) => u,
    truth: (p) => (p > 0.98 ? 0.3 : p > 0.5 ? 0.9 : 0.1),
  },
];

export const PRECISIONS: Readonly<Record<string, number>> = {
  ties: 0.9,
  "two clusters": 0.88,
  coarse: 0.9,
  "noisy labels": 0.8,
  scarce: 0.3,
  common: 0.98,
  "at the edge": 0.85,
  saw: 0.87,
  inverted: 0.8,
  "cliff at the top": 0.85,
};

export const BLIND_SIZES = [15, 30, 75, 150, 400, 1_500, 4_000] as const;

export const blindFrames: readonly Kind[] = [
  { name: "ties", about: "nine in ten answers are 0.3", number: (u) => (u < 0.9 ? 0.3 : u), truth: (p) => clamp(p - 0.05) },
  {
    name: "two clusters",
    about: "a fifth around 0.8 and so in 6 of 10, the rest around 0.1 and so in 2 of 10",
    number: (u) => (u > 0.8 ? 0.75 + 0.5 * (u - 0.8) : 0.05 + 0.1 * u),
    truth: (p) => (p > 0.5 ? 0.6 : 0.2),
  },
  {
    name: "coarse",
    about: "numbers in steps of 0.05",
    number: (u) => coarse(logistic(2 * logit(u))),
    truth: (p) => clamp(0.8 * p + 0.05),
  },
  {
    name: "noisy labels",
    about: "sharp, and 15 in 100 labels are the wrong way round",
    number: (u) => logistic(4 * logit(u)),
    truth: (p) => 0.15 + 0.7 * p,
  },
  { name: "scarce", about: "1 in 200 is so", number: (u) => logistic(1.5 * logit(u) - 8.4), truth: (p) => p },
  { name: "common", about: "97 in 100 are so", number: (u) => logistic(1.5 * logit(u) + 6), truth: (p) => p },
  { name: "constant", about: "always 0.5", number: () => 0.5, truth: () => 0.35 },
  { name: "inverted", about: "the wrong way round", number: (u) => u, truth: (p) => 0.9 - 0.8 * p },
  {
    name: "never wrong",
    about: "0 or 1, and always right",
    number: (u) => Number(u > 0.7),
    truth: (p) => p,
  },
  {
    name: "falsely sure",
    about: "3 in 100 answers are 1, of which half are right, and 1 in 100 of the others is missed",
    number: (u) => Number(u > 0.97),
    truth: (p) => (p > 0.5 ? 0.5 : 0.01),
  },
  {
    name: "ends of a score",
    about: "eleven levels, truth at both ends",
    number: (u) => u,
    truth: (p) => (p > 0.5 ? 0.98 : 0.02),
    levels: 11,
  },
  { name: "three levels", about: "mostly the lowest", number: (u) => u ** 6, truth: (p) => clamp(p * 0.8 + 0.01), levels: 3 },
];

/** What a report's certificate asks of frames that are labelled by queues. */
export const FRAME_PRECISIONS: Readonly<Record<string, number>> = {
  ties: 0.7,
  "two clusters": 0.55,
  coarse: 0.75,
  "noisy labels": 0.75,
  scarce: 0.3,
  common: 0.98,
  inverted: 0.6,
};

/** Frames of few documents, of which up to most are labelled. */
export const BLIND_SHARES = {
  documents: 700,
  sizes: [12, 25, 80, 500],
  draws: ["random", "stratified", "uncertain"],
} as const satisfies {
  documents: number;
  sizes: readonly number[];
  draws: readonly Queue["draw"][];
};

export const blindTables: readonly TableKind[] = [
  {
    name: "one almost always says no",
    table: [
      [0.9, 0.07],
      [0.005, 0.025],
    ],
  },
  {
    name: "97 in 100 yes",
    table: [
      [0.02, 0.01],
      [0.01, 0.96],
    ],
  },
  {
    name: "independent",
    table: [
      [0.36, 0.24],
      [0.24, 0.16],
    ],
  },
  {
    name: "worse than chance",
    table: [
      [0.2, 0.35],
      [0.3, 0.15],
    ],
  },
  {
    name: "almost perfect",
    table: [
      [0.6, 0.005],
      [0.005, 0.39],
    ],
  },
  {
    name: "seven options, one rules",
    table: Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (_, column) => (row === 0 && column === 0 ? 0.73 : row === column ? 0.025 : 0.12 / 42)),
    ),
  },
  {
    name: "three levels, off by one",
    ordered: true,
    table: [
      [0.05, 0.2, 0.01],
      [0.02, 0.3, 0.2],
      [0.01, 0.06, 0.15],
    ],
  },
  {
    name: "ten levels, scattered",
    ordered: true,
    table: Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 10 }, (_, column) => (0.1 * Math.exp(-Math.abs(row - column))) / scatter(row)),
    ),
  },
];

function scatter(row: number): number {
  return Array.from({ length: 10 }, (_, column) => Math.exp(-Math.abs(row - column))).reduce((sum, one) => sum + one, 0);
}

const even = () => 1;
export const blindGroups: readonly GroupKind[] = [
  {
    name: "60 groups, most of them tiny",
    groups: 60,
    documents: 400,
    groupOf: (u) => Math.floor(60 * u ** 3),
    mistakes: 0.1,
    weigh: even,
  },
  {
    name: "one group has nine in ten",
    groups: 8,
    documents: 500,
    groupOf: (u) => (u < 0.9 ? 0 : 1 + Math.floor((u - 0.9) * 69.99)),
    mistakes: 0.15,
    weigh: even,
  },
  { name: "two groups", groups: 2, documents: 120, groupOf: (u) => Number(u > 0.6), mistakes: 0.3, weigh: even },
  { name: "hardly any mistakes", groups: 20, documents: 1_000, groupOf: (u) => Math.floor(20 * u), mistakes: 0.004, weigh: even },
  { name: "mostly mistakes", groups: 20, documents: 300, groupOf: (u) => Math.floor(20 * u), mistakes: 0.9, weigh: even },
  {
    name: "weights 1 to 100",
    groups: 10,
    documents: 500,
    groupOf: (u) => Math.floor(10 * u),
    mistakes: 0.1,
    weigh: (u) => (u < 0.9 ? 0.1 : 10),
  },
  {
    name: "many weights",
    groups: 10,
    documents: 300,
    groupOf: (u) => Math.floor(10 * u ** 2),
    mistakes: 0.2,
    weigh: (u) => 0.05 / (u + 0.01),
  },
];
