/** What ends with an owner of judgments. */
import { countEnded } from "#src/accounts/plan-limits.ts";
import type { Transaction } from "#src/db/database.ts";
import { cancelTrials } from "#src/jobs/cancellation.ts";
import { forgetContexts } from "#src/judging/context/preparation.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { deleteOverrides } from "./overrides-sql.ts";
import * as sql from "./sql.ts";

/**
 * Removes the judgments that a namespace has itself, with their versions, and what it overrides of those that it inherits. Whoever is
 * written under its name later begins without.
 */
export async function forgetOwned(tx: Transaction, organizationId: string, namespace: string, now: Date): Promise<void> {
  await raiseEpoch(tx, organizationId, namespace);
  await forgetContexts(tx, organizationId, namespace, now);
  const ended = await sql.deleteByOwner(tx, organizationId, namespace);
  await countEnded(tx, organizationId, "judgments", ended.length);
  await cancelTrials(tx, organizationId, ended, now);
  await deleteOverrides(tx, organizationId, namespace);
}
