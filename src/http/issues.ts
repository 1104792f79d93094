/** What a validator found wrong, as issues that say where and what would be right. */
import type { ValidationError } from "#generated/contract.ts";
import type { Issue } from "#src/errors.ts";
import { collapseFilters } from "./issue-filters.ts";
import { describeFault } from "./issue-messages.ts";
import { collapseUnions } from "./issue-unions.ts";
import type { KnownFields } from "./known-fields.ts";
import { pointerToken, valueAt } from "./pointers.ts";

/** The part of the request a validator looked at. Issues of a body carry the bare pointer. */
export type Place = "body" | "path" | "query" | "header";

const MOST_ISSUES = 20;

/** More errors than this are not looked at: a body of a million wrong elements has a million. */
const MOST_ERRORS = 2_000;

/**
 * What goes without saying where one of these is said of the same value: nothing of another type, out of bounds or empty has a form. Of what is
 * there, and shorter than its form is, the form says more.
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
 * At most 20 issues, one for each place and complaint, in the order of the validator. `value` is what was validated, `known` the members
 * that an object at a pointer may have.
 */
export function issuesOf(
  errors: readonly ValidationError[] | null | undefined,
  place: Place,
  value: unknown,
  known: (pointer: string) => KnownFields = () => NONE_KNOWN,
): Issue[] {
  const issues = new Map<string, Issue>();
  const faults = collapseUnions(collapseFilters((errors ?? []).slice(0, MOST_ERRORS), value));
  const complaints = new Set(faults.map(({ error }) => `${complaintOf(error)} ${error.instancePath}`));
  for (const fault of faults) {
    const at = fault.error.instancePath;
    if (implied[complaintOf(fault.error)]?.some((keyword) => complaints.has(`${keyword} ${at}`))) continue;
    const message = describeFault(fault, valueAt(value, at), () => known(at), place !== "body");
    const issue = { path: pathOf(fault.error, place), message };
    issues.set(`${issue.path}\n${issue.message}`, issue);
    if (issues.size === MOST_ISSUES) break;
  }
  return [...issues.values()];
}

function pathOf(error: ValidationError, place: Place): string {
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = error.params as Record<string, unknown>;
  const member = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  const pointer = typeof member === "string" ? `${error.instancePath}/${pointerToken(member)}` : error.instancePath;
  return place === "body" ? pointer : `${place}${pointer}`;
}
