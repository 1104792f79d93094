/**
 * What pages after the first are read by: a sequence, the changes since, and the state of judging when the first page was read.
 */
export interface AsOf {
  readonly sequence: number;
  /** The documents that a commit has changed since, or whose answers a commit has changed. Each appears once. */
  readonly changed: readonly string[];
  /** The sequence up to which catch-up had processed the change feed. */
  readonly judgedUpTo: number;
  /** The documents whose judging was deferred, by judgment id. */
  readonly waiting: ReadonlyMap<string, readonly string[]>;
}
