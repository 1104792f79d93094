/** The causes of membership changes. */
import type { TransitionCause } from "#generated/types.ts";

/** Why a subscription is compared with all documents. */
export type WalkCause = Extract<TransitionCause, "sync" | "threshold" | "activation" | "weights" | "calibration">;
