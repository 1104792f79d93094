/** Signatures of deliveries, after the Standard Webhooks scheme (https://www.standardwebhooks.com, version 1 of symmetric signatures). */
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

export function newSigningSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

export interface Signed {
  /** What `webhook-id` says. */
  readonly id: string;
  /** When the attempt is signed, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature`: one entry for each secret, the present one's first. */
export function signatures(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(signed).digest("base64")}`).join(" ");
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}
