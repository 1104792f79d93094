/** A warning as stored with an answer: its code, and its object. */
export type Noted = readonly ["context_cut"] | readonly ["reference_missing" | "judgment_inactive" | "group_over_cap", string];
