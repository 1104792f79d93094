/** A version that learns begins at once with the outcomes that are there. Labels are about documents, so those of other versions count. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wakeAll } from "#src/foundation/queue/wakeups.ts";
import { insertRuns, readRuns } from "#src/quality/due/runs-sql.ts";
import { LEARNING } from "./wakeups.ts";

/** Call it in the transaction that activates the version. */
export async function learnAtOnce(tx: Transaction, organizationId: string, judgmentId: string, at: Date): Promise<void> {
  await insertRuns(tx, organizationId, [{ judgmentId, claimId: newNumber() }]);
  const [run] = await readRuns(tx, [judgmentId]);
  await wakeAll(tx, LEARNING, [run!.claimId], at);
}
