/** The kind of the work-queue rows of judgments whose cascade may have another bound. Their ids are `calibration_runs.claim_id`. */
export const CASCADES = "cascades";
