/** Rules of a definition that its schema cannot express: which members fit its type, and what this server can serve. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { durationIssues } from "#src/foundation/time/durations.ts";
import { countTokens } from "#src/judging/engines/tokens.ts";
import { cascadeIssues } from "./cascade-rules.ts";
import { compositeIssues } from "./composite-rules.ts";
import type { GivenDefinition } from "./given-definition.ts";
import { orderIssues } from "./orders.ts";
import { ESCAPE, questionText } from "./questions.ts";
import { recipeIssues } from "./recipe-rules.ts";
import { type ThresholdScale, thresholdIssues } from "./thresholds.ts";

export interface EngineNames {
  /** Why an engine cannot be used. Null if it can. */
  whyNot(name: string): string | null;
  /** Why a definition may not ask the engine for a version. Null if it may. */
  whyNotVersion(name: string, version: string | undefined): string | null;
  /** Whether the engine uses this member of a definition's `engine`. */
  takes(name: string, setting: string): boolean;
  /** The versions that a definition can ask for. Null if only the engine's server knows them. */
  versions(name: string): readonly string[] | null;
}

/** All issues of a definition. */
export function definitionIssues(definition: GivenDefinition, engines: EngineNames): Issue[] {
  const issues = [
    ...typeIssues(definition),
    ...compositeIssues(definition),
    ...recipeIssues(definition),
    ...durationIssues(definition.horizon, "/horizon"),
  ];
  if (issues.length === 0) issues.push(...roomIssues(definition));
  if (definition.engine) {
    const { cascade, orders: _, ...engine } = definition.engine;
    issues.push(...engineIssues(engine, engines), ...learnIssues(definition), ...orderIssues(definition));
    issues.push(...cascadeIssues(definition));
    if (cascade) issues.push(...engineIssues(cascade.first, engines, "/engine/cascade/first"));
  }
  if (issues.length === 0 && definition.thresholds) {
    issues.push(...thresholdIssues(definition.thresholds, thresholdScale(definition), "/thresholds"));
  }
  return issues;
}

/** The smallest useful context: braces around one field. */
const LEAST_CONTEXT_TOKENS = 16;

/** The question is never cut, so it must leave room for a context. */
function roomIssues(definition: GivenDefinition): Issue[] {
  const given = definition.context?.max_tokens;
  const question = countTokens(questionText(definition as JudgmentDefinition));
  const least = question + LEAST_CONTEXT_TOKENS;
  if (given === undefined || given >= least) return [];
  const message = `must be at least ${least}: the question with its criteria and options has ${question} tokens and is never cut`;
  return [{ path: "/context/max_tokens", message }];
}

/** Refuses a setting that would have no effect, and a version that could never answer. */
function engineIssues(
  { name, version, ...settings }: NonNullable<GivenDefinition["engine"]>,
  engines: EngineNames,
  path = "/engine",
): Issue[] {
  const message = engines.whyNot(name);
  if (message) return [{ path: `${path}/name`, message }];
  const versions = engines.versions(name);
  const unknown = version !== undefined && versions !== null && !versions.includes(version);
  const issues = Object.keys(settings)
    .filter((setting) => !engines.takes(name, setting))
    .map((setting) => ({ path: `${path}/${setting}`, message: `must be absent: the engine "${name}" does not support it` }));
  const refused = engines.whyNotVersion(name, version);
  if (refused) issues.push({ path: `${path}/version`, message: refused });
  else if (unknown)
    issues.push({
      path: `${path}/version`,
      message: `must be ${versions.join(" or ")}, or absent: "${name}" has no other version`,
    });
  return issues;
}

/** The most answers of a question that an engine learns: what it keeps grows with them. */
const MOST_LEARNED = 32;

/** What an engine learns is about a question with fixed answers. */
function learnIssues({ engine, options, parts }: GivenDefinition): Issue[] {
  if (!engine?.learn) return [];
  const path = "/engine/learn";
  if (parts !== undefined)
    return [{ path, message: "must be absent or false for a composite, whose weights are fitted to outcomes" }];
  if (options === undefined || (Array.isArray(options) && options.length < MOST_LEARNED)) return [];
  const message = `must be absent or false, because an engine learns questions with fixed options, fewer than ${MOST_LEARNED}`;
  return [{ path, message }];
}

/** What thresholds of a definition are checked against. */
export function thresholdScale({ type, criteria, options }: GivenDefinition): ThresholdScale {
  return {
    type,
    levels: Array.isArray(criteria) ? criteria.length : 0,
    values: Array.isArray(options) ? new Set(options.map(({ value }) => value)) : null,
  };
}

function typeIssues(definition: GivenDefinition): Issue[] {
  switch (definition.type) {
    case "bool":
      return [...noOptions(definition), ...boolCriteria(definition)];
    case "choice":
      return [...choiceCriteria(definition), ...optionIssues(definition)];
    case "score":
      return [...noOptions(definition), ...levels(definition)];
    default:
      return definition.type satisfies never;
  }
}

function boolCriteria({ criteria }: GivenDefinition): Issue[] {
  if (criteria === undefined || typeof criteria === "string") return [];
  if (!Array.isArray(criteria) && Object.keys(criteria).length > 0) return [];
  return [{ path: "/criteria", message: 'must be a text or {"true": …, "false": …} for a bool; only a score has levels' }];
}

function choiceCriteria({ criteria }: GivenDefinition): Issue[] {
  if (criteria === undefined || typeof criteria === "string") return [];
  return [{ path: "/criteria", message: "must be a text for a choice; describe each option in its description" }];
}

function levels({ criteria }: GivenDefinition): Issue[] {
  if (Array.isArray(criteria)) return [];
  return [{ path: "/criteria", message: "must be an array of 2 to 10 level descriptions, lowest first, for a score" }];
}

function noOptions({ type, options }: GivenDefinition): Issue[] {
  return options === undefined
    ? []
    : [{ path: "/options", message: `must be absent: a ${type} has no options, only a choice has` }];
}

function optionIssues({ options }: GivenDefinition): Issue[] {
  if (options === undefined) return [{ path: "/options", message: "is missing: a choice needs 1 to 254 options" }];
  if (!Array.isArray(options)) return [];
  const seen = new Set<string>();
  return options.flatMap(({ value }, at) => {
    const path = `/options/${at}/value`;
    if (value === ESCAPE) return [{ path, message: `must not be ${ESCAPE}: the service always adds this option` }];
    if (seen.has(value)) return [{ path, message: `repeats "${value}"; name each option once` }];
    seen.add(value);
    return [];
  });
}
