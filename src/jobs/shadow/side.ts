/** One side of a shadow report: the answers of a version for the sample, counted as they arrive. */
import type { JudgmentDefinition, ShadowSide } from "#generated/types.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { likeliestLevel } from "#src/judging/numbers/levels.ts";

const BARS = 10;

/** Counts and sums; the type decides which are used. */
export interface Tally {
  answers: number;
  /** The sum of `p`, or of the score. */
  sum: number;
  /** By bar, option or level. */
  counts: Record<string, number>;
  /** By option, the sum of its mass. */
  masses: Record<string, number>;
}

export const EMPTY: Tally = { answers: 0, sum: 0, counts: {}, masses: {} };

export function counted(tally: Tally, answers: readonly RawAnswer[]): Tally {
  // Options may have any name, even `__proto__`.
  const counts = new Map(Object.entries(tally.counts));
  const masses = new Map(Object.entries(tally.masses));
  let { sum } = tally;
  const count = (name: string | number) => counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  for (const answer of answers) {
    switch (answer.type) {
      case "bool":
        sum += answer.p;
        count(Math.min(BARS - 1, Math.floor(answer.p * BARS)));
        break;
      case "choice":
        count(answer.value);
        for (const [value, mass] of Object.entries(answer.dist)) masses.set(value, (masses.get(value) ?? 0) + mass);
        break;
      case "score":
        sum += answer.score;
        count(likeliestLevel(answer.dist));
        break;
      default:
        answer satisfies never;
    }
  }
  return {
    answers: tally.answers + answers.length,
    sum,
    counts: Object.fromEntries(counts),
    masses: Object.fromEntries(masses),
  };
}

/** The representation of a side, by the definition of its version. */
export function sideOf(definition: JudgmentDefinition, { answers, sum, counts, masses }: Tally): ShadowSide {
  const share = (total: number) => (answers === 0 ? 0 : total / answers);
  const of = (sums: Readonly<Record<string, number>>, name: string) => (Object.hasOwn(sums, name) ? sums[name]! : 0);
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
          share: share(of(counts, value)),
          mean_mass: Math.min(1, share(of(masses, value))),
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

/** If options are documents, those with any mass. */
function optionsOf({ options }: JudgmentDefinition, masses: Readonly<Record<string, number>>): string[] {
  if (Array.isArray(options)) return [...options.map(({ value }) => value), ESCAPE];
  return [
    ...Object.keys(masses)
      .filter((value) => value !== ESCAPE)
      .sort(),
    ESCAPE,
  ];
}
