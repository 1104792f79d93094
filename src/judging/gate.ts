/** Whether judging may spend in a namespace. Catch-up, reads and writes that wait ask before they judge; whoever is refused judges nothing. */
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";

export type Leave =
  /** What is left of a budget, in judgment units at the least; absent where there is none. */
  | { may: true; unitsLeft?: number }
  /** When to ask again at the latest. Whoever lifts the pause earlier wakes the namespace (`wake(tx, "judging", …)`). */
  | { may: false; askAgainAt: Date };

export interface JudgingGate {
  mayJudge(namespace: NamespaceIdentity): Promise<Leave>;
}

/** Nothing stands in the way. */
export const openGate: JudgingGate = { mayJudge: async () => ({ may: true }) };
