/**
 * The kind of work-queue rows for a namespace with documents to judge. A transaction that changes what answers depend on adds a row.
 */
export const JUDGING = "judging";
