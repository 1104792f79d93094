/** The rules of a definition that its schema cannot say: which members fit its type, and what this server can serve. */
import type { FreshnessSettings, VersionCreate } from "#generated/types.ts";
import type { Issue } from "#src/errors.ts";
import { ESCAPE } from "#src/judging/questions.ts";
import { type ThresholdScale, thresholdIssues } from "./thresholds.ts";

/** A definition as it is given. */
type Definition = Omit<VersionCreate, "name">;

export interface EngineNames {
  /** Why an engine cannot be used; null where it can. */
  whyNot(name: string): string | null;
}

/** Everything wrong with a definition. */
export function definitionIssues(definition: Definition, engines: EngineNames): Issue[] {
  const issues = [...typeIssues(definition), ...notServed(definition)];
  if (definition.engine) {
    const message = engines.whyNot(definition.engine.name);
    if (message) issues.push({ path: "/engine/name", message });
  }
  if (issues.length === 0 && definition.thresholds) {
    issues.push(...thresholdIssues(definition.thresholds, thresholdScale(definition), "/thresholds"));
  }
  return issues;
}

/** What thresholds of a definition are held against. */
export function thresholdScale({ type, criteria, options }: Definition): ThresholdScale {
  return {
    type,
    levels: Array.isArray(criteria) ? criteria.length : 0,
    values: Array.isArray(options) ? new Set(options.map(({ value }) => value)) : null,
  };
}

function typeIssues(definition: Definition): Issue[] {
  switch (definition.type) {
    case "bool":
      return [...noOptions(definition), ...boolCriteria(definition)];
    case "choice":
      return [...noParts(definition), ...choiceCriteria(definition), ...optionIssues(definition)];
    case "score":
      return [...noParts(definition), ...noOptions(definition), ...levels(definition)];
    default:
      return definition.type satisfies never;
  }
}

function boolCriteria({ criteria }: Definition): Issue[] {
  if (!Array.isArray(criteria)) return [];
  return [{ path: "/criteria", message: 'must be a text or {"true": …, "false": …} for a bool; levels belong to a score' }];
}

function choiceCriteria({ criteria }: Definition): Issue[] {
  if (criteria === undefined || typeof criteria === "string") return [];
  return [{ path: "/criteria", message: "must be a text for a choice; say what each option means in its description" }];
}

function levels({ criteria }: Definition): Issue[] {
  if (Array.isArray(criteria)) return [];
  return [{ path: "/criteria", message: "must be an array of 2 to 10 level descriptions, lowest first, for a score" }];
}

function noOptions({ type, options }: Definition): Issue[] {
  return options === undefined ? [] : [{ path: "/options", message: `must be left out: a ${type} has no options, a choice has` }];
}

function noParts({ type, parts, features }: Definition): Issue[] {
  const given = [...(parts ? ["/parts"] : []), ...(features ? ["/features"] : [])];
  return given.map((path) => ({ path, message: `must be left out: only a bool can be a composite, and this is a ${type}` }));
}

function optionIssues({ options }: Definition): Issue[] {
  if (options === undefined) return [{ path: "/options", message: "is missing: a choice needs 1 to 254 options" }];
  if (!Array.isArray(options)) return [];
  const seen = new Set<string>();
  return options.flatMap(({ value }, at) => {
    const path = `/options/${at}/value`;
    if (value === ESCAPE) return [{ path, message: `must not be ${ESCAPE}: it always competes and is not named` }];
    if (seen.has(value)) return [{ path, message: `repeats "${value}": each option is there once` }];
    seen.add(value);
    return [];
  });
}

/** What the contract has and this server has not, said where it stands rather than ignored. */
function notServed({ options, context, parts, features }: Definition): Issue[] {
  const paths = [
    ...(options && !Array.isArray(options) ? ["/options/from"] : []),
    ...(context?.related ? ["/context/related"] : []),
    ...(context?.group ? ["/context/group"] : []),
    ...(context?.previous ? ["/context/previous"] : []),
    ...(parts ? ["/parts"] : []),
    ...(features && !parts ? ["/features"] : []),
  ];
  return paths.map((path) => ({ path, message: "is not served by this version of the server yet; leave it out" }));
}

/** Everything wrong with freshness settings. */
export function freshnessIssues(freshness: FreshnessSettings, at: string): Issue[] {
  const issues: Issue[] = [];
  if (freshness.interval !== undefined && freshness.policy !== "periodic") {
    issues.push({ path: `${at}/interval`, message: 'must be left out: only the policy "periodic" has an interval' });
  }
  if (freshness.policy === "periodic") {
    issues.push({
      path: `${at}/policy`,
      message: "periodic is not served by this version of the server yet; use on_write, on_read or manual",
    });
  }
  for (const member of ["debounce_ms", "max_wait_ms", "fanout"] as const) {
    if (freshness[member])
      issues.push({ path: `${at}/${member}`, message: "is not served by this version of the server yet; leave it out" });
  }
  return issues;
}
