/** What is left of searches when their judgment goes. */
export { deleteTunings as forgetTunings } from "./sql.ts";
