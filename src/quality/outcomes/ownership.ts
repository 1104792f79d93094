/** What ends together with a namespace that has outcomes. */

import { forgetJudgmentHours } from "#src/accounts/hours/judgment-hours.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { outcomesChanged } from "#src/quality/due/due.ts";
import { deleteSomeOutcomes as deleteSome, readJudgmentsIn } from "./sql.ts";

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

/** The outcomes of a deleted judgment are deleted page by page, and then their hourly counts. Returns the number of outcomes. */
export async function deleteSomeOutcomes(
  tx: Transaction,
  namespaceId: number,
  judgmentId: string,
  limit: number,
): Promise<number> {
  const deleted = await deleteSome(tx, namespaceId, judgmentId, limit);
  if (deleted < limit) await forgetJudgmentHours(tx, namespaceId, judgmentId);
  return deleted;
}

/** The hourly counts of all namespaces together end with the judgment. */
export async function forgetAgreement(tx: Transaction, judgmentId: string): Promise<void> {
  await forgetJudgmentHours(tx, 0, judgmentId);
}
