/** Webhook secrets as they are stored: sealed, each bound to its endpoint. */
import { ServiceError } from "#src/errors.ts";
import { Seal } from "#src/seal.ts";

export class SecretSeal {
  readonly #seal: Seal;

  /**
   * @param secretsKey the server's secret, 32 bytes
   * @param previous the one before, while it is replaced
   */
  constructor(secretsKey: Buffer, previous: Buffer | null = null) {
    this.#seal = new Seal(secretsKey, "webhook secrets", previous);
  }

  /** Whether it was sealed under the present key. */
  isPresent(endpointId: string, sealed: Buffer): boolean {
    return this.#seal.isPresent(endpointId, sealed);
  }

  seal(endpointId: string, secret: string): Buffer {
    return this.#seal.seal(endpointId, secret);
  }

  /** @throws ServiceError `unavailable` where it was sealed under another key, or is damaged */
  open(endpointId: string, sealed: Buffer): string {
    try {
      return this.#seal.open(endpointId, sealed);
    } catch (cause) {
      const message = `The secret of ${endpointId} cannot be opened: the server's SECRETS_KEY is not the one that it was sealed under.`;
      throw new ServiceError("unavailable", message, { cause });
    }
  }
}
