/** All migrations in the order in which they are applied. A released migration is never changed; another is added. */
import type { Knex } from "knex";
import * as foundation from "./0001-foundation.ts";
import * as accounts from "./0002-accounts.ts";
import * as namespaces from "./0003-namespaces.ts";
import * as records from "./0004-records.ts";
import * as judging from "./0005-judging.ts";
import * as queries from "./0006-queries.ts";
import * as quality from "./0007-quality.ts";
import * as subscriptions from "./0008-subscriptions.ts";
import * as groups from "./0009-groups.ts";
import * as jobs from "./0010-jobs.ts";
import * as events from "./0011-events.ts";
import * as server from "./0012-server.ts";
import * as sharedAnswers from "./0013-shared-answers.ts";
import * as requestLog from "./0014-request-log.ts";
import * as dueByKind from "./0015-due-by-kind.ts";
import * as driftWatches from "./0016-drift-watches.ts";
import * as organizationHours from "./0017-organization-hours.ts";
import * as sessions from "./0018-sessions.ts";
import * as learnedFits from "./0019-learned-fits.ts";
import * as people from "./0020-people.ts";
import * as cascades from "./0021-cascades.ts";
import * as sentinels from "./0022-sentinels.ts";
import * as suggestedCascades from "./0023-suggested-cascades.ts";
import * as judgmentHours from "./0024-judgment-hours.ts";
import * as askedAs from "./0025-asked-as.ts";
import * as combinedIndexes from "./0026-combined-indexes.ts";
import * as skippedReasons from "./0027-skipped-reasons.ts";
import * as stalledSentinels from "./0028-stalled-sentinels.ts";

export interface Migration {
  /** The file's name: a number of four digits and what it is about. */
  readonly name: string;
  /**
   * Whether the releases before it work on the schema after it. It adds tables, indexes, and columns that are nullable or have a default. It takes
   * nothing away and forbids nothing. A test compares the schema before and after it.
   */
  readonly expands?: boolean;
  /** Runs in a transaction together with the record that it ran. */
  up(knex: Knex): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "0001-foundation", up: foundation.up },
  { name: "0002-accounts", up: accounts.up },
  { name: "0003-namespaces", up: namespaces.up },
  { name: "0004-records", up: records.up },
  { name: "0005-judging", up: judging.up },
  { name: "0006-queries", up: queries.up },
  { name: "0007-quality", up: quality.up },
  { name: "0008-subscriptions", up: subscriptions.up },
  { name: "0009-groups", up: groups.up },
  { name: "0010-jobs", up: jobs.up },
  { name: "0011-events", up: events.up },
  { name: "0012-server", up: server.up },
  { name: "0013-shared-answers", expands: true, up: sharedAnswers.up },
  { name: "0014-request-log", expands: true, up: requestLog.up },
  { name: "0015-due-by-kind", expands: true, up: dueByKind.up },
  { name: "0016-drift-watches", expands: true, up: driftWatches.up },
  { name: "0017-organization-hours", expands: true, up: organizationHours.up },
  { name: "0018-sessions", expands: true, up: sessions.up },
  { name: "0019-learned-fits", expands: true, up: learnedFits.up },
  { name: "0020-people", expands: true, up: people.up },
  { name: "0021-cascades", expands: true, up: cascades.up },
  { name: "0022-sentinels", expands: true, up: sentinels.up },
  { name: "0023-suggested-cascades", expands: true, up: suggestedCascades.up },
  { name: "0024-judgment-hours", expands: true, up: judgmentHours.up },
  { name: "0025-asked-as", expands: true, up: askedAs.up },
  { name: "0026-combined-indexes", expands: true, up: combinedIndexes.up },
  { name: "0027-skipped-reasons", expands: true, up: skippedReasons.up },
  { name: "0028-stalled-sentinels", expands: true, up: stalledSentinels.up },
];
