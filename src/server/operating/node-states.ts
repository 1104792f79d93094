/** The states of the database's machines, as forked processes tell their primary: it has no database. */
import cluster from "node:cluster";
import type { NodeState } from "#src/foundation/db/store.ts";

interface Told {
  readonly databaseNodes: readonly NodeState[];
}

/** In a forked process. Elsewhere it does nothing. */
export function tellPrimary(nodes: readonly NodeState[]): void {
  if (cluster.isWorker && process.connected) process.send?.({ databaseNodes: nodes } satisfies Told);
}

/** In the primary: what a message of a forked process says; null for any other message. */
export function nodesToldIn(message: unknown): readonly NodeState[] | null {
  return (message as Partial<Told> | null)?.databaseNodes ?? null;
}
