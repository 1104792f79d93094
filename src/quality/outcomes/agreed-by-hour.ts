/** What hours count of outcomes that have an evaluation: whether its most probable answer is the outcome. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

export interface Compared {
  readonly answer: RawAnswer | null;
  readonly predicted: number | null;
  readonly cameTrue: boolean | null;
}

export function agreedInHour(organizationId: string, at: Date, outcomes: readonly Compared[]): Counted[] {
  return outcomes.flatMap(({ answer, predicted, cameTrue }): Counted[] => {
    if (answer === null || predicted === null || cameTrue === null) return [];
    // Of a bool, `cameTrue` is the outcome itself.
    const agreed = answer.type === "bool" ? predicted >= 0.5 === cameTrue : cameTrue;
    return [{ organizationId, at, measure: "outcomes", name: agreed ? "agreed" : "disagreed", value: 1 }];
  });
}
