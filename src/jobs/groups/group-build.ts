/**
 * `group_build`: computes the first aggregates of a group, in its namespace or in all namespaces below its prefix. It evaluates
 * the group for all documents, page by page. Then it catches up with writes made meanwhile, and continues with the next
 * namespace. It judges nothing. Namespaces created after the group need no build.
 */

import type { Transaction } from "#src/foundation/db/database.ts";
import type { Job, JobKind } from "#src/foundation/jobs/job.ts";
import { wake } from "#src/foundation/queue/wakeups.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { buildIndex } from "#src/records/attributes/build-now.ts";
import { namespacesOf } from "#src/records/namespaces/namespaces.ts";
import { holdDefinitions, raiseEpoch } from "#src/records/templates/epochs.ts";
import type { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import { findById, forgetJob } from "#src/standing/groups/building.ts";
import { step } from "#src/standing/groups/reader.ts";
import { type Kept, keptOf, readState } from "#src/standing/groups/state.ts";
import { GROUPS } from "#src/standing/groups/wakeups.ts";
import { walkPage } from "#src/standing/groups/walk.ts";
import { wakeReaders } from "#src/standing/readers/readers.ts";

export interface GroupBuildSettings {
  groupId: string;
  /** Its name. */
  group: string;
}

interface GroupBuildCheckpoint {
  /** The namespace in progress. The position in it is stored with its state. */
  namespaceId: number;
}

type GroupBuild = Job<GroupBuildSettings, GroupBuildCheckpoint>;

/** The number of namespaces without work that are skipped together. */
const PASSED_AT_ONCE = 100;
/** How often an index that is still being dropped is checked. */
const LOOK_AGAIN_MS = 500;
/** The time spent on a namespace with constant writes before another job has its turn. */
const TURN_MS = 1_000;

export type GroupBuildParts = Pick<JobParts, "db" | "clock" | "applicable"> & { appliedGroups: ApplicableGroups };

export function groupBuild({ db, clock, applicable, appliedGroups: groups }: GroupBuildParts): JobKind {
  const parts = { db, clock, applicable, groups };
  const later = () => ({ notBefore: new Date(clock.now().getTime() + LOOK_AGAIN_MS) });

  return {
    type: "group_build",
    view: ({ settings }) => ({ group: (settings as unknown as GroupBuildSettings).group }),
    async page(given, signal) {
      const job = given as unknown as GroupBuild;
      const { organizationId, namespace, settings, checkpoint } = job;
      if (!(await findById(db, settings.groupId))) return async () => ({ documents: 0, ended: "done" });
      let after = (checkpoint?.namespaceId ?? 1) - 1;
      for (let passed = 0; passed < PASSED_AT_ONCE; passed++) {
        const [namespaceId] = await namespacesOf(db, organizationId, namespace, after, 1);
        if (namespaceId === undefined) return async (tx, now) => end(tx, job, now);
        const kept = await taken(namespaceId, settings.groupId, signal);
        if (kept === "cut short") return null;
        if (kept && kept.state.status === "building") {
          const index = await buildIndex({ db, clock }, namespaceId, kept.group.plan.key);
          if (index.is === "dropping") return later();
          if (index.is === "building") return async () => ({ documents: 0, checkpoint: { namespaceId } });
          if (kept.state.walk === "walking") {
            return async (tx, now) => {
              const { documents, more } = await walkPage(tx, parts, namespaceId, settings.groupId, now);
              if (!more) await wake(tx, GROUPS, namespaceId, now);
              return { documents, checkpoint: { namespaceId } };
            };
          }
          if (!(await settle(namespaceId, settings.groupId, signal))) return null;
        }
        after = namespaceId;
      }
      const namespaceId = after + 1;
      return async () => ({ documents: 0, checkpoint: { namespaceId } });
    },
    // A page has the consumer of its namespace when it waits for the job.
    async lockFirst(tx, given) {
      const job = given as unknown as GroupBuild;
      await holdDefinitions(tx, job.organizationId);
      await wakeFollowing(tx, job, clock.now());
    },
    // Its readers wait. The consumers of its namespaces, which are awake, continue the build, and nothing stays unfinished.
    abandon: (tx, given) => letGo(tx, given as unknown as GroupBuild),
  };

  /** The group in a namespace, once its consumer knows of it; null if another group of the same name applies there. */
  async function taken(namespaceId: number, groupId: string, signal: AbortSignal): Promise<Kept | null | "cut short"> {
    while (!signal.aborted) {
      const state = await readState(parts, db, namespaceId);
      if (!state || ![...state.groups.values()].some((group) => group.groupId === groupId)) return null;
      const kept = keptOf(state).find(({ group }) => group.groupId === groupId);
      if (kept) return kept;
      await step(parts, namespaceId);
    }
    return "cut short";
  }

  /** Lets the aggregates catch up with all writes. False if it was aborted, or takes so long that another job has its turn. */
  async function settle(namespaceId: number, groupId: string, signal: AbortSignal): Promise<boolean> {
    const until = performance.now() + TURN_MS;
    while (performance.now() < until) {
      const kept = await taken(namespaceId, groupId, signal);
      if (kept === "cut short") return false;
      if (kept === null || kept.state.status === "ready") return true;
      await step(parts, namespaceId);
    }
    return false;
  }
}

async function end(tx: Transaction, job: GroupBuild, now: Date) {
  await letGo(tx, job);
  await wakeFollowing(tx, job, now);
  return { documents: 0, ended: "done" as const };
}

async function letGo(tx: Transaction, { organizationId, namespace, settings }: GroupBuild): Promise<void> {
  await raiseEpoch(tx, organizationId, namespace);
  await forgetJob(tx, settings.groupId);
}

function wakeFollowing(tx: Transaction, { organizationId, namespace }: GroupBuild, now: Date): Promise<void> {
  return wakeReaders(tx, GROUPS, organizationId, namespace, now);
}
