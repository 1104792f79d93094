/** The kind of the work-queue rows of periods that are compared. */
export const DRIFT = "drift";
