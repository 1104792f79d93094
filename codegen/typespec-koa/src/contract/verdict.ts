import type { ContractException } from "../settings.ts";
import type { Change } from "./compare/change.ts";
import type { Exempted, Judged } from "./exceptions.ts";

/** The result of a comparison. `reworded`: only the text differs, not its meaning. */
export type Verdict = "same" | "reworded" | "additive" | "breaking";

export interface Outcome {
  readonly verdict: Verdict;
  readonly breaking: readonly Judged[];
  /** What breaks and passes, because an exception names it. */
  readonly excepted: readonly Judged[];
  readonly additive: readonly Change[];
  /** Exceptions that name nothing. */
  readonly unused: readonly ContractException[];
}

/** @param sameText whether there is nothing to write into the lock */
export function outcome(changes: readonly Change[], { breaking, excepted, unused }: Exempted, sameText: boolean): Outcome {
  const additive = changes.filter(({ verdict }) => verdict === "additive");
  const verdict = breaking.length > 0 ? "breaking" : sameText ? "same" : additive.length > 0 ? "additive" : "reworded";
  return { verdict, breaking, excepted, additive, unused };
}
