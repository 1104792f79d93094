// Generated from spec/ by `npm run generate`. Do not edit.
import type { Timestamp } from "../common/types.ts";

/** A signing secret: `whsec_` and base64. To get the HMAC-SHA256 key, base64-decode the part after the prefix. */
export type SigningSecret = string;

/** The secret of an endpoint. */
export interface WebhookSecret {
  /** The current signing secret. */
  secret: SigningSecret;
  /** The time until which the previous secret also signs. Null when only one secret signs. */
  previous_secret_expires_at: Timestamp | null;
}
