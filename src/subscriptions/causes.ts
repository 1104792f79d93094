/** What changes members. */
import type { TransitionCause } from "#generated/types.ts";

/** What has a subscription held against all documents. */
export type WalkCause = Extract<TransitionCause, "sync" | "threshold" | "activation" | "weights" | "calibration">;
