/** A judgment as the rest of the service uses it: it applies to a namespace, and its active version is loaded. */
import type { FanoutSources, JudgmentDefinition, JudgmentFreshness, JudgmentType, Thresholds } from "#generated/types.ts";
import type { Calibration } from "#src/judging/numbers/applied.ts";
import type { FoundBound } from "#src/judging/numbers/cascade-bound.ts";
import type { WeightsInForce } from "#src/judging/numbers/combine.ts";
import type { LearnedFit } from "#src/judging/numbers/learned.ts";
import { effectiveFreshness, fanoutSources, type SetFreshness } from "./freshness.ts";

export type { JudgmentType };

/**
 * Settings that somebody set on a judgment, or on a namespace that overrides a template. A missing member comes from the template or the
 * defaults.
 */
export interface Settings {
  thresholds: Thresholds;
  freshness: SetFreshness;
}

/** A judgment as stored. It is the same for every namespace that has it. */
export interface StoredJudgment {
  judgmentId: string;
  name: string;
  /** The namespace or template prefix that it was created on. */
  owner: string;
  type: JudgmentType;
  activeVersion: number | null;
  /** The definition of the active version. Null if the judgment is not active. */
  definition: JudgmentDefinition | null;
  /** The settings of the judgment itself. */
  own: Settings;
  /** The calibrations of all its versions, the latest epochs first. */
  calibrations: readonly Calibration[];
  /** The fitted weights of the active version if it is a composite. Null if none were fitted. */
  weights: WeightsInForce | null;
  /** What its engine last learned for the active version. Null if it did not. */
  learned: LearnedFit | null;
  /** What was last found as the bound of its cascade, for the active version. Null if nothing was. */
  cascade: FoundBound | null;
  createdAt: Date;
}

export interface Judgment extends StoredJudgment {
  /** The effective settings, with overrides of the namespace and defaults. */
  thresholds: Thresholds;
  freshness: JudgmentFreshness;
  /** Where each member of `freshness.fanout` was set. Undefined if and only if there is no fan-out. */
  fanoutSources: FanoutSources | undefined;
  /** What the namespace overrides of an inherited judgment. Empty otherwise. */
  overrides: Settings;
  /** The judgments of the same namespace whose answers its contexts show but which are not active. Absent if all are active. */
  inactiveReads?: readonly string[];
  /** The group that its contexts show, if it has too many live keys in this namespace. Otherwise absent. */
  overCap?: string;
}

export const NO_OVERRIDES: Settings = { thresholds: {}, freshness: {} };

/** A judgment with the given overrides applied. */
export function settled(stored: StoredJudgment, overrides: Settings): Judgment {
  return {
    ...stored,
    thresholds: { ...stored.own.thresholds, ...overrides.thresholds },
    freshness: effectiveFreshness(stored.own.freshness, overrides.freshness),
    fanoutSources: fanoutSources(stored.own.freshness, overrides.freshness),
    overrides,
  };
}

/** A judgment with an active version. */
export type ActiveJudgment = Judgment & { activeVersion: number; definition: JudgmentDefinition };

export function isActive(judgment: Judgment): judgment is ActiveJudgment {
  return judgment.activeVersion !== null && judgment.definition !== null;
}
