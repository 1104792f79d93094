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
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { groupProblem, readIssues, refuseWhileRead } from "#src/judging/definitions/read-rules.ts";
import { readsOf } from "#src/judging/definitions/reads.ts";
import * as removals from "#src/judging/definitions/removals-sql.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { mostSpecific, ownersOf } from "#src/records/templates/owners.ts";
import { prepareContexts } from "./preparation.ts";
import { rerender, showsMore } from "./resync.ts";

/** The kind of the work-queue rows for the background removal. */
export const REMOVAL = "judgment_removal";

/**
 * @throws ServiceError `conflict` if others read the judgment, or if without it a template's judgment would read what it may not
 */
export async function deleteJudgment(
  tx: Transaction,
  {
    organizationId,
    groups,
    dependents,
  }: KnownGroups & { dependents: Pick<Dependents, "judgmentDeleted" | "compositeActivated"> },
  judgment: Judgment,
  at: Date,
): Promise<void> {
  await refuseWhileRead(tx, organizationId, judgment);
  // It locks namespaces. A landing does so before it locks what is deleted next.
  await prepareContexts(tx, { organizationId, ...judgment }, [], at);
  await sql.deleteJudgments(tx, [judgment.judgmentId]);
  await countEnded(tx, organizationId, "judgments", 1);
  const exposed = await exposedBy(tx, organizationId, judgment);
  if (exposed) await keepExposed(tx, { organizationId, groups }, exposed, judgment);
  if (exposed) await renew(tx, { organizationId, dependents }, exposed, judgment.owner, at);
  await cancelTrials(tx, organizationId, [judgment.judgmentId], at);
  const claimId = newNumber();
  await dependents.judgmentDeleted(tx, judgment.judgmentId);
  await removals.insertRemoval(tx, { claimId, organizationId, owner: judgment.owner, judgmentId: judgment.judgmentId });
  await wake(tx, REMOVAL, claimId, at);
}

/** The template's judgment of the same name that now applies instead, if it is active. */
async function exposedBy(tx: Transaction, organizationId: string, { owner, name }: Judgment): Promise<ActiveJudgment | null> {
  const exposed = mostSpecific(await sql.readByOwners(tx, organizationId, owner, ownersOf(owner), [name]), owner);
  return exposed && isActive(exposed) ? exposed : null;
}

/** The exposed judgment reads what is here. */
async function keepExposed(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  exposed: ActiveJudgment,
  { owner, name }: Judgment,
): Promise<void> {
  const [issue] = await readIssues(tx, { organizationId, groups }, exposed, readsOf(exposed.definition));
  const problem = issue
    ? `its ${issue.path} ${issue.message}`
    : await groupProblem(tx, { organizationId, groups }, exposed, owner);
  if (problem === null) return;
  const message = `Without it "${name}" of "${exposed.owner}" would hold here, which it cannot: ${problem}.`;
  throw conflict(message, { template: exposed.owner });
}

/** The exposed judgment may have answers here from before it was hidden. Since then, nothing that changed was applied to them. */
async function renew(
  tx: Transaction,
  { organizationId, dependents }: { organizationId: string; dependents: Pick<Dependents, "compositeActivated"> },
  exposed: ActiveJudgment,
  place: string,
  at: Date,
): Promise<void> {
  const { judgmentId, activeVersion: version, definition } = exposed;
  if (isComposite(definition)) await dependents.compositeActivated(tx, organizationId, { judgmentId, version }, at);
  const here = { ...exposed, owner: place };
  await rerender(tx, organizationId, here, { itself: showsMore(definition), readers: false }, at);
}
