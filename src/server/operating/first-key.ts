/**
 * The first admin key, shown once. At a terminal, it is printed. Otherwise standard output is a log that many may read. So the
 * key goes to a file that only its owner can read, and the log has the path.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "#src/foundation/log/log.ts";

const FILE = "first-admin-key";

export function tellFirstKey(key: string, { dataDir, log }: { dataDir: string; log: Logger }): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\nThe first admin key, shown this once: ${key}\n\n`);
    return;
  }
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: "w" });
  log.warn({ file: path }, "The first admin key is in this file. Keep the key elsewhere, and remove the file.");
}
