/** Kinds of work-queue rows: one row per endpoint with deliveries, by the endpoint's claim id; and one row for all mails. */
export const DELIVERIES = "deliveries";
export const MAILS = "mails";
export const ALL_MAILS = 1;
