/**
 * The numbers of the model: mentions become presence, presence becomes evidence, evidence becomes probability.
 *
 * Chosen one after the other on the development half of `test/bench/local.ts`, to round values: finer ones did not carry over to the other
 * half. A change of a parameter changes answers. So raise the engine's version with it.
 */
export const parameters = {
  /** Words after which a mention within a string weighs half: what a text is about stands at its head. */
  headWords: 75,
  /** Head-weighted mentions at which presence is one half, and mentions anywhere at which it is. */
  halfPresence: 2,
  halfAnywhere: 0.4,
  /** Share of mentions anywhere: where a question asks what a text is, and where it asks what it says. */
  anywhere: { topical: 0.1, other: 0.7 },

  /** A member's name beside its value, as a share of a word of a text. */
  nameWeight: 0.1,
  /** A field whose name the question mentions, and one called title, description or the like. */
  namedField: 2,
  headline: 4,
  /** A field weighs less the deeper it stands: one over its depth. What a document knows of others weighs a share of what it says itself. */
  besides: new Map([
    ["previous", 0.3],
    ["related", 0.5],
    ["group", 0.5],
  ]) as ReadonlyMap<string, number>,

  /** Words in a block of code, weak words and numbers, and pairs of neighbours, as shares of an ordinary word. */
  code: 0.3,
  weakWord: 0.1,
  pair: 0.7,
  /** Least likeness by character trigrams (Dice), and how much a like word counts. */
  leastLikeness: 0.7,
  likeWeight: 0.8,

  /** Log-odds: without evidence; of all that the question asks; of criteria. Words of a context that make silence half as telling as it gets. */
  bool: { base: -2, question: 8, criteria: 1.5, absenceWords: 8 },
  /** Log-odds of evidence and of none of them (in evidence); an option's value against its description; how evidence is divided by weight. */
  choice: { sharpness: 6, none: 0.1, value: 1.5, lengthPower: 0.25 },
  /** Likewise; what silence is worth to a level that speaks of absence; what a level lends to each neighbour. */
  score: { sharpness: 6, absence: 0.05, neighbour: 0.25, lengthPower: 0.75 },
};
