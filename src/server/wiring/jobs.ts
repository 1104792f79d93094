/** Jobs: long operations, and what starts them. `jobs/kinds.ts` lists the types of jobs. */
import type { Job as JobView } from "#generated/types.ts";
import type { JobKind } from "#src/foundation/jobs/job.ts";
import { JOB } from "#src/foundation/jobs/start.ts";
import { Backfills } from "#src/jobs/backfill/backfills.ts";
import { Retries } from "#src/jobs/backfill/retries.ts";
import { Discoveries } from "#src/jobs/discovery/discoveries.ts";
import { PartSuggestions } from "#src/jobs/discovery/part-suggestions.ts";
import { Exports } from "#src/jobs/exports/exports.ts";
import { jobKinds } from "#src/jobs/kinds.ts";
import { Jobs } from "#src/jobs/management/jobs.ts";
import { type ExportFiles, noExports } from "#src/jobs/parts/kept-files.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { noSuggester, type Suggester } from "#src/jobs/parts/suggester.ts";
import { RobustnessTrials } from "#src/jobs/robustness/trials.ts";
import { Sentinels } from "#src/jobs/sentinels/sentinels.ts";
import type { WatchingParts } from "#src/jobs/sentinels/watching.ts";
import { Shadows } from "#src/jobs/shadow/shadows.ts";
import { Simulations } from "#src/jobs/simulation/simulations.ts";
import { TUNING, Tunings } from "#src/jobs/tuning/tunings.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import { SENTINEL } from "#src/quality/drift/wakeups.ts";
import { JUDGING } from "#src/records/answers/wakeups.ts";
import { KIND as ATTRIBUTES } from "#src/records/attributes/work.ts";
import { readableGroups } from "#src/standing/groups/readable.ts";
import { dependents } from "../ports.ts";
import type { AccountsStorey } from "./accounts.ts";
import type { Ground } from "./ground.ts";
import type { JudgingStorey } from "./judging.ts";
import type { RecordsStorey } from "./records.ts";
import type { StandingStorey } from "./standing.ts";

export interface JobSettings {
  engines: Engines;
  /** If absent, nothing can be exported. */
  exports?: ExportFiles;
  /** If absent, there are no suggestions. */
  suggester?: Suggester;
}

export interface JobsStorey {
  readonly kinds: readonly JobKind[];
  readonly jobs: Jobs;
  readonly backfills: Backfills;
  readonly retries: Retries;
  readonly exports: Exports;
  readonly discoveries: Discoveries;
  readonly partSuggestions: PartSuggestions;
  readonly shadows: Shadows;
  readonly simulations: Simulations;
  readonly tunings: Tunings;
  readonly robustness: RobustnessTrials;
  readonly sentinels: Sentinels;
  readonly watchedSentinels: WatchingParts;
  /** The newest deletion of a namespace of this name, for lower storeys that wait for it; undefined if there is none. */
  newestDeletion(organizationId: string, namespace: string): Promise<JobView | undefined>;
}

export function wireJobs(
  { db, clock, log, wake }: Ground,
  { prices, spending, budgets, catchUp, contexts, grouping }: AccountsStorey & RecordsStorey & JudgingStorey & StandingStorey,
  { engines, exports = noExports, suggester = noSuggester }: JobSettings,
): JobsStorey {
  const parts: JobParts = {
    ...catchUp,
    log,
    engines,
    contexts,
    prices,
    spending,
    budgets,
    groups: readableGroups,
    dependents,
    appliedGroups: grouping.groups,
    exports,
    suggester,
    wakeJudging: () => wake(JUDGING),
    wakeAttributes: () => wake(ATTRIBUTES),
    wakeJobs: () => wake(JOB),
  };
  const kinds = jobKinds(parts);
  const jobs = new Jobs(parts, kinds);
  return {
    kinds,
    jobs,
    backfills: new Backfills(parts, jobs),
    retries: new Retries(parts, jobs),
    exports: new Exports(parts, jobs),
    discoveries: new Discoveries(parts, jobs),
    partSuggestions: new PartSuggestions(parts),
    shadows: new Shadows(parts, jobs),
    simulations: new Simulations(parts, jobs),
    tunings: new Tunings({ db, clock, wakeTuning: () => wake(TUNING) }),
    robustness: new RobustnessTrials(parts, jobs),
    sentinels: new Sentinels({ db, clock, wakeSentinels: () => wake(SENTINEL) }),
    watchedSentinels: parts,
    async newestDeletion(organizationId, namespace) {
      const page = { type: "namespace_delete", namespace, scope: null, shownTo: null, before: "", limit: 1 } as const;
      return (await jobs.list(organizationId, page)).jobs[0];
    },
  };
}
