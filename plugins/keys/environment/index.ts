/** Keys from SECRETS_KEY and SECRETS_KEY_PREVIOUS, which the configuration has read. */
import type { KeySource, SecretsKeys } from "#src/foundation/secrets/key-source.ts";

export function environmentKeys(keys: SecretsKeys): KeySource {
  return {
    name: "environment",
    async load(signal) {
      signal?.throwIfAborted();
      return keys;
    },
  };
}
