/** What the job that builds a group needs of its definition. */
export { findById, forgetJob } from "./definitions-sql.ts";
