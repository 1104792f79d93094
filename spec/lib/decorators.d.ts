/** The types of what the generator reads from `decorators.js`. */
export declare const facts: {
  readonly [fact in
    | "role"
    | "scope"
    | "idempotent"
    | "billed"
    | "bodyLimit"
    | "dailyAllowance"
    | "plan"
    | "unbuilt"
    | "tool"
    | "pages"
    | "maxEntries"
    | "keyPattern"
    | "jsonSchema"
    | "retired"]: symbol;
};
