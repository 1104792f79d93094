/** Raw answers with full precision. Each distribution sums to 1. */
export type RawAnswer =
  | {
      type: "bool";
      p: number;
      /** Only for a composite, which no engine answers as a whole: the values that `p` combines. */
      inputs?: Record<string, number>;
    }
  | { type: "choice"; value: string; dist: Record<string, number> }
  | { type: "score"; score: number; dist: Record<string, number> };
