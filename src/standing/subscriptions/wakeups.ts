/** The kind of the work-queue rows of the subscription consumer, and its name in `positions`. */
export const SUBSCRIPTIONS = "subscriptions";

/** An id that is no namespace: it requests a sweep of tombstones. */
export const SWEEP_ID = 0;
