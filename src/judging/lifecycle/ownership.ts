/** What to delete together with an owner of judgments. */
import { countEnded } from "#src/accounts/limits/plan-limits.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { cancelTrials } from "#src/foundation/jobs/cancellation.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import { deleteOverrides } from "#src/judging/definitions/overrides-sql.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { forgetContexts } from "./preparation.ts";

/** Releases what the judgments of a namespace need in others. It locks the organization's definitions, and then those namespaces. */
export async function releaseOwned(
  tx: Transaction,
  { organizationId, name: namespace }: { organizationId: string; name: string },
  now: Date,
): Promise<void> {
  await raiseEpoch(tx, organizationId, namespace);
  await forgetContexts(tx, organizationId, namespace, now);
}

/**
 * Deletes the judgments of a namespace with their versions and all that depends on them, and its overrides. A later namespace of the same name starts
 * without them. The caller has released what they need elsewhere.
 */
export async function forgetOwned(
  tx: Transaction,
  { organizationId, name: namespace }: { organizationId: string; name: string },
  now: Date,
  { judgmentDeleted }: Pick<Dependents, "judgmentDeleted">,
): Promise<void> {
  const ended = await sql.deleteByOwner(tx, organizationId, namespace);
  await countEnded(tx, organizationId, "judgments", ended.length);
  await cancelTrials(tx, organizationId, ended, now);
  for (const judgmentId of ended) await judgmentDeleted(tx, judgmentId);
  await deleteOverrides(tx, organizationId, namespace);
}
