/**
 * The port through which the service gets its secret key. The key seals webhook secrets and peppers the hashes of API keys. A
 * plugin decides where it is stored: the environment, a file, a key management system. `plugins/keys/README.md` is for authors of
 * such plugins.
 */

export interface SecretsKeys {
  /** 32 bytes, the same in every process of one database. */
  readonly present: Buffer;
  /**
   * The previous key during a rotation. It still opens and verifies, and nothing new is sealed with it. It is never equal to the
   * present one.
   */
  readonly previous: Buffer | null;
}

export interface KeySource {
  /** The name in logs: `environment`, `file`. */
  readonly name: string;
  /**
   * Loads the keys. Each process calls it once at start, before it serves. Several processes may call it at once and get the same
   * keys.
   * @param signal aborts the start
   * @throws Error that says what to change, without a byte of a key. A source must never create a new key because it cannot read
   * the existing one. Every API key and webhook secret in the database depends on that key.
   */
  load(signal?: AbortSignal): Promise<SecretsKeys>;
}
