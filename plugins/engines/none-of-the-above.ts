/** The option that always competes in a choice. */
export const NONE_OF_THE_ABOVE = "none_of_the_above";
