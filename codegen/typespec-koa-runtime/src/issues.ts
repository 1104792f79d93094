/** Converts a validator's errors to issues that say where and what would be right. */
import type { ValidationError } from "./contract.ts";
import { describeFault } from "./issue-messages.ts";
import { collapseUnions } from "./issue-unions.ts";
import { pointerToken, valueAt } from "./json/json-pointers.ts";
import type { KnownFields } from "./known-fields.ts";
import type { Issue } from "./service-error.ts";
import type { Wording } from "./wording.ts";

/** The part of the request that was validated. Issues of a body have the bare pointer. */
export type RequestPart = "body" | "path" | "query" | "header" | "cookie";

const MOST_ISSUES = 20;

/** The maximum number of errors that are examined. A body with a million wrong elements has a million errors. */
const MOST_ERRORS = 2_000;

/**
 * Errors that are implied by another error of the same value. A value of another type, out of bounds or empty cannot match a
 * pattern. For a value that is only too short for its pattern, the pattern says more.
 */
const implied: Readonly<Record<string, readonly string[]>> = {
  format: ["type", "pattern", "minimum", "maximum", "minLength", "shorter"],
  pattern: ["minLength"],
  shorter: ["pattern"],
  type: ["enum"],
};

function complaintOf({ keyword, params }: ValidationError): string {
  return keyword === "minLength" && Number(params.limit) > 1 ? "shorter" : keyword;
}

const NONE_KNOWN: KnownFields = { requests: [], answers: [], retired: [] };

/**
 * At most 20 issues, one per place and complaint, in the validator's order. `value` is what was validated, `known` the allowed
 * members of an object at a pointer.
 */
export function issuesOf(
  errors: readonly ValidationError[] | null | undefined,
  place: RequestPart,
  value: unknown,
  wording: Wording,
  known: (pointer: string) => KnownFields = () => NONE_KNOWN,
): Issue[] {
  const issues = new Map<string, Issue>();
  const given = (errors ?? []).slice(0, MOST_ERRORS);
  const faults = collapseUnions(wording.collapse?.(given, value) ?? given);
  const complaints = new Set(faults.map(({ error }) => `${complaintOf(error)} ${error.instancePath}`));
  for (const fault of faults) {
    const at = fault.error.instancePath;
    if (implied[complaintOf(fault.error)]?.some((keyword) => complaints.has(`${keyword} ${at}`))) continue;
    const message = describeFault(fault, valueAt(value, at), { wording, known: () => known(at), isText: place !== "body" });
    const issue = { path: pathOf(fault.error, place), message };
    issues.set(`${issue.path}\n${issue.message}`, issue);
    if (issues.size === MOST_ISSUES) break;
  }
  return [...issues.values()];
}

function pathOf(error: ValidationError, place: RequestPart): string {
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = error.params as Record<string, unknown>;
  const member = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  const pointer = typeof member === "string" ? `${error.instancePath}/${pointerToken(member)}` : error.instancePath;
  return place === "body" ? pointer : `${place}${pointer}`;
}
