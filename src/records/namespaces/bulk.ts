/**
 * Bulk changes of answers: many transactions with one cause, such as a backfill or new weights of a composite. Their commits
 * carry the mark `commits.bulk`. A last commit without documents says that the bulk change is over. Consumers of answers may
 * report it as one change.
 */
export interface Bulk {
  cause: "backfill" | "weights";
  /** Identifies the bulk change: a job's id if a job makes it. */
  id: string;
  /** The judgment whose answers it changes, by its name in the namespace. */
  judgment: string;
  /** Whether this is the last commit of the bulk change. */
  ends?: true;
}
