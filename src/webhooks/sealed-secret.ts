/**
 * Webhook secrets as they are stored: sealed with AES-256-GCM under a key of the server's secret, bound to their endpoint, so that a row
 * that is copied to another endpoint opens nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { ServiceError } from "#src/errors.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says how the rest is to be read. */
const VERSION = 1;

export class SecretSeal {
  readonly #key: Buffer;

  /** @param secretsKey the server's secret, 32 bytes */
  constructor(secretsKey: Buffer) {
    this.#key = Buffer.from(hkdfSync("sha256", secretsKey, "", "webhook secrets", 32));
  }

  seal(endpointId: string, secret: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(endpointId));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
  }

  /** @throws ServiceError `unavailable` where it was sealed under another key, or is damaged */
  open(endpointId: string, sealed: Buffer): string {
    const [nonce, tag, text] = [
      sealed.subarray(1, 1 + NONCE_BYTES),
      sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES),
      sealed.subarray(1 + NONCE_BYTES + TAG_BYTES),
    ];
    try {
      if (sealed[0] !== VERSION) throw new Error(`The version of the seal is ${sealed[0]}.`);
      const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(endpointId)).setAuthTag(tag);
      return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
    } catch (cause) {
      const message = `The secret of ${endpointId} cannot be opened: the server's SECRETS_KEY is not the one that it was sealed under.`;
      throw new ServiceError("unavailable", message, { cause });
    }
  }
}
