/** The kind of the work-queue rows of periods that are compared. */
export const DRIFT = "drift";

/**
 * The kind of the work-queue rows of sentinels. Their ids are `sentinels.claim_id`. The first answer of an engine's version adds a row whose id is its
 * `drift_watches.claim_id`.
 */
export const SENTINEL = "sentinel";
