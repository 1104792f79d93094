/** What ends together with a namespace that has outcomes. */

import type { Transaction } from "#src/foundation/db/database.ts";
import { outcomesChanged } from "#src/quality/due/due.ts";
import { readJudgmentsIn } from "./sql.ts";

/**
 * Makes the judgments that a namespace inherits due for a fit without its outcomes, which are deleted after the request. Its own
 * judgments are deleted already.
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

/** The outcomes of a deleted judgment are deleted page by page. */
export { deleteSomeOutcomes } from "./sql.ts";
