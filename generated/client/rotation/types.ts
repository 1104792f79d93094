// Generated from spec/ by `npm run generate`. Do not edit.
import type { DurationOrZero } from "../common/types.ts";

/** How to rotate a secret or a key. */
export interface Rotation {
  /**
   * How long the present one stays good beside the new one: at most 7 days (`7d`, `168h`), longer is `invalid_request`; `0s`
   * ends it at once.
   *
   * @default "24h"
   */
  previous_valid_for?: DurationOrZero;
}
