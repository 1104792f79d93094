/** The name of judging among the consumers of a namespace's sequence. */
export const READER = "judging";
