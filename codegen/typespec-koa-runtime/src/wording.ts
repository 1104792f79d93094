/** The words of a service for what its own schemas demand. */
import type { ValidationError } from "./contract.ts";

export interface Wording {
  /** What would match a pattern, as "must be …"; null without words for it. `given` is what does not match. */
  pattern(pattern: string, given: unknown): string | null;
  /** Replaces errors that say one thing together by one error, whose keyword may be the service's own. */
  collapse?(errors: readonly ValidationError[], value: unknown): readonly ValidationError[];
  /** The words for a keyword of its own; null for others. */
  keyword?(error: ValidationError, given: unknown): string | null;
}
