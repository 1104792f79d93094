/**
 * The numbers of the model. They were chosen on the development half of the texts of `test/bench/engines.ts` and `test/bench/local.ts`, to
 * round values. A change of one changes answers, so raise the engine's version with it.
 */
export const parameters = {
  /**
   * What one unit of likeness (cosine) is worth in log-odds, beside the evidence of words. An unrelated sentence has a likeness of about 0.1,
   * a paraphrase 0.5. For a choice it falls with the number of passages: what a long text is about, its words say better.
   */
  sharpness: { bool: 3, choice: 12, score: 2 },
  /** The power of the number of passages by which it falls. */
  length: 1 / 3,
  /** The likeness at which a context says neither yes nor no. */
  neutral: 0.5,
  /** The share of what is like the question itself, which every option is like, that is taken from an option. */
  common: 0.3,
  /** The share of the first passage, which says what a text is about. The rest is the mean of all passages. */
  first: 0.5,
};
