/** Signs deliveries by the Standard Webhooks scheme (https://www.standardwebhooks.com, version 1 of symmetric signatures). */
import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

export function newSigningSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

export interface Signed {
  /** The value of `webhook-id`. */
  readonly id: string;
  /** When the attempt is signed, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The signing key of a secret. Creating it for each signature would cost six times the signature. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), "base64");
}

/** The value of `webhook-signature`: one entry per key, the present secret's first. */
export function signatures(keys: readonly KeyObject[], { id, timestamp, body }: Signed): string {
  const signed = `${id}.${timestamp}.${body}`;
  return keys.map((key) => `v1,${createHmac("sha256", key).update(signed).digest("base64")}`).join(" ");
}
