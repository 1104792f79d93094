import type { Change } from "./compare/change.ts";

/** The result of a comparison. `reworded`: only the text differs, not its meaning. */
export type Verdict = "same" | "reworded" | "additive" | "breaking";

export interface Outcome {
  readonly verdict: Verdict;
  readonly breaking: readonly Change[];
  readonly additive: readonly Change[];
}

export function outcome(changes: readonly Change[], sameText: boolean): Outcome {
  const breaking = changes.filter(({ verdict }) => verdict === "breaking");
  const additive = changes.filter(({ verdict }) => verdict === "additive");
  const verdict = breaking.length > 0 ? "breaking" : additive.length > 0 ? "additive" : sameText ? "same" : "reworded";
  return { verdict, breaking, additive };
}
