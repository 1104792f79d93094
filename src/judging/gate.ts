/** Whether judging may spend in a namespace. Catch-up, reads and writes that wait ask before they judge; whoever is refused judges nothing. */
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";

export type Leave =
  /** What is left of a budget, in judgment units at the least; absent where there is none. */
  | {
      may: true;
      unitsLeft?: number;
      /** Whether others spend of a budget that is not far from its end: each request is to be claimed before it is sent. */
      shared?: boolean;
    }
  /** When to ask again at the latest. Whoever lifts the pause earlier wakes the namespace (`wake(tx, "judging", …)`). */
  | { may: false; askAgainAt: Date };

export interface JudgingGate {
  mayJudge(namespace: NamespaceIdentity): Promise<Leave>;
  /**
   * Claims what requests are about to cost, where the leave is shared.
   * @param units of each request, in their order
   */
  claim(namespace: NamespaceIdentity, units: readonly number[], signal: AbortSignal): Promise<Claim>;
}

/** What may be asked now. */
export interface Claim {
  /** How many of the requests, from the first; none where budgets leave nothing now. */
  count: number;
  /** To be called for each of them once what came of it has landed; the claim ends with the last. */
  landed(): void;
  /** Ends it, whatever has landed. */
  end(): void;
}

/** Nothing stands in the way. */
export const openGate: JudgingGate = {
  mayJudge: async () => ({ may: true }),
  claim: async (_, units) => ({ count: units.length, landed() {}, end() {} }),
};
