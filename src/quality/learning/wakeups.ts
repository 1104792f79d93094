/** The kind of the work-queue rows of judgments that may learn. Their ids are `calibration_runs.claim_id`. */
export const LEARNING = "learning";
