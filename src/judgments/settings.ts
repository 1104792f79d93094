/**
 * Settings of a judgment: thresholds and freshness. They belong to the judgment, not to a version, and changing them makes none. Where a
 * namespace inherits the judgment, a change is kept as an override beside the template's, and null drops it.
 */
import type {
  FreshnessChanges,
  JudgmentDefinition,
  JudgmentFreshness,
  JudgmentUpdate,
  ThresholdChanges,
  Thresholds,
} from "#generated/types.ts";
import { type Issue, invalidRequest } from "#src/errors.ts";
import { freshnessIssues, thresholdScale } from "./definition-rules.ts";
import type { Judgment, Overrides } from "./judgment.ts";
import { thresholdIssues } from "./thresholds.ts";

/** The contract bounds what one change names; this bounds what it comes to. */
const MOST_THRESHOLDS = 32;

export const DEFAULT_FRESHNESS: JudgmentFreshness = { policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 };

export interface ChangedSettings {
  thresholds: Thresholds;
  freshness: JudgmentFreshness;
  overrides: Overrides;
}

/** The settings after a change, checked against the newest version's definition. */
export function withChanges(
  judgment: Judgment,
  { thresholds, freshness }: JudgmentUpdate,
  inherited: boolean,
  definition: JudgmentDefinition,
): ChangedSettings {
  const issues = [
    ...thresholdIssues(set(thresholds ?? {}) as Thresholds, thresholdScale(definition), "/thresholds"),
    ...countIssues(judgment, thresholds ?? {}, inherited),
    ...freshnessIssues(set(freshness ?? {}) as Partial<JudgmentFreshness>, "/freshness"),
  ];
  if (issues.length > 0) throw invalidRequest(issues);
  if (!inherited) {
    return {
      thresholds: merged(judgment.thresholds, thresholds, {}),
      freshness: { ...DEFAULT_FRESHNESS, ...merged(judgment.freshness, freshness, DEFAULT_FRESHNESS) },
      overrides: judgment.overrides,
    };
  }
  const overrides = {
    thresholds: merged(judgment.overrides.thresholds, thresholds, {}),
    freshness: merged(judgment.overrides.freshness, freshness, {}),
  };
  return { thresholds: judgment.thresholds, freshness: judgment.freshness, overrides };
}

/** Of an inherited judgment a removed name counts as kept, for the template may have it too. */
function countIssues({ thresholds }: Judgment, changes: ThresholdChanges, inherited: boolean): Issue[] {
  const names = new Set([...Object.keys(thresholds), ...Object.keys(set(changes))]);
  const removed = Object.keys(changes).filter((name) => changes[name] === null && !inherited && names.has(name));
  const count = names.size - removed.length;
  if (count <= MOST_THRESHOLDS) return [];
  return [
    { path: "/thresholds", message: `leaves the judgment with ${count} thresholds; at most ${MOST_THRESHOLDS} are allowed` },
  ];
}

/** The members that a change sets. */
function set(changes: ThresholdChanges | FreshnessChanges): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
}

/** `held` with the members of a change set or, by null, removed; all of it replaced by `cleared` where the change is null. */
function merged<Settings extends object>(held: Settings, changes: object | null | undefined, cleared: Settings): Settings {
  if (changes === undefined) return held;
  if (changes === null) return cleared;
  return Object.fromEntries(Object.entries({ ...held, ...changes }).filter(([, value]) => value !== null)) as Settings;
}
