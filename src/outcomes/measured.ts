/** What an evaluation said, held against what really happened: the numbers that metrics and fits are made of. */
import type { OutcomeValue } from "#generated/types.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import { likeliestLevel } from "#src/judging/levels.ts";

export interface Measured {
  /** `p` of a bool; else the mass of the likeliest option or level. */
  predicted: number;
  /** Of a bool whether it is so; else whether the likeliest is what happened. */
  cameTrue: boolean;
  /** The mass given to what happened. */
  mass: number;
  /** Of a score: between the expected level and the outcome's. */
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

/** An option may have any name, `constructor` too; one that the evaluation did not know had no mass. */
function massOf(dist: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(dist, name) ? dist[name]! : 0;
}
