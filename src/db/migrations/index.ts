/** All migrations in the order in which they are applied. One that has been released is never changed; another is added. */
import type { Knex } from "knex";
import * as accounts from "./0001-accounts.ts";
import * as namespaces from "./0002-namespaces.ts";
import * as documents from "./0003-documents.ts";
import * as judgments from "./0004-judgments.ts";
import * as judging from "./0005-judging.ts";
import * as history from "./0006-history.ts";
import * as attributes from "./0007-attributes.ts";
import * as jobs from "./0008-jobs.ts";
import * as standing from "./0009-standing.ts";
import * as rateCounts from "./0010-rate-counts.ts";
import * as events from "./0011-events.ts";
import * as feed from "./0012-feed.ts";
import * as contexts from "./0013-contexts.ts";
import * as judgmentReads from "./0014-judgment-reads.ts";
import * as usage from "./0015-usage.ts";
import * as freshness from "./0016-freshness.ts";
import * as evaluationLog from "./0017-evaluation-log.ts";
import * as fanout from "./0018-fanout.ts";
import * as webhooks from "./0019-webhooks.ts";
import * as definitionChanges from "./0020-definition-changes.ts";
import * as schedules from "./0021-schedules.ts";
import * as origins from "./0022-origins.ts";
import * as subscriptions from "./0023-subscriptions.ts";
import * as answerWarnings from "./0024-answer-warnings.ts";
import * as subscriptionOperations from "./0025-subscription-operations.ts";
import * as outcomes from "./0026-outcomes.ts";
import * as bulkChanges from "./0027-bulk-changes.ts";
import * as groups from "./0028-groups.ts";
import * as activatedVersions from "./0029-activated-versions.ts";
import * as calibrations from "./0030-calibrations.ts";
import * as suggestionCounts from "./0031-suggestion-counts.ts";
import * as tenantSummaries from "./0032-tenant-summaries.ts";
import * as fanoutSince from "./0033-fanout-since.ts";
import * as tunings from "./0034-tunings.ts";
import * as groupRoom from "./0035-group-room.ts";
import * as composites from "./0036-composites.ts";
import * as loggedUntil from "./0037-logged-until.ts";
import * as groupSketches from "./0038-group-sketches.ts";
import * as jobLists from "./0039-job-lists.ts";
import * as tenantLooks from "./0040-tenant-looks.ts";
import * as begunDeliveries from "./0041-begun-deliveries.ts";
import * as endedNamespaces from "./0042-ended-namespaces.ts";
import * as namespacesAsLarge from "./0043-namespaces-as-large-as-the-largest.ts";
import * as rateLevels from "./0047-rate-levels.ts";
import * as idempotentAnswers from "./0048-idempotent-answers.ts";
import * as jobFailures from "./0050-job-failures.ts";
import * as asked from "./0051-asked.ts";
import * as endedLives from "./0056-ended-lives.ts";
import * as attempts from "./0057-attempts.ts";
import * as feedIndexes from "./0058-feed-indexes.ts";
import * as outcomeIncarnations from "./0060-outcome-incarnations.ts";
import * as calibrationCounts from "./0061-calibration-counts.ts";
import * as compositeFolds from "./0062-composite-folds.ts";
import * as tuningAgreements from "./0063-tuning-agreements.ts";
import * as givenKeys from "./0064-given-keys.ts";
import * as guardedKeys from "./0068-guarded-keys.ts";
import * as auditLog from "./0069-audit-log.ts";
import * as budgets from "./0073-budgets.ts";

export interface Migration {
  /** The file's name: a number of four digits and what it is about. */
  readonly name: string;
  /** Runs in a transaction together with the record that it ran. */
  up(knex: Knex): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "0001-accounts", up: accounts.up },
  { name: "0002-namespaces", up: namespaces.up },
  { name: "0003-documents", up: documents.up },
  { name: "0004-judgments", up: judgments.up },
  { name: "0005-judging", up: judging.up },
  { name: "0006-history", up: history.up },
  { name: "0007-attributes", up: attributes.up },
  { name: "0008-jobs", up: jobs.up },
  { name: "0009-standing", up: standing.up },
  { name: "0010-rate-counts", up: rateCounts.up },
  { name: "0011-events", up: events.up },
  { name: "0012-feed", up: feed.up },
  { name: "0013-contexts", up: contexts.up },
  { name: "0014-judgment-reads", up: judgmentReads.up },
  { name: "0015-usage", up: usage.up },
  { name: "0016-freshness", up: freshness.up },
  { name: "0017-evaluation-log", up: evaluationLog.up },
  { name: "0018-fanout", up: fanout.up },
  { name: "0019-webhooks", up: webhooks.up },
  { name: "0020-definition-changes", up: definitionChanges.up },
  { name: "0021-schedules", up: schedules.up },
  { name: "0022-origins", up: origins.up },
  { name: "0023-subscriptions", up: subscriptions.up },
  { name: "0024-answer-warnings", up: answerWarnings.up },
  { name: "0025-subscription-operations", up: subscriptionOperations.up },
  { name: "0026-outcomes", up: outcomes.up },
  { name: "0027-bulk-changes", up: bulkChanges.up },
  { name: "0028-groups", up: groups.up },
  { name: "0029-activated-versions", up: activatedVersions.up },
  { name: "0030-calibrations", up: calibrations.up },
  { name: "0031-suggestion-counts", up: suggestionCounts.up },
  { name: "0032-tenant-summaries", up: tenantSummaries.up },
  { name: "0033-fanout-since", up: fanoutSince.up },
  { name: "0034-tunings", up: tunings.up },
  { name: "0035-group-room", up: groupRoom.up },
  { name: "0036-composites", up: composites.up },
  { name: "0037-logged-until", up: loggedUntil.up },
  { name: "0038-group-sketches", up: groupSketches.up },
  { name: "0039-job-lists", up: jobLists.up },
  { name: "0040-tenant-looks", up: tenantLooks.up },
  { name: "0041-begun-deliveries", up: begunDeliveries.up },
  { name: "0042-ended-namespaces", up: endedNamespaces.up },
  { name: "0043-namespaces-as-large-as-the-largest", up: namespacesAsLarge.up },
  { name: "0047-rate-levels", up: rateLevels.up },
  { name: "0048-idempotent-answers", up: idempotentAnswers.up },
  { name: "0050-job-failures", up: jobFailures.up },
  { name: "0051-asked", up: asked.up },
  { name: "0056-ended-lives", up: endedLives.up },
  { name: "0057-attempts", up: attempts.up },
  { name: "0058-feed-indexes", up: feedIndexes.up },
  { name: "0060-outcome-incarnations", up: outcomeIncarnations.up },
  { name: "0061-calibration-counts", up: calibrationCounts.up },
  { name: "0062-composite-folds", up: compositeFolds.up },
  { name: "0063-tuning-agreements", up: tuningAgreements.up },
  { name: "0064-given-keys", up: givenKeys.up },
  { name: "0068-guarded-keys", up: guardedKeys.up },
  { name: "0069-audit-log", up: auditLog.up },
  { name: "0073-budgets", up: budgets.up },
];
