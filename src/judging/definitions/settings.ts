/**
 * Settings of a judgment: thresholds and freshness. They belong to the judgment, not to a version, so a change creates no version. In a
 * namespace that inherits the judgment, a change is stored as an override of the template's setting. Null removes the override.
 */
import type { FreshnessChanges, JudgmentDefinition, JudgmentUpdate, ThresholdChanges, Thresholds } from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { thresholdScale } from "./definition-rules.ts";
import { changedFreshness, type SetFreshness, withoutEmpty } from "./freshness.ts";
import { freshnessIssues, intervalFits } from "./freshness-rules.ts";
import { type Judgment, type Settings, settled } from "./judgment.ts";
import { type ThresholdScale, thresholdIssues } from "./thresholds.ts";

/** The contract limits how many thresholds one change may name. This limits the result, including those of a template. */
export const MOST_THRESHOLDS = 32;

/**
 * The settings after a change, of the judgment itself or of a namespace's overrides. They are checked against the judgment's versions.
 *
 * @throws ServiceError `invalid_request`
 */
export function withChanges(
  judgment: Judgment,
  { thresholds, freshness }: JudgmentUpdate,
  inherited: boolean,
  versions: readonly JudgmentDefinition[],
): Settings {
  const held = inherited ? judgment.overrides : judgment.own;
  const changed = {
    thresholds: changedThresholds(held.thresholds, thresholds),
    freshness: changedFreshness(held.freshness, freshness),
  };
  const kept = inherited ? { ...changed, freshness: withoutEmpty(changed.freshness) } : changed;
  const applied = inherited ? settled(judgment, kept) : settled({ ...judgment, own: kept }, judgment.overrides);
  const issues = [
    ...thresholdIssues(given(thresholds ?? {}) as Thresholds, widestScale(versions), "/thresholds"),
    ...countIssues(applied.thresholds),
    ...freshnessIssues(given(freshness ?? {}) as SetFreshness, "/freshness"),
    ...periodIssues(judgment, kept.freshness, inherited),
  ];
  if (issues.length > 0) throw invalidRequest(issues);
  return kept;
}

/**
 * A threshold may refer to anything that some version can answer. It may be set before a version is activated, or kept for a return to one.
 */
function widestScale(versions: readonly JudgmentDefinition[]): ThresholdScale {
  const scales = versions.map((definition) => thresholdScale(definition));
  const values = scales.map((scale) => scale.values);
  return {
    type: scales[0]!.type,
    levels: Math.max(...scales.map(({ levels }) => levels)),
    values: values.includes(null) ? null : new Set(values.flatMap((some) => [...some!])),
  };
}

function countIssues(thresholds: Thresholds): Issue[] {
  const count = Object.keys(thresholds).length;
  if (count <= MOST_THRESHOLDS) return [];
  const message = `would give the judgment ${count} thresholds; at most ${MOST_THRESHOLDS} are allowed`;
  return [{ path: "/thresholds", message }];
}

/**
 * An override that sets the policy `periodic` must also set the interval, because the template may stop being periodic. An override that
 * sets only the interval needs a periodic template.
 */
function periodIssues({ own }: Judgment, freshness: SetFreshness, inherited: boolean): Issue[] {
  if (!inherited) return intervalFits(freshness, "/freshness");
  if (freshness.policy !== undefined) return intervalFits(freshness, "/freshness");
  return freshness.interval === undefined ? [] : intervalFits({ ...own.freshness, ...freshness }, "/freshness");
}

/** The members that a change sets, without those that it removes. */
function given(changes: ThresholdChanges | FreshnessChanges): object {
  return withoutNulls(changes);
}

function withoutNulls(changes: object): object {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([member, value]) => {
      if (value === null) return [];
      return [[member, member === "fanout" || member === "scope" ? withoutNulls(value) : value]];
    }),
  );
}

/** Applies a change to thresholds: a null member removes one, and a null change removes all. */
function changedThresholds(held: Thresholds, changes: ThresholdChanges | null | undefined): Thresholds {
  if (changes === null) return {};
  return Object.fromEntries(Object.entries({ ...held, ...changes }).filter(([, value]) => value !== null)) as Thresholds;
}
