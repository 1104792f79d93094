/** The kind of the wakeups of what keeps groups, and its name among the readers of a namespace. */
export const GROUPS = "groups";
