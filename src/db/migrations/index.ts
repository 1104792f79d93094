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
];
