/**
 * The end of a judgment. The request removes the judgment and its versions in one transaction: from then on nobody finds it by its name, nothing is
 * asked of it, and what is still being judged does not land. Its answers, evaluations and overrides, which nobody reads any more, go behind the
 * request (`judging/removal.ts`). A judgment made anew under the name has another id, and nothing of the old.
 */
import { countEnded } from "#src/accounts/plan-limits.ts";
import type { Transaction } from "#src/db/database.ts";
import { conflict } from "#src/errors.ts";
import { newNumber } from "#src/ids.ts";
import { cancelTrials } from "#src/jobs/cancellation.ts";
import { prepareContexts } from "#src/judging/context/preparation.ts";
import { mostSpecific, ownersOf } from "#src/templates/owners.ts";
import { forgetTunings } from "#src/tuning/forgetting.ts";
import { wake } from "#src/work/wakeups.ts";
import type { KnownGroups } from "./group-reads.ts";
import type { Judgment } from "./judgment.ts";
import { groupProblem, readIssues, refuseWhileRead } from "./read-rules.ts";
import { readsOf } from "./reads.ts";
import * as removals from "./removals-sql.ts";
import * as sql from "./sql.ts";

/** The kind of the wakeups of what removes the rest. */
export const REMOVAL = "judgment_removal";

/** @throws ServiceError `conflict` while others read the judgment, or where they would come to read what they may not */
export async function deleteJudgment(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  judgment: Judgment,
  at: Date,
): Promise<void> {
  await refuseWhileRead(tx, organizationId, judgment);
  await sql.deleteJudgments(tx, [judgment.judgmentId]);
  await countEnded(tx, organizationId, "judgments", 1);
  await cancelTrials(tx, organizationId, [judgment.judgmentId], at);
  await keepExposed(tx, { organizationId, groups }, judgment);
  await prepareContexts(tx, { organizationId, ...judgment }, [], at);
  const claimId = newNumber();
  await forgetTunings(tx, judgment.judgmentId);
  await removals.insertRemoval(tx, { claimId, organizationId, owner: judgment.owner, judgmentId: judgment.judgmentId });
  await wake(tx, REMOVAL, claimId, at);
}

/** A template's judgment that takes the place of the one that goes begins to read here, what there is here. */
async function keepExposed(tx: Transaction, { organizationId, groups }: KnownGroups, { owner, name }: Judgment): Promise<void> {
  const exposed = mostSpecific(await sql.readByOwners(tx, organizationId, owner, ownersOf(owner), [name]), owner);
  if (!exposed?.definition) return;
  const [issue] = await readIssues(tx, { organizationId, groups }, exposed, readsOf(exposed.definition));
  const problem = issue
    ? `its ${issue.path} ${issue.message}`
    : await groupProblem(tx, { organizationId, groups }, exposed, owner);
  if (problem === null) return;
  const message = `Without it "${name}" of "${exposed.owner}" would hold here, which it cannot: ${problem}.`;
  throw conflict(message, { template: exposed.owner });
}
