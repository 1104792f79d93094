/** The text of an API key, and the keyed hash of it that is stored. */
import { createHmac, hkdfSync, randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BYTES = 32;

/** Base-62 digits of 32 bytes: 62^43 is a little more than 2^256. */
const DIGITS = 43;

/** `jk_` and 43 letters and digits: 256 random bits that a double click selects whole and that secret scanners find by their prefix. */
export function newApiKeyToken(): string {
  let rest = BigInt(`0x${randomBytes(BYTES).toString("hex")}`);
  let digits = "";
  for (let at = 0; at < DIGITS; at++) {
    digits = ALPHABET[Number(rest % 62n)] + digits;
    rest /= 62n;
  }
  return `jk_${digits}`;
}

/** What makes a stored hash useless without the server: a key derived from the server's secret for this purpose alone. */
export class Pepper {
  readonly #key: Buffer;
  /** Tells peppers apart without telling what they are; stored beside each hash. */
  readonly fingerprint: string;
  /** Of the secret before, while it is replaced: keys that were hashed under it are good, and are hashed anew when they are used. */
  readonly previous: Pepper | null;

  /** `secretsKey`: 32 bytes, the same in every process over one database. */
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
