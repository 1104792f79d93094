/**
 * The kind of the work-queue rows of summaries. Their ids are claim ids.
 */
export const TENANT_SUMMARIES = "tenant_summaries";
