/** The kind of the work-queue rows of the group consumer, and its name in `positions`. */
export const GROUPS = "groups";
