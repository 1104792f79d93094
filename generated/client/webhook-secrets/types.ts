// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp } from "../common/types.ts";

/** A signing secret: `whsec_` and base64. Its bytes after the prefix, base64-decoded, are the HMAC-SHA256 key. */
export type SigningSecret = string;

/** An endpoint's secret. */
export interface WebhookSecret {
  /** The secret that signs now. */
  secret: SigningSecret;
  /** Until when the secret before it signs alongside; null when one secret signs. */
  previous_secret_expires_at: Timestamp | null;
}
