/** One side of a shadow report: the answers of a version over the sample, counted as they come. */
import type { JudgmentDefinition, ShadowSide } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { ESCAPE } from "#src/judging/questions.ts";

const BARS = 10;

/** Counts and sums; which of them are used goes by the type. */
export interface Tally {
  answers: number;
  /** Of `p`, or of the score. */
  sum: number;
  /** By bar, option or level. */
  counts: Record<string, number>;
  /** By option, the sum of its mass. */
  masses: Record<string, number>;
}

export const EMPTY: Tally = { answers: 0, sum: 0, counts: {}, masses: {} };

export function counted(tally: Tally, answers: readonly RawAnswer[]): Tally {
  const counts = { ...tally.counts };
  const masses = { ...tally.masses };
  let { sum } = tally;
  const count = (name: string | number) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const answer of answers) {
    switch (answer.type) {
      case "bool":
        sum += answer.p;
        count(Math.min(BARS - 1, Math.floor(answer.p * BARS)));
        break;
      case "choice":
        count(answer.value);
        for (const [value, mass] of Object.entries(answer.dist)) masses[value] = (masses[value] ?? 0) + mass;
        break;
      case "score":
        sum += answer.score;
        count(likeliest(answer.dist));
        break;
      default:
        answer satisfies never;
    }
  }
  return { answers: tally.answers + answers.length, sum, counts, masses };
}

/** The level with the greatest mass; of several the lowest. */
function likeliest(dist: Readonly<Record<string, number>>): string {
  const levels = Object.keys(dist).sort((one, other) => Number(one) - Number(other));
  return levels.reduce((best, level) => (dist[level]! > dist[best]! ? level : best), levels[0]!);
}

/** The side as it is read, by the definition of its version. */
export function sideOf(definition: JudgmentDefinition, { answers, sum, counts, masses }: Tally): ShadowSide {
  const share = (total: number) => (answers === 0 ? 0 : total / answers);
  switch (definition.type) {
    case "bool":
      return {
        type: "bool",
        mean: Math.min(1, share(sum)),
        histogram: Array.from({ length: BARS }, (_, bar) => ({
          lower: bar / BARS,
          upper: (bar + 1) / BARS,
          count: counts[bar] ?? 0,
        })),
      };
    case "choice":
      return {
        type: "choice",
        options: optionsOf(definition, masses).map((value) => ({
          value,
          share: share(counts[value] ?? 0),
          mean_mass: Math.min(1, share(masses[value] ?? 0)),
        })),
        escape_rate: share(counts[ESCAPE] ?? 0),
      };
    case "score":
      return {
        type: "score",
        mean: share(sum),
        histogram: (definition.criteria as string[]).map((_, level) => ({ level, count: counts[level] ?? 0 })),
      };
    default:
      return definition.type satisfies never;
  }
}

/** Options that are documents are those that had any mass. */
function optionsOf({ options }: JudgmentDefinition, masses: Readonly<Record<string, number>>): string[] {
  if (Array.isArray(options)) return [...options.map(({ value }) => value), ESCAPE];
  return [
    ...Object.keys(masses)
      .filter((value) => value !== ESCAPE)
      .sort(),
    ESCAPE,
  ];
}
