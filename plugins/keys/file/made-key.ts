/** The key in DATA_DIR, made once. */
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const BYTES = 32;

/**
 * 32 bytes.
 * @throws Error when the kept one cannot be read or is damaged; a new one would make every key and secret in the database useless
 */
export function loadMadeKey(dataDir: string): Buffer {
  const path = join(dataDir, "secrets-key");
  const kept = read(path) ?? make(dataDir, path);
  if (!/^[0-9a-f]{64}\n$/.test(kept)) {
    throw new Error(
      `${path} must contain ${BYTES} bytes as hexadecimal digits and a line break. It does not. Restore it, or set SECRETS_KEY to its former content.`,
    );
  }
  return Buffer.from(kept, "hex");
}

/** Written whole under another name and linked, so that of several processes at once one wins and nobody reads half of it. */
function make(dataDir: string, path: string): string {
  const making = `${path}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(making, `${randomBytes(BYTES).toString("hex")}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    throw new Error(
      `The server's secret cannot be stored in DATA_DIR ${dataDir}: ${(error as Error).message}. Set DATA_DIR to a directory that this user can write to, or set SECRETS_KEY (\`openssl rand -hex 32\` makes one).`,
      { cause: error },
    );
  }
  try {
    linkSync(making, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(making);
  }
  return readFileSync(path, "utf8");
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new Error(
      `The server's secret in ${path} cannot be read: ${(error as Error).message}. Correct its owner, set DATA_DIR to another directory, or set SECRETS_KEY.`,
      { cause: error },
    );
  }
}
