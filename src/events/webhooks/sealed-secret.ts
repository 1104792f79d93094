/** Webhook secrets as stored: encrypted, each bound to its endpoint. */
import { ServiceError } from "#src/foundation/errors.ts";
import { Seal } from "#src/foundation/secrets/seal.ts";

export class SecretSeal {
  readonly #seal: Seal;

  /**
   * @param secretsKey the server's secret, 32 bytes
   * @param previous the previous one, during a rotation
   */
  constructor(secretsKey: Buffer, previous: Buffer | null = null) {
    this.#seal = new Seal(secretsKey, "webhook secrets", previous);
  }

  /** Whether it was encrypted with the present key. */
  isPresent(endpointId: string, sealed: Buffer): boolean {
    return this.#seal.isPresent(endpointId, sealed);
  }

  seal(endpointId: string, secret: string): Buffer {
    return this.#seal.seal(endpointId, secret);
  }

  /** @throws ServiceError `unavailable` if it was encrypted with another key, or is damaged */
  open(endpointId: string, sealed: Buffer): string {
    try {
      return this.#seal.open(endpointId, sealed);
    } catch (cause) {
      const message = `The secret of ${endpointId} cannot be decrypted, because it was encrypted with another SECRETS_KEY.`;
      throw new ServiceError("unavailable", message, { cause });
    }
  }
}
