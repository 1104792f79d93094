/**
 * A composite version that answers again: what is stored of it was combined by the weights of then. A trial may have fitted others meanwhile, or the
 * walk after the last ones was over without it.
 */

import { dueAnew } from "#src/calibration/counts.ts";
import { CALIBRATION } from "#src/calibration/due.ts";
import * as runs from "#src/calibration/runs-sql.ts";
import type { Transaction } from "#src/db/database.ts";
import { newId, newNumber } from "#src/ids.ts";
import { wakeAll } from "#src/work/wakeups.ts";
import { readWeights } from "./sql.ts";

/** Has stored answers of the version combined anew; to be called in the transaction that activates it. */
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
  // A calibration of it is of answers by other weights.
  await runs.setCounts(tx, [{ judgmentId, epochs: dueAnew(run!.epochs, version) }]);
  await wakeAll(tx, CALIBRATION, [run!.claimId], at);
}
