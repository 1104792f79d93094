/** What changes members. */
import type { TransitionCause } from "#generated/types.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import type { JudgmentSeen } from "./states-sql.ts";

/** What has a subscription held against all documents. */
export type WalkCause = Extract<TransitionCause, "sync" | "threshold" | "activation">;

export function seenOf({ judgmentId, activeVersion, thresholds }: Judgment): JudgmentSeen {
  return { id: judgmentId, version: activeVersion, thresholds };
}

/** Why members may be others than before; null where nothing about the judgment decides otherwise. */
export function changeOf(before: JudgmentSeen | undefined, now: JudgmentSeen | undefined): WalkCause | null {
  if (before?.id !== now?.id || before?.version !== now?.version) return "activation";
  return JSON.stringify(sorted(before?.thresholds)) === JSON.stringify(sorted(now?.thresholds)) ? null : "threshold";
}

/** Stored members come back in another order. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)]);
}
