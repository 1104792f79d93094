/**
 * A value that matches no branch of a union fails in every branch, and the validator reports all failures. The client most likely
 * meant one branch: the one whose shape matches at the top, with the fewest errors. Its first error represents the whole union.
 * If no branch matches at the top, the expected types and constants are listed together.
 */
import type { ValidationError } from "./contract.ts";

export interface Fault {
  readonly error: ValidationError;
  /** Alternatives, if a union is represented by this error: types and constants at one place. */
  readonly alternatives: readonly ValidationError[];
  /** What is wrong with a member's name, if that is the error. */
  readonly name?: ValidationError;
}

/** The validator lists the errors of the branches first, then that of the union, all at or below the union's place. */
export function collapseUnions(errors: readonly ValidationError[]): Fault[] {
  const faults: Fault[] = [];
  let name: ValidationError | undefined;
  for (const error of errors) {
    if (isOfName(error)) name ??= error;
    if (isSubsumed(error)) continue;
    if (!isUnion(error)) {
      faults.push({ error, alternatives: [], ...(error.keyword === "propertyNames" && name ? { name } : {}) });
      if (error.keyword === "propertyNames") name = undefined;
      continue;
    }
    const inside: Fault[] = [];
    while (faults.length > 0 && isAtOrBelow(faults.at(-1)!.error.instancePath, error.instancePath)) inside.unshift(faults.pop()!);
    faults.push(spokesman(error, inside));
  }
  return faults;
}

/**
 * `propertyNames` reports an invalid name in an extra error, after the error of the broken rule. `if` repeats its branch. Both
 * are removed before a union chooses its representative.
 */
function isSubsumed(error: ValidationError): boolean {
  return error.keyword === "if" || isOfName(error);
}

function isOfName(error: ValidationError): boolean {
  return (error as { propertyName?: string }).propertyName !== undefined;
}

/** `oneOf` also fails if several branches match; then there is nothing to collapse. */
function isUnion(error: ValidationError): boolean {
  return (error.keyword === "anyOf" || error.keyword === "oneOf") && !Array.isArray(error.params.passingSchemas);
}

function isAtOrBelow(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

function spokesman(union: ValidationError, inside: readonly Fault[]): Fault {
  const atTop = ({ error }: Fault) => error.instancePath === union.instancePath;
  const branches = byBranch(union, inside);
  const fitting = branches.filter((branch) => !branch.some((fault) => atTop(fault) && isShape(fault.error)));
  const lacking = fitting.flat().map(({ error }) => error);
  // Any one of these would do.
  if (lacking.length > 1 && lacking.every(({ keyword }) => keyword === "required") && fitting.every(({ length }) => length === 1))
    return { error: union, alternatives: lacking };
  const meant = fitting.toSorted((one, other) => one.length - other.length)[0];
  if (meant?.[0]) return meant[0];
  const top = inside.filter(atTop).flatMap((fault) => [fault.error, ...fault.alternatives]);
  return { error: union, alternatives: top.filter((error) => isShape(error)) };
}

/** Whether an error says that the value has an entirely wrong shape. */
function isShape(error: ValidationError): boolean {
  return error.keyword === "type" || error.keyword === "const" || error.keyword === "enum";
}

/** The errors of each branch: `#/…/oneOf/1/…`, or for a branch with its own schema, by that schema's root. */
function byBranch(union: ValidationError, inside: readonly Fault[]): Fault[][] {
  const branches = new Map<string, Fault[]>();
  for (const fault of inside) {
    const { schemaPath } = fault.error;
    const below = schemaPath.startsWith(`${union.schemaPath}/`)
      ? schemaPath.slice(union.schemaPath.length + 1).split("/")[0]!
      : null;
    const branch =
      below ?? schemaPath.split(/\/(?:properties|items|prefixItems|type|required|additionalProperties|enum|const)\b/)[0]!;
    const members = branches.get(branch);
    if (members) members.push(fault);
    else branches.set(branch, [fault]);
  }
  return [...branches.values()];
}
