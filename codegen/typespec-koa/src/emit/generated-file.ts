/** Stands in the first line of files that can have a comment. `emitAll` replaces it by the service's own marker. */
export const MARKER = "@generated";

/** The output of an emitter. */
export interface GeneratedFile {
  /** Relative to `generated/`, with `/`: `documents/types.ts`. */
  readonly path: string;
  readonly text: string;
}
