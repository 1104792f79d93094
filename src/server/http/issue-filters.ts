/**
 * Reports an invalid filter as one issue. The first element of a filter is a field, or `And`, `Or` or `Not`. Without one of
 * these, every element fails as a condition. If the filters of `And` or `Or` are not in their own array, each of them fails.
 */
import { valueAt } from "typespec-koa-runtime/json";
import { didYouMean } from "typespec-koa-runtime/words";
import type { ValidationError } from "#generated/contract.ts";
import { FIELD_IN_WORDS } from "./pattern-words.ts";

/** The errors, where those of each such filter become one with the keyword `filter`. Its `params.fault` says which. */
export function collapseFilters(errors: readonly ValidationError[], value: unknown): ValidationError[] {
  // Only filters are compiled as `if` at the root of a schema.
  const filters = new Set(
    errors.filter(({ keyword, schemaPath }) => keyword === "if" && schemaPath === "#/if").map((error) => error.instancePath),
  );
  const wrong = [...filters]
    .map((at) => faultOf(at, valueAt(value, at), errors))
    .filter((error) => error !== null)
    .toSorted((one, other) => one.params.at.length - other.params.at.length);
  if (wrong.length === 0) return [...errors];
  const said = new Set<string>();
  return errors.flatMap((error) => {
    const found = wrong.find(({ params: { at } }) => error.instancePath === at || error.instancePath.startsWith(`${at}/`));
    if (!found) return [error];
    if (said.has(found.params.at)) return [];
    said.add(found.params.at);
    return [found];
  });
}

type FilterFault = ValidationError & { params: { at: string; fault: "beginning" | "spread" | "single" } };

function faultOf(at: string, filter: unknown, errors: readonly ValidationError[]): FilterFault | null {
  if (!Array.isArray(filter)) return null;
  const error = (instancePath: string, fault: FilterFault["params"]["fault"]): FilterFault => ({
    keyword: "filter",
    instancePath,
    schemaPath: "",
    params: { at, fault },
  });
  const [first, ...others] = filter;
  if (first === "And" || first === "Or") {
    if (others.length > 1 && others.every((one) => Array.isArray(one))) return error(at, "spread");
    return typeof others[0]?.[0] === "string" && Array.isArray(others[0]) ? error(`${at}/1`, "single") : null;
  }
  const begins = errors.some(({ instancePath, schemaPath }) => instancePath === `${at}/0` && schemaPath.startsWith("#/items/0/"));
  return begins ? error(`${at}/0`, "beginning") : null;
}

/** The words for the keyword `filter`. */
export function filterFault(fault: string, given: unknown): string {
  switch (fault) {
    case "spread":
      return 'must have its filters in one array, for example ["And", [<filter>, <filter>]]';
    case "single":
      return 'must be an array of filters, for example ["And", [<filter>]], not a filter';
    default: {
      if (Array.isArray(given)) return 'must be a field, or "And", "Or" or "Not" before an array of filters, not an array';
      const meant = typeof given === "string" ? didYouMean(given, ["And", "Or", "Not"]) : null;
      return `${FIELD_IN_WORDS}; or "And", "Or" or "Not"${meant === null ? "" : `; did you mean "${meant}"?`}`;
    }
  }
}
