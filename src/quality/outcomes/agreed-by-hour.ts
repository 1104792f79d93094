/** What hours count of outcomes that have an evaluation: whether its most probable answer is the outcome. */
import type { Counted } from "#src/foundation/counts/hour-counts.ts";
import type { StoredJudgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { isPrefix } from "#src/records/templates/owners.ts";

export interface Compared {
  readonly answer: RawAnswer | null;
  readonly predicted: number | null;
  readonly cameTrue: boolean | null;
  readonly judgment: Pick<StoredJudgment, "judgmentId" | "owner">;
}

export interface CountedAt {
  readonly organizationId: string;
  readonly namespaceId: number;
  readonly at: Date;
}

/** Each outcome counts for the organization, for its judgment, and for its namespace if this inherits the judgment. */
export function agreedInHour({ organizationId, namespaceId, at }: CountedAt, outcomes: readonly Compared[]): Counted[] {
  return outcomes.flatMap(({ answer, predicted, cameTrue, judgment: { judgmentId, owner } }): Counted[] => {
    if (answer === null || predicted === null || cameTrue === null) return [];
    // Of a bool, `cameTrue` is the outcome itself.
    const agreed = answer.type === "bool" ? predicted >= 0.5 === cameTrue : cameTrue;
    const counted = { organizationId, at, measure: "outcomes", name: agreed ? "agreed" : "disagreed", value: 1 };
    const counts = [counted, { ...counted, judgment: { judgmentId, namespaceId: 0 } }];
    return isPrefix(owner) ? [...counts, { ...counted, judgment: { judgmentId, namespaceId } }] : counts;
  });
}
