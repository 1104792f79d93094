/**
 * The first admin key, shown once. At a terminal, it is printed. Otherwise standard output is a log that many may read. So the
 * key goes to a file that only its owner can read, and the log has the path.
 *
 * The key is in a file before it is committed: afterwards nobody can read it again. If the commit fails, the file stays, because
 * the commit may have arrived.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "#src/foundation/log/log.ts";

const FILE = "first-admin-key";

export interface FirstKey {
  /**
   * Before the commit.
   * @throws {Error} naming the variables, where the file cannot be written
   */
  keep(key: string): void;
  /** After the commit. */
  tell(key: string): void;
}

export function firstKey({ dataDir, log }: { dataDir: string; log: Logger }): FirstKey {
  if (process.stdout.isTTY) {
    return {
      keep() {},
      tell: (key) => void process.stdout.write(`\nThe first admin key, shown this once: ${key}\n\n`),
    };
  }
  const path = join(dataDir, FILE);
  const part = `${path}.${process.pid}`;
  return {
    keep(key) {
      try {
        mkdirSync(dataDir, { recursive: true });
        rmSync(part, { force: true });
        writeFileSync(part, `${key}\n`, { mode: 0o600, flag: "wx", flush: true });
      } catch (cause) {
        const cure =
          "Set DATA_DIR to a directory that the service can write to, or BOOTSTRAP_API_KEY to a key of your own. No key was made.";
        throw new Error(`The first admin key cannot be written to ${path}: ${(cause as Error).message}. ${cure}`, { cause });
      }
    },
    tell() {
      log.warn({ file: named(part, path) }, "The first admin key is in this file. Keep the key elsewhere, and remove the file.");
    },
  };
}

/** @returns the name that the file has: a directory may be in the place of the final one */
function named(part: string, path: string): string {
  try {
    renameSync(part, path);
    return path;
  } catch {
    return part;
  }
}
