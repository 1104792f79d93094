/**
 * Deletes a judgment. The request removes the judgment and its versions in one transaction. After that, nobody finds it by name, no engine
 * is asked, and answers still in progress are not stored. Its answers, evaluations and overrides are then unreachable, and a background job
 * removes them (`judging/lifecycle/removal.ts`). A new judgment of the same name has another id and inherits none of this data.
 */
import { countEnded } from "#src/accounts/limits/plan-limits.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { conflict } from "#src/foundation/errors.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { cancelTrials } from "#src/foundation/jobs/cancellation.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import type { KnownGroups } from "#src/judging/definitions/group-reads.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { groupProblem, readIssues, refuseWhileRead } from "#src/judging/definitions/read-rules.ts";
import { readsOf } from "#src/judging/definitions/reads.ts";
import * as removals from "#src/judging/definitions/removals-sql.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { mostSpecific, ownersOf } from "#src/records/templates/owners.ts";
import { prepareContexts } from "./preparation.ts";

/** The kind of the work-queue rows for the background removal. */
export const REMOVAL = "judgment_removal";

/**
 * @throws ServiceError `conflict` if others read the judgment, or if without it a template's judgment would read what it may not
 */
export async function deleteJudgment(
  tx: Transaction,
  { organizationId, groups, dependents }: KnownGroups & { dependents: Pick<Dependents, "judgmentDeleted"> },
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
  await dependents.judgmentDeleted(tx, judgment.judgmentId);
  await removals.insertRemoval(tx, { claimId, organizationId, owner: judgment.owner, judgmentId: judgment.judgmentId });
  await wake(tx, REMOVAL, claimId, at);
}

/** A template's judgment of the same name now applies here and reads what is here. */
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
