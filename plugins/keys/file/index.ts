/** Keys from files: those that the operator names, as secrets are mounted into containers, or the one in DATA_DIR, which the first start makes. */
import { readFileSync } from "node:fs";
import type { KeySource } from "#src/foundation/secrets/key-source.ts";
import { loadMadeKey } from "./made-key.ts";

export interface FileKeysOptions {
  /** `SECRETS_KEY_FILE`; null for the one in DATA_DIR. */
  readonly path: string | null;
  /** `SECRETS_KEY_PREVIOUS_FILE`. */
  readonly previousPath: string | null;
  /** `SECRETS_KEY_PREVIOUS`, where it is given itself. */
  readonly previous: Buffer | null;
  readonly dataDir: string;
}

export function fileKeys({ path, previousPath, previous, dataDir }: FileKeysOptions): KeySource {
  return {
    name: "file",
    async load(signal) {
      signal?.throwIfAborted();
      return {
        present: path === null ? loadMadeKey(dataDir) : givenKey("SECRETS_KEY_FILE", path),
        previous: previousPath === null ? previous : givenKey("SECRETS_KEY_PREVIOUS_FILE", previousPath),
      };
    },
  };
}

/** One that is named and not there is a mistake, or a mount that failed, and no first start. */
function givenKey(variable: string, path: string): Buffer {
  const text = read(variable, path).trim();
  const isHex = /^[0-9a-f]{64}$/i.test(text);
  if (isHex || /^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return Buffer.from(text, isHex ? "hex" : "base64");
  throw new Error(
    `The file ${path} of ${variable} must contain 32 bytes, as 64 hexadecimal digits or in base64. It does not. Restore the file.`,
  );
}

function read(variable: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const message = `The file ${path} of ${variable} cannot be read: ${(cause as Error).message}. Correct the path or the owner of the file.`;
    throw new Error(message, { cause });
  }
}
