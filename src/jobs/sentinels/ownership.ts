/** Removes a sentinel when its judgment is deleted. */
export { deleteSentinel as forgetSentinel } from "./sentinels-sql.ts";
