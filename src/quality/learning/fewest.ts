/** The fewest documents with outcomes that an engine learns from. */
export const FEWEST = 30;
