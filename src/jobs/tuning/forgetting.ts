/** Removes searches when their judgment is deleted. */
export { deleteTunings as forgetTunings } from "./sql.ts";
