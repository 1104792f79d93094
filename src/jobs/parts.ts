/** What types of jobs are built from; each takes what it needs. */
import type { CatchUpParts } from "#src/judging/catch-up.ts";
import type { Engines } from "#src/judging/engines.ts";
import type { Logger } from "#src/log.ts";

export interface JobParts extends CatchUpParts {
  log: Logger;
  engines: Engines;
  /** Tells this process's workers that they may have something to do. */
  wakeJudging(): void;
  wakeAttributes(): void;
  wakeJobs(): void;
}
