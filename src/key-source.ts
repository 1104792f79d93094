/**
 * The port through which the service gets its secret: what webhook secrets are sealed with and key hashes peppered with. Where it is kept is the
 * plugin's matter: the environment, a file, a key management system. `plugins/keys/README.md` is for who writes one.
 */

export interface SecretsKeys {
  /** 32 bytes, the same in every process over one database. */
  readonly present: Buffer;
  /** The one before, while it is replaced: it opens and checks, and nothing new is made under it. Never the present one. */
  readonly previous: Buffer | null;
}

export interface KeySource {
  /** As in logs: `environment`, `file`. */
  readonly name: string;
  /**
   * The keys. Asked once at each start of a process, before it serves; several processes may ask at once and get the same.
   * @param signal the start is given up
   * @throws Error that says what to change, without a byte of a key. A source never makes a new key where one was and cannot be read: every API key
   * and webhook secret in the database hangs on it
   */
  load(signal?: AbortSignal): Promise<SecretsKeys>;
}
