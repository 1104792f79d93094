/** The rules of the linter, by the code of what they warn of. */
export const RULES = {
  undocumented: "Everything that a client sees has a doc comment.",
  "no-summary": "Every operation has a @summary.",
  "no-example": "Every operation with a body shows an example.",
} as const;

export const WARNED: ReadonlySet<string> = new Set(Object.keys(RULES).map((rule) => `typespec-koa/${rule}`));
