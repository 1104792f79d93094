/** Judging's name among the readers of a namespace's sequence. */
export const READER = "judging";
