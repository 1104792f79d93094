/** Members of an array that must be there once. */
import type { Issue } from "#src/errors.ts";

/** Where values repeat an earlier one. `pathOf` gives the pointer of the value at an index. */
export function repeatIssues(values: readonly string[], pathOf: (at: number) => string): Issue[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    const repeated = seen.has(value);
    seen.add(value);
    return repeated ? [{ path: pathOf(at), message: `repeats "${value}": each is there once` }] : [];
  });
}
