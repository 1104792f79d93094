/** What a validator found wrong, as issues that say where and what would be right. */
import type { ValidationError } from "#generated/contract.ts";
import type { Issue } from "#src/errors.ts";
import { describeFault } from "./issue-messages.ts";
import { collapseUnions } from "./issue-unions.ts";
import { pointerToken } from "./storable-json.ts";

/** The part of the request a validator looked at. Issues of a body carry the bare pointer. */
export type Place = "body" | "path" | "query" | "header";

const MOST_ISSUES = 20;

/** More errors than this are not looked at: a body of a million wrong elements has a million. */
const MOST_ERRORS = 2_000;

/**
 * At most 20 issues, one for each place and complaint, in the order of the validator. `value` is what was validated, `known` the names that
 * an object at a pointer may have.
 */
export function issuesOf(
  errors: readonly ValidationError[] | null | undefined,
  place: Place,
  value: unknown,
  known: (pointer: string) => readonly string[] = () => [],
): Issue[] {
  const issues = new Map<string, Issue>();
  const mistyped = new Set<string>();
  for (const fault of collapseUnions((errors ?? []).slice(0, MOST_ERRORS))) {
    const at = fault.error.instancePath;
    if (fault.error.keyword === "type") mistyped.add(at);
    // What is of another type has no format either.
    if (fault.error.keyword === "format" && mistyped.has(at)) continue;
    const issue = { path: pathOf(fault.error, place), message: describeFault(fault, valueAt(value, at), () => known(at)) };
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

/** What stands at a JSON pointer, as far as it leads. */
function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as Record<string, unknown>)[token.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return at;
}
