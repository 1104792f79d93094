/** The text of an API key or of a session's cookie, and its stored keyed hash. */
import { createHmac, hkdfSync, randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BYTES = 32;

/** Base-62 digits of 32 bytes: 62^43 is slightly more than 2^256. */
const DIGITS = 43;

/**
 * `jk_` and 43 letters and digits: 256 random bits. A double click selects the whole key, and secret scanners find it by its
 * prefix.
 */
export function newApiKeyToken(): string {
  return `jk_${randomDigits()}`;
}

/** The value of a session's cookie, in the same form. */
export function newSessionToken(): string {
  return `js_${randomDigits()}`;
}

function randomDigits(): string {
  let rest = BigInt(`0x${randomBytes(BYTES).toString("hex")}`);
  let digits = "";
  for (let at = 0; at < DIGITS; at++) {
    digits = ALPHABET[Number(rest % 62n)] + digits;
    rest /= 62n;
  }
  return digits;
}

/** Makes a stored hash useless without the server: a key derived from the server's secret for this purpose only. */
export class Pepper {
  readonly #key: Buffer;
  /** Identifies the pepper without revealing it. It is stored beside each hash. */
  readonly fingerprint: string;
  /**
   * The pepper of the previous secret during a rotation. Keys hashed with it are valid, and are hashed again with the new pepper
   * when they are used.
   */
  readonly previous: Pepper | null;

  /** `secretsKey`: 32 bytes, the same in every process of one database. */
  constructor(secretsKey: Buffer, previousKey: Buffer | null = null) {
    this.previous = previousKey === null ? null : new Pepper(previousKey);
    this.#key = Buffer.from(hkdfSync("sha256", secretsKey, "", "judgment-service api keys", BYTES));
    this.fingerprint = this.hash("fingerprint").toString("hex").slice(0, 16);
  }

  /** HMAC-SHA256 of a token. */
  hash(token: string): Buffer {
    return createHmac("sha256", this.#key).update(token).digest();
  }
}
