/** What pages after the first are read by: a sequence, what has changed since, and what judging stood at when the first was read. */
export interface AsOf {
  readonly sequence: number;
  /** The documents with a commit since, of theirs or of their answers, each once. */
  readonly changed: readonly string[];
  /** How far judging had come. */
  readonly judgedUpTo: number;
  /** The documents whose judging was put off, by judgment id. */
  readonly waiting: ReadonlyMap<string, readonly string[]>;
}
