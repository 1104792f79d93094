/** Removes searches when their judgment is deleted, or their namespace. */
export { deleteTunings as forgetTunings, deleteTuningsAt as forgetTuningsAt } from "./sql.ts";
