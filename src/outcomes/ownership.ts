/** What ends with a namespace that has outcomes. */
import { outcomesChanged } from "#src/calibration/due.ts";
import type { Transaction } from "#src/db/database.ts";
import { readJudgmentsIn } from "./sql.ts";

/**
 * Has the judgments that a namespace inherits fitted without its outcomes, which go behind the request. Those that it has itself have gone before.
 */
export async function forgetOutcomes(tx: Transaction, organizationId: string, namespaceId: number, at: Date): Promise<void> {
  const judgments = await readJudgmentsIn(tx, namespaceId);
  await outcomesChanged(
    tx,
    organizationId,
    judgments.map((judgmentId) => ({ judgmentId, version: null, engine: null, engineVersion: null })),
    at,
  );
}
