/** Ports: calls from lower storeys to code above that they do not know. This is the only list of the implementations. */

import { forgetPlace } from "#src/jobs/namespaces/ended-place.ts";
import { schedule } from "#src/jobs/schedules/periodic.ts";
import { forgetSentinel } from "#src/jobs/sentinels/ownership.ts";
import { forgetTunings } from "#src/jobs/tuning/forgetting.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import type { GroupsOverCap } from "#src/judging/definitions/over-cap.ts";
import type { OnLanded } from "#src/judging/landing/landed-evaluations.ts";
import { forgetOwned, releaseOwned } from "#src/judging/lifecycle/ownership.ts";
import { lookAtOnce } from "#src/quality/cascades/looking.ts";
import { notePairs } from "#src/quality/cascades/pairs.ts";
import { reweighAgain } from "#src/quality/composites/reactivation.ts";
import { forgetDriftWatches } from "#src/quality/drift/ownership.ts";
import { Periods } from "#src/quality/drift/periods.ts";
import { forgetLabelQueues, forgetLabelQueuesAt } from "#src/quality/labels/ownership.ts";
import { learnAtOnce } from "#src/quality/learning/activation.ts";
import { matchLanded } from "#src/quality/outcomes/landed.ts";
import { forgetAgreement, forgetOutcomes } from "#src/quality/outcomes/ownership.ts";
import type { EndOfNamespace } from "#src/records/settings/deletion.ts";
import { readOverCap } from "#src/standing/groups/over-cap.ts";
import { forgetGroups } from "#src/standing/groups/ownership.ts";
import { judgmentsChanged } from "#src/standing/judgments-changed.ts";
import { forgetSubscriptions } from "#src/standing/subscriptions/ownership.ts";
import { wakeSubscriptions } from "#src/standing/subscriptions/resync.ts";

/** Comes before the deletion of a namespace, in its transaction. */
export const releaseNamespace = releaseOwned;

/** What is deleted with a namespace, in the transaction that deletes it, in this order. */
export const endOfNamespace: readonly EndOfNamespace[] = [
  (tx, namespace, at) => forgetOwned(tx, namespace, at, dependents),
  (tx, { organizationId, name }) => forgetPlace(tx, organizationId, name),
  (tx, { organizationId, name }, at) => forgetSubscriptions(tx, organizationId, name, at),
  (tx, { organizationId, name }, at) => forgetGroups(tx, organizationId, name, at),
  (tx, { organizationId, name }) => forgetLabelQueuesAt(tx, organizationId, name),
  (tx, { organizationId, namespaceId }, at) => forgetOutcomes(tx, organizationId, namespaceId, at),
];

/** Who is notified of a change of definitions, in its transaction. */
export const dependents: Dependents = {
  judgmentsChanged,
  scheduleChanged: schedule,
  compositeActivated: reweighAgain,
  learnerActivated: learnAtOnce,
  cascadeActivated: lookAtOnce,
  async judgmentDeleted(tx, judgmentId) {
    await forgetTunings(tx, judgmentId);
    await forgetSentinel(tx, judgmentId);
    await forgetLabelQueues(tx, judgmentId);
    await forgetDriftWatches(tx, judgmentId);
    await forgetAgreement(tx, judgmentId);
  },
};

const periods = new Periods();

/** Matches new evaluations with outcomes that were posted before, and notices periods that begin. */
export const onLanded: OnLanded = {
  async landed(tx, organizationId, held, at, landed) {
    await matchLanded(tx, organizationId, held, at, landed);
    await notePairs(tx, organizationId, held.namespaceId, at, landed);
    await periods.note(tx, organizationId, at, landed);
  },
  async foreseen(tx, organizationId, namespaceId, at, landed) {
    const pairs = notePairs(tx, organizationId, namespaceId, at, landed);
    await Promise.all([pairs, periods.note(tx, organizationId, at, landed)]);
  },
};

/** The groups that have too many live keys to be shown. */
export const groupsOverCap: GroupsOverCap = readOverCap;

/** Re-evaluates memberships when calibrated numbers change. */
export const numbersChanged = wakeSubscriptions;
