/**
 * Directories that are kept between runs, outside of the checkout whose they are. Each names its checkout. A run removes those whose checkout
 * is gone, so that clones that are thrown away leave nothing in memory.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const CHECKOUT = "checkout";
const PREFIX = "judgment-service-";

/** Makes it if it is not there. Every user may look into it; what is in it has modes of its own. */
export function keptDirectory(parent: string, name: string, checkout = resolve()): string {
  const hash = createHash("sha256").update(checkout).digest("hex").slice(0, 12);
  const directory = join(parent, `${PREFIX}${name}-${hash}`);
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  writeFileSync(join(directory, CHECKOUT), checkout);
  return directory;
}

export function removeOfGoneCheckouts(parent: string): void {
  for (const name of readdirSync(parent)) {
    const directory = join(parent, name);
    if (name.startsWith(PREFIX) && isLeft(directory)) rmSync(directory, { recursive: true, force: true });
  }
}

function isLeft(directory: string): boolean {
  const checkout = join(directory, CHECKOUT);
  return existsSync(checkout) && !existsSync(readFileSync(checkout, "utf8")) && !isServed(directory);
}

/** Whether a server that somebody forgot still runs in it. */
function isServed(directory: string): boolean {
  const file = join(directory, "postgres/cluster/data/postmaster.pid");
  if (!existsSync(file)) return false;
  const [pid] = readFileSync(file, "utf8").split("\n");
  return existsSync(`/proc/${pid}`);
}
