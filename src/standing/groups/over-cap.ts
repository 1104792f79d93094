/** The groups with too many live keys, for judgments that read them. */
export { readOverCap } from "./states-sql.ts";
