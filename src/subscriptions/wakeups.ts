/** The kind of the wakeups of what follows subscriptions, and its name among the readers of a namespace. */
export const SUBSCRIPTIONS = "subscriptions";

/** Stands for no namespace: what has been deleted is swept. */
export const SWEEP_ID = 0;
