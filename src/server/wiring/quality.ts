/** Quality: outcomes, and the models fitted to them. */
import type { FitThreads } from "#src/quality/fitting/fit-threads.ts";
import type { FittingParts } from "#src/quality/fitting/fitting.ts";
import { LabelQueues } from "#src/quality/labels/queues.ts";
import { Outcomes } from "#src/quality/outcomes/outcomes.ts";
import { numbersChanged } from "../ports.ts";
import type { Ground } from "./ground.ts";
import type { JudgingStorey } from "./judging.ts";

export interface QualityStorey {
  readonly outcomes: Outcomes;
  readonly labelQueues: LabelQueues;
  readonly fitting: FittingParts;
}

/** @param fits fits to many outcomes in other threads; if absent, this thread does it */
export function wireQuality({ db, clock }: Ground, { applicable }: JudgingStorey, fits?: FitThreads): QualityStorey {
  const outcomes = new Outcomes({ db, clock, applicable });
  return {
    outcomes,
    labelQueues: new LabelQueues({ db, clock, applicable, outcomes }),
    fitting: { db, clock, applicable, fits, numbersChanged },
  };
}
