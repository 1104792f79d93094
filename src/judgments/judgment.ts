/** A judgment as the rest of the service uses it: one that applies to a namespace, with its active version at hand. */
import type { JudgmentDefinition, JudgmentFreshness, JudgmentType, Thresholds } from "#generated/types.ts";

export type { JudgmentType };

export interface Judgment {
  judgmentId: string;
  name: string;
  /** The namespace or template prefix it was created on. */
  owner: string;
  type: JudgmentType;
  activeVersion: number | null;
  /** The active version's definition; null once deactivated. */
  definition: JudgmentDefinition | null;
  /** As they apply: a template's with what the namespace overrides. */
  thresholds: Thresholds;
  freshness: JudgmentFreshness;
  /** What the namespace overrides of an inherited judgment; empty otherwise. */
  overrides: Overrides;
  createdAt: Date;
}

/** Settings of a namespace over those of a template; what is not there is the template's. */
export interface Overrides {
  thresholds: Thresholds;
  freshness: Partial<JudgmentFreshness>;
}

export const NO_OVERRIDES: Overrides = { thresholds: {}, freshness: {} };

/** A judgment that answers: one with an active version. */
export type ActiveJudgment = Judgment & { activeVersion: number; definition: JudgmentDefinition };

export function isActive(judgment: Judgment): judgment is ActiveJudgment {
  return judgment.activeVersion !== null && judgment.definition !== null;
}
