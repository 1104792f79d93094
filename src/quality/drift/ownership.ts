/** Removes what is watched of a judgment when it is deleted. */
export { deleteWatches as forgetDriftWatches } from "./watches-sql.ts";
