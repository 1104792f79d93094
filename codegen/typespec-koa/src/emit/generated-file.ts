/** The output of an emitter. */
export interface GeneratedFile {
  /** Relative to `generated/`, with `/`: `documents/types.ts`. */
  readonly path: string;
  readonly text: string;
}

/** The first line of every generated file that can have a comment. */
export const MARKER = "Generated from spec/ by `npm run generate`. Do not edit.";
