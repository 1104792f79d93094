/**
 * Text that is stored sealed: AES-256-GCM under a key of the server's secret, made for one purpose, and bound to what the text belongs to, so
 * that a row that is copied to another place opens nothing.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says how the rest is to be read. */
const VERSION = 1;

export class Seal {
  readonly #key: Buffer;
  readonly #previous: Seal | null;

  /**
   * @param secretsKey the server's secret, 32 bytes
   * @param previous the one before, under which texts are opened and none is sealed
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

  /** @throws Error where it was sealed under another key or for something else, or is damaged */
  open(boundTo: string, sealed: Buffer): string {
    try {
      return this.#opened(boundTo, sealed);
    } catch (error) {
      if (this.#previous === null) throw error;
      return this.#previous.open(boundTo, sealed);
    }
  }

  /** Whether it was sealed under the present key. */
  isPresent(boundTo: string, sealed: Buffer): boolean {
    try {
      this.#opened(boundTo, sealed);
      return true;
    } catch {
      return false;
    }
  }

  #opened(boundTo: string, sealed: Buffer): string {
    if (sealed[0] !== VERSION) throw new Error(`The version of the seal is ${sealed[0]}.`);
    const [nonce, tag, text] = [
      sealed.subarray(1, 1 + NONCE_BYTES),
      sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES),
      sealed.subarray(1 + NONCE_BYTES + TAG_BYTES),
    ];
    const decipher = createDecipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(boundTo)).setAuthTag(tag);
    return decipher.update(text, undefined, "utf8") + decipher.final("utf8");
  }

  /** A digest that only this server can make, of texts that an attacker could otherwise guess one by one. */
  digest(text: string): Buffer {
    return createHmac("sha256", this.#key).update(text).digest();
  }
}
