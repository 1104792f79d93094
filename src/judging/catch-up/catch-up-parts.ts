/** The dependencies of catch-up. */

import type { Database } from "#src/foundation/db/database.ts";
import type { Logger } from "#src/foundation/log/log.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Judge } from "#src/judging/asking/judge.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { OnLanded } from "#src/judging/landing/landed-evaluations.ts";
import type { Landings } from "#src/judging/landing/landings.ts";
import type { JudgingGate } from "#src/records/budgets/judging-gate.ts";

export interface CatchUpParts {
  db: Database;
  clock: Clock;
  log: Logger;
  judge: Judge;
  applicable: ApplicableJudgments;
  landings: Landings;
  gate: JudgingGate;
  onLanded: OnLanded;
  /**
   * Aborts requests that engines are working on, when a shutdown has waited long enough. If absent, the end of the visit aborts them.
   */
  cut?: AbortSignal;
}
