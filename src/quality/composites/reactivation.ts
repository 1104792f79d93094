/**
 * Reactivates a composite version. Its stored answers were combined with the weights of that time. A trial may have fitted other
 * weights since, or the last reweighing may have ended without this version.
 */

import type { Transaction } from "#src/foundation/db/database.ts";
import { newId, newNumber } from "#src/foundation/ids.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { dueAnew } from "#src/quality/due/counts.ts";
import { CALIBRATION } from "#src/quality/due/due.ts";
import * as runs from "#src/quality/due/runs-sql.ts";
import { readWeights } from "./weights.ts";

/** Combines the version's stored answers again. Call it in the transaction that activates the version. */
export async function reweighAgain(
  tx: Transaction,
  organizationId: string,
  { judgmentId, version }: { judgmentId: string; version: number },
  at: Date,
): Promise<void> {
  if ((await readWeights(tx, judgmentId, version)) === undefined) return;
  await runs.insertRuns(tx, organizationId, [{ judgmentId, claimId: newNumber() }]);
  await runs.beginWalk(tx, judgmentId, { id: newId("job", at), version, namespaceId: 0, after: "", changed: false });
  const [run] = await runs.holdRuns(tx, [judgmentId]);
  // Its calibration belongs to answers with other weights.
  await runs.setCounts(tx, [{ judgmentId, epochs: dueAnew(run!.epochs, version) }]);
  await wakeAll(tx, CALIBRATION, [run!.claimId], at);
}
