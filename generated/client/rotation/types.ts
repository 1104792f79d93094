// Generated from spec/ by `npm run generate`. Do not edit.
import type { DurationOrZero } from "../common/types.ts";

/** Options for rotating a secret or a key. */
export interface Rotation {
  /**
   * How long the old secret or key stays valid beside the new one. At most 7 days (`7d`, `168h`); a longer time is
   * `invalid_request`. `0s` ends the old one at once.
   *
   * @default "24h"
   */
  previous_valid_for?: DurationOrZero;
}
