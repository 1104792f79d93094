/**
 * `group_build`: computes the first aggregates of a group, in its namespace or in all namespaces below its prefix: holds it against all documents,
 * page by page, then has its rows come to the end of what was written meanwhile, and goes on with the next namespace. It judges nothing.
 * Namespaces that came after the group have nothing to build.
 */
import { buildIndex } from "#src/attributes/build-now.ts";
import type { Transaction } from "#src/db/database.ts";
import type { ApplicableGroups } from "#src/groups/applicable.ts";
import { findById, forgetJob } from "#src/groups/definitions-sql.ts";
import { step } from "#src/groups/reader.ts";
import { type Kept, keptOf, readState } from "#src/groups/state.ts";
import { GROUPS } from "#src/groups/wakeups.ts";
import { walkPage } from "#src/groups/walk.ts";
import { namespacesOf } from "#src/namespaces/namespaces.ts";
import { wakeReaders } from "#src/standing/readers.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { wake } from "#src/work/wakeups.ts";
import type { Job, JobKind } from "../job.ts";
import type { JobParts } from "../parts.ts";

export interface GroupBuildSettings {
  groupId: string;
  /** Its name. */
  group: string;
}

interface GroupBuildCheckpoint {
  /** The namespace that is at work; how far it is there is kept with its state. */
  namespaceId: number;
}

type GroupBuild = Job<GroupBuildSettings, GroupBuildCheckpoint>;

/** Namespaces that have nothing to build are passed so many at a time. */
const PASSED_AT_ONCE = 100;
/** How often an index that is still being dropped is looked at again. */
const LOOK_AGAIN_MS = 500;
/** How long a namespace that others write to all the time is worked on before another job has its turn. */
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
    async abandon(tx, given, now) {
      // Whoever reads it waits; the readers of its namespaces go on with it, and nothing is left half done.
      await letGo(tx, given as unknown as GroupBuild, now);
    },
  };

  /** The group in a namespace once its reader knows of it; null where another of its name counts there. */
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

  /** Has the rows come to the end of what is written; false where that was cut short, or takes so long that another job has its turn. */
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
  await letGo(tx, job, now);
  return { documents: 0, ended: "done" as const };
}

async function letGo(tx: Transaction, { organizationId, namespace, settings }: GroupBuild, now: Date): Promise<void> {
  await raiseEpoch(tx, organizationId, namespace);
  await forgetJob(tx, settings.groupId);
  await wakeReaders(tx, GROUPS, organizationId, namespace, now);
}
