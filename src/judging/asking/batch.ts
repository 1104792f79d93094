/** A request that is ready to be sent to an engine, and the questions in it. */

import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import type { Dispatch } from "#src/judging/engines/dispatch.ts";
import type { EngineQuestion, EngineRequest } from "#src/judging/engines/engine.ts";
import type { Bill } from "./billing.ts";
import type { FirstStep } from "./cascade.ts";
import type { Due } from "./due.ts";
import type { PassedOn } from "./judged.ts";
import type { LearnedState } from "./learned-states.ts";

export interface Asked {
  due: Due;
  compiled: JudgedContext;
  /** The most units that the answer is billed. */
  units: number;
  bill: Bill;
  questions: EngineQuestion[];
  /** What its engine has learned for it. A composite learns nothing: its weights do. */
  learned: LearnedState | undefined;
  /** Identifies its in-flight question: see `flights.ts`. */
  key: string;
  /** The first engine of its cascade, if that is to be asked. */
  first: FirstStep | null;
  /** What that engine answered before, if it is not asked again. */
  known?: PassedOn;
}

/** One request to an engine, with all its questions about one context. */
export interface Batch {
  dispatch: Dispatch;
  /** The settings of the request, as canonical text. */
  settings: string;
  request: EngineRequest;
  asked: Asked[];
  /** The first engine of a cascade was asked before: these questions were passed on. */
  isSecond?: boolean;
}
