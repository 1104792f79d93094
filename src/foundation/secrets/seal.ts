/**
 * Encrypts stored text with AES-256-GCM. The key is derived from the server's secret for one purpose. The ciphertext is bound to
 * the object it belongs to, so a row copied to another place cannot be decrypted.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The format version of the sealed text. */
const VERSION = 1;

export class Seal {
  readonly #key: Buffer;
  readonly #previous: Seal | null;

  /**
   * @param secretsKey the server's secret, 32 bytes
   * @param previous the previous secret, which opens texts but seals none
   */
  constructor(secretsKey: Buffer, purpose: string, previous: Buffer | null = null) {
    this.#key = Buffer.from(hkdfSync("sha256", secretsKey, "", purpose, 32));
    this.#previous = previous === null ? null : new Seal(previous, purpose);
  }

  seal(boundTo: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error if the text was sealed with another key or for another object, or is damaged */
  open(boundTo: string, sealed: Buffer): string {
    try {
      return this.#opened(boundTo, sealed);
    } catch (error) {
      if (this.#previous === null) throw error;
      return this.#previous.open(boundTo, sealed);
    }
  }

  /** Whether the text was sealed with the present key. */
  isPresent(boundTo: string, sealed: Buffer): boolean {
    try {
      this.#opened(boundTo, sealed);
      return true;
    } catch {
      return false;
    }
  }

  #opened(boundTo: string, sealed: Buffer): string {
    if (sealed[0] !== VERSION)
      throw new Error(`The secret is encrypted in format ${sealed[0]}, which this release does not know.`);
    const [nonce, tag, text] = [
      sealed.subarray(1, 1 + NONCE_BYTES),
      sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES),
      sealed.subarray(1 + NONCE_BYTES + TAG_BYTES),
    ];
    const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
    return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
  }

  /** A keyed digest that only this server can compute, for texts that an attacker could otherwise guess. */
  digest(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest();
  }
}
