/** The dependencies of job types; each takes what it needs. */
import type { Prices } from "#src/accounts/money/prices.ts";
import type { Spending } from "#src/accounts/money/spending.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { CatchUpParts } from "#src/judging/catch-up/catch-up-parts.ts";
import type { ContextParts } from "#src/judging/contexts/compile.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import type { Groups } from "#src/judging/definitions/group-reads.ts";
import type { Engines } from "#src/judging/engines/engines.ts";
import type { Budgets } from "#src/records/budgets/budget.ts";
import type { ApplicableGroups } from "#src/standing/groups/applicable.ts";
import type { ExportFiles } from "./kept-files.ts";
import type { Suggester } from "./suggester.ts";

export interface JobParts extends CatchUpParts {
  log: Logger;
  engines: Engines;
  contexts: ContextParts;
  prices: Prices;
  spending: Pick<Spending, "costOfUnits" | "costOfCounted">;
  budgets: Pick<Budgets, "mayJudge" | "allowance" | "claim">;
  groups: Groups;
  dependents: Dependents;
  appliedGroups: ApplicableGroups;
  exports: ExportFiles;
  suggester: Suggester;
  /** Tells this process's workers that there may be work. */
  wakeJudging(): void;
  wakeAttributes(): void;
  wakeJobs(): void;
}
