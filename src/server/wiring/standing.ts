/** Standing: groups, subscriptions and tenant summaries, which follow answers and documents. */

import { JOB } from "#src/foundation/jobs/start.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { KIND as ATTRIBUTES } from "#src/records/attributes/work.ts";
import { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import { Groups } from "#src/standing/groups/groups.ts";
import { readNamedRows, readVersions } from "#src/standing/groups/published.ts";
import { readableGroups } from "#src/standing/groups/readable.ts";
import type { GroupParts } from "#src/standing/groups/state.ts";
import { GROUPS } from "#src/standing/groups/wakeups.ts";
import { ApplicableSubscriptions } from "#src/standing/subscriptions/applicable.ts";
import type { ReaderParts } from "#src/standing/subscriptions/state.ts";
import { Subscriptions } from "#src/standing/subscriptions/subscriptions.ts";
import type { GroupSource } from "#src/standing/tenant-summaries/published-groups.ts";
import { TenantSummaries } from "#src/standing/tenant-summaries/tenant-summaries.ts";
import { groupsOverCap } from "../ports.ts";
import type { Ground } from "./ground.ts";
import type { JudgingStorey } from "./judging.ts";

export interface StandingStorey {
  /** The dependencies of the worker that merges changes into groups. */
  readonly grouping: GroupParts;
  readonly groups: Groups;
  /** The dependencies of the worker that follows subscriptions. */
  readonly reading: ReaderParts;
  readonly subscriptions: Subscriptions;
  /** The source of the group values that tenant summaries publish. */
  readonly published: GroupSource;
  readonly tenantSummaries: TenantSummaries;
}

/** Built before judging, because contexts show rows of groups. */
export function wireGrouping({ db, clock }: Ground, applicable: ApplicableJudgments): GroupParts {
  return { db, clock, applicable, groups: new ApplicableGroups() };
}

export function wireStanding(ground: Ground, { applicable }: JudgingStorey, grouping: GroupParts): StandingStorey {
  const { db, clock, wake } = ground;
  const published: GroupSource = {
    aggregates: async (session, organizationId, place, group) =>
      (await readableGroups.find(session, organizationId, place, group))?.aggregates ?? null,
    versions: (organizationId, namespaces, groups) => readVersions(grouping, organizationId, namespaces, groups),
    read: (namespace, groups) => readNamedRows(grouping, namespace, groups),
  };
  const wakeAttributes = () => wake(ATTRIBUTES);
  return {
    grouping,
    groups: new Groups({ ...grouping, wake: () => wake(GROUPS), wakeAttributes, wakeJobs: () => wake(JOB) }),
    reading: { db, clock, applicable, groupsOverCap, subscriptions: new ApplicableSubscriptions() },
    subscriptions: new Subscriptions({ db, clock, applicable, wakeAttributes }),
    published,
    tenantSummaries: new TenantSummaries({ db, clock, source: published }),
  };
}
