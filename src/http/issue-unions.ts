/**
 * A value that fits no branch of a union fails in every branch, and the validator says all of it. One branch is what the client most
 * likely meant: the one whose shape fits at the top, with the fewest complaints. Its first complaint stands for the whole union;
 * where no branch fits at the top, the types and constants that would have are named together.
 */
import type { ValidationError } from "#generated/contract.ts";

export interface Fault {
  readonly error: ValidationError;
  /** What would be right instead, where a union speaks through this error: types and constants at one place. */
  readonly alternatives: readonly ValidationError[];
  /** What is wrong with a member's name, where that is the error. */
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
 * `propertyNames` says which name is wrong in an error of its own, after that of the rule the name broke; `if` repeats its branch. Left
 * out before a union looks for what to speak through.
 */
function isSubsumed(error: ValidationError): boolean {
  return error.keyword === "if" || isOfName(error);
}

function isOfName(error: ValidationError): boolean {
  return (error as { propertyName?: string }).propertyName !== undefined;
}

/** `oneOf` also fails where several branches fit; then there is nothing to collapse. */
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

/** Whether an error says that the value is another kind of thing altogether. */
function isShape(error: ValidationError): boolean {
  return error.keyword === "type" || error.keyword === "const" || error.keyword === "enum";
}

/** The errors of each branch: `#/…/oneOf/1/…`, or where a branch is a schema of its own, by that schema's root. */
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
