/** Ends what inherited judgments have in a namespace that is deleted. A later namespace of the same name begins without it. */
import type { Transaction } from "#src/foundation/db/database.ts";
import { forgetSchedulesAt } from "#src/jobs/schedules/periodic.ts";
import { forgetTuningsAt } from "#src/jobs/tuning/forgetting.ts";
import { judgmentIdsAt } from "#src/judging/definitions/lookup.ts";

export async function forgetPlace(tx: Transaction, organizationId: string, name: string): Promise<void> {
  const judgmentIds = await judgmentIdsAt(tx, organizationId, name);
  await forgetSchedulesAt(tx, judgmentIds, name);
  await forgetTuningsAt(tx, judgmentIds, name);
}
