/** The signing keys of an endpoint, decrypted once for all attempts of a visit. */
import type { KeyObject } from "node:crypto";
import { ServiceError } from "#src/foundation/errors.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import { previousUntil } from "./endpoint-view.ts";
import type { SecretSeal } from "./sealed-secret.ts";
import { signingKey } from "./signature.ts";

export class UnreadableSecret extends Error {}

export class Signing {
  readonly #seal: SecretSeal;
  #of: EndpointRow | null = null;
  #keys: KeyObject[] = [];

  constructor(seal: SecretSeal) {
    this.#seal = seal;
  }

  /** The keys that sign at a moment, the present secret's first. */
  keys(endpoint: EndpointRow, now: Date): KeyObject[] {
    if (!this.#of || !sameSecrets(this.#of, endpoint)) this.#keys = this.#opened(endpoint);
    this.#of = endpoint;
    // The previous secret ends at its time.
    return previousUntil(endpoint, now) ? this.#keys : this.#keys.slice(0, 1);
  }

  #opened({ endpointId, secret, previousSecret }: EndpointRow): KeyObject[] {
    try {
      const sealed = [secret, ...(previousSecret ? [previousSecret] : [])];
      return sealed.map((one) => signingKey(this.#seal.open(endpointId, one)));
    } catch (cause) {
      if (!(cause instanceof ServiceError)) throw cause;
      throw new UnreadableSecret("unreadable", { cause });
    }
  }
}

function sameSecrets(one: EndpointRow, other: EndpointRow): boolean {
  const none = Buffer.alloc(0);
  return one.secret.equals(other.secret) && (one.previousSecret ?? none).equals(other.previousSecret ?? none);
}
