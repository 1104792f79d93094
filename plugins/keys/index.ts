/** Where the server's secret comes from, as the configuration says. */

import type { KeySource, SecretsKeys } from "#src/foundation/secrets/key-source.ts";
import type { Config } from "#src/server/config.ts";
import { environmentKeys } from "./environment/index.ts";
import { fileKeys } from "./file/index.ts";

export type KeysConfig = Pick<
  Config,
  "secretsKey" | "secretsKeyFile" | "secretsKeyPrevious" | "secretsKeyPreviousFile" | "dataDir"
>;

/** A key management system is one more line here. */
export function keySource(config: KeysConfig): KeySource {
  const { secretsKey, secretsKeyFile, secretsKeyPrevious, secretsKeyPreviousFile, dataDir } = config;
  if (secretsKey !== null) return environmentKeys({ present: secretsKey, previous: secretsKeyPrevious });
  return fileKeys({ path: secretsKeyFile, previousPath: secretsKeyPreviousFile, previous: secretsKeyPrevious, dataDir });
}

/** Checks the key that a source returns, for all sources alike. */
export async function loadKeys(source: KeySource, signal?: AbortSignal): Promise<SecretsKeys> {
  const { present, previous } = await source.load(signal);
  if (present.length !== 32 || (previous !== null && previous.length !== 32))
    throw new Error(`The key source ${source.name} returned a key that does not have 32 bytes.`);
  if (previous?.equals(present))
    throw new Error(`The key source ${source.name} returned the current key as the previous one. Leave the previous key out.`);
  return { present, previous };
}
