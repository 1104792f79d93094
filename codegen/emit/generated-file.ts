/** What an emitter makes. */
export interface GeneratedFile {
  /** Below `generated/`, with `/`: `documents/types.ts`. */
  readonly path: string;
  readonly text: string;
}

/** The first line of everything that is generated and can carry a comment. */
export const MARKER = "Generated from spec/ by `npm run generate`. Do not edit.";
