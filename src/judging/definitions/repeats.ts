/** Rules for arrays whose members must be distinct. */
import type { Issue } from "#src/foundation/errors.ts";

/** An issue for each value that repeats an earlier one. `pathOf` returns the JSON pointer of the value at an index. */
export function repeatIssues(values: readonly string[], pathOf: (at: number) => string): Issue[] {
  const seen = new Set<string>();
  return values.flatMap((value, at) => {
    const repeated = seen.has(value);
    seen.add(value);
    return repeated ? [{ path: pathOf(at), message: `repeats "${value}"; name each once` }] : [];
  });
}
