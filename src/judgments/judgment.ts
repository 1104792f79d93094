/** A judgment as the rest of the service uses it: one that applies to a namespace, with its active version at hand. */
import type { FanoutSources, JudgmentDefinition, JudgmentFreshness, JudgmentType, Thresholds } from "#generated/types.ts";
import type { Calibration } from "#src/calibration/applied.ts";
import type { WeightsInForce } from "#src/composites/combine.ts";
import { effectiveFreshness, fanoutSources, type SetFreshness } from "./freshness.ts";

export type { JudgmentType };

/** Settings that somebody set: on a judgment, or on a namespace over a template's. What is not there is the template's, or the default. */
export interface Settings {
  thresholds: Thresholds;
  freshness: SetFreshness;
}

/** A judgment as it is stored, the same for every namespace that has it. */
export interface StoredJudgment {
  judgmentId: string;
  name: string;
  /** The namespace or template prefix it was created on. */
  owner: string;
  type: JudgmentType;
  activeVersion: number | null;
  /** The active version's definition; null once deactivated. */
  definition: JudgmentDefinition | null;
  /** As they are set on the judgment itself. */
  own: Settings;
  /** Of all its versions; of epochs that began later first. */
  calibrations: readonly Calibration[];
  /** What the active version's parts weigh, where it is a composite whose weights have been fitted. */
  weights: WeightsInForce | null;
  createdAt: Date;
}

export interface Judgment extends StoredJudgment {
  /** As they apply: a template's with what the namespace overrides, defaults included. */
  thresholds: Thresholds;
  freshness: JudgmentFreshness;
  /** Where each member of `freshness.fanout` was set; undefined exactly where that is. */
  fanoutSources: FanoutSources | undefined;
  /** What the namespace overrides of an inherited judgment; empty otherwise. */
  overrides: Settings;
  /** Judgments of the same namespace that its contexts show answers of and that do not answer; absent where all do. */
  inactiveReads?: readonly string[];
  /** The group that its contexts show, where that has too many live keys in the namespace that is looked at; absent otherwise. */
  overCap?: string;
}

export const NO_OVERRIDES: Settings = { thresholds: {}, freshness: {} };

/** A judgment as it applies where its settings are overridden so. */
export function settled(stored: StoredJudgment, overrides: Settings): Judgment {
  return {
    ...stored,
    thresholds: { ...stored.own.thresholds, ...overrides.thresholds },
    freshness: effectiveFreshness(stored.own.freshness, overrides.freshness),
    fanoutSources: fanoutSources(stored.own.freshness, overrides.freshness),
    overrides,
  };
}

/** A judgment that answers: one with an active version. */
export type ActiveJudgment = Judgment & { activeVersion: number; definition: JudgmentDefinition };

export function isActive(judgment: Judgment): judgment is ActiveJudgment {
  return judgment.activeVersion !== null && judgment.definition !== null;
}
