/** An evaluation compared with what really happened: the numbers behind metrics and fits. */
import type { OutcomeValue } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { likeliestLevel } from "#src/judging/numbers/levels.ts";

export interface Measured {
  /** `p` of a bool; otherwise the mass of the most likely option or level. */
  predicted: number;
  /** For a bool, the outcome; otherwise whether the most likely option or level happened. */
  cameTrue: boolean;
  /** The mass of what happened. */
  mass: number;
  /** For a score: the distance between the expected level and the outcome's. */
  distance: number | null;
}

export function measured(answer: RawAnswer, value: OutcomeValue): Measured {
  switch (answer.type) {
    case "bool": {
      const cameTrue = value === true;
      return { predicted: answer.p, cameTrue, mass: cameTrue ? answer.p : 1 - answer.p, distance: null };
    }
    case "choice": {
      const { dist, value: likeliest } = answer;
      return {
        predicted: massOf(dist, likeliest),
        cameTrue: likeliest === value,
        mass: massOf(dist, String(value)),
        distance: null,
      };
    }
    case "score": {
      const { dist, score } = answer;
      const likeliest = likeliestLevel(dist);
      const distance = Math.abs(score - Number(value));
      return {
        predicted: massOf(dist, likeliest),
        cameTrue: likeliest === String(value),
        mass: massOf(dist, String(value)),
        distance,
      };
    }
    default:
      return answer satisfies never;
  }
}

/** An option may have any name, even `constructor`. An option that the evaluation did not know has no mass. */
function massOf(dist: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(dist, name) ? dist[name]! : 0;
}
