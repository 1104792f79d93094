/** What types of jobs are built from; each takes what it needs. */
import type { Prices } from "#src/accounts/prices.ts";
import type { Spending } from "#src/accounts/spending.ts";
import type { Suggester } from "#src/discovery/suggester.ts";
import type { ExportStore } from "#src/exports/export-store.ts";
import type { ApplicableGroups } from "#src/groups/applicable.ts";
import type { CatchUpParts } from "#src/judging/catch-up.ts";
import type { ContextParts } from "#src/judging/context/compile.ts";
import type { Engines } from "#src/judging/engines.ts";
import type { Groups } from "#src/judgments/group-reads.ts";
import type { Logger } from "#src/log.ts";
import type { Budgets } from "#src/namespaces/budget.ts";

export interface JobParts extends CatchUpParts {
  log: Logger;
  engines: Engines;
  contexts: ContextParts;
  prices: Prices;
  spending: Pick<Spending, "costOfUnits" | "costOfCounted">;
  budgets: Pick<Budgets, "mayJudge" | "allowance">;
  groups: Groups;
  appliedGroups: ApplicableGroups;
  exports: ExportStore;
  suggester: Suggester;
  /** Tells this process's workers that they may have something to do. */
  wakeJudging(): void;
  wakeAttributes(): void;
  wakeJobs(): void;
}
