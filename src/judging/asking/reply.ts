import type { EngineResult } from "#src/judging/engines/engine.ts";
import type { Asked } from "./batch.ts";
import type { PassedOn } from "./judged.ts";

/** What settles a question: the result of the engine that had the last word. */
export interface Reply {
  engine: string;
  result: EngineResult;
  /** It is of the first engine of a cascade. */
  isOfFirst: boolean;
  passedOn?: PassedOn;
}

export type Replies = ReadonlyMap<Asked, Reply>;
