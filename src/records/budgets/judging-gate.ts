/**
 * Whether judging may spend money in a namespace. Catch-up, reads, and writes that wait ask before they judge. If refused, they
 * judge nothing.
 */
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";

export type Leave =
  /** The remainder of a budget, in judgment units at the highest price; absent if there is no budget. */
  | {
      may: true;
      unitsLeft?: number;
      /**
       * Whether others spend from the same budget and it is close to its limit. Then each request must be claimed before it is
       * sent.
       */
      shared?: boolean;
    }
  /** The latest time to ask again. Code that ends the pause earlier wakes the namespace (`wake(tx, "judging", …)`). */
  | { may: false; askAgainAt: Date };

export interface JudgingGate {
  mayJudge(namespace: NamespaceIdentity): Promise<Leave>;
  /** The same by name. The namespace need not exist. */
  mayJudgeAt(namespace: Pick<NamespaceIdentity, "organizationId" | "name">): Promise<Leave>;
  /**
   * Claims the cost of requests if the remainder is shared.
   * @param units per request, in order
   */
  claim(namespace: NamespaceIdentity, units: readonly number[], signal: AbortSignal): Promise<Claim>;
}

/** The requests that may be sent now. */
export interface Claim {
  /** How many of the requests are admitted, counted from the first; 0 if the budgets leave nothing now. */
  count: number;
  /** Call this for each request after its result is persisted. The claim ends with the last one. */
  landed(): void;
  /** Ends the claim, whatever has been persisted. */
  end(): void;
}

/** A gate that allows everything. */
export const openGate: JudgingGate = {
  mayJudge: async () => ({ may: true }),
  mayJudgeAt: async () => ({ may: true }),
  claim: async (_, units) => ({ count: units.length, landed() {}, end() {} }),
};
