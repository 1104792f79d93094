/** The kind of wakeups of summaries, by their claims. */
export const TENANT_SUMMARIES = "tenant_summaries";
