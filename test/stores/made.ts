/**
 * Directories of an embedded server that already has its schema. They are copies of one that the first test makes, for tests of what
 * follows a first start. Making and migrating a cluster takes three times as long as a copy.
 */
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { inject } from "vitest";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { migrate } from "#src/foundation/db/migrate.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { keptDirectory } from "#test/support/kept-directories.ts";
import { directory, parent } from "./directories.ts";

const log = createLogger({ level: "silent" });
const EMBEDDED = resolve("plugins/stores/embedded");
/** This checkout's alone: others may be of other versions. */
const here = () => keptDirectory(parent, "made");

/** Puts the server's files into an empty directory, the DATA_DIR of the next start. */
export async function fillMade(dataDir: string): Promise<void> {
  execFileSync("cp", ["-a", `${await ensureMade()}/postgres`, dataDir]);
}

/** One that is removed when the test ends, and its server stopped. */
export async function madeDirectory(): Promise<string> {
  const dataDir = directory();
  await fillMade(dataDir);
  return dataDir;
}

async function ensureMade(): Promise<string> {
  const files = readdirSync(EMBEDDED).sort();
  const kept = here();
  const made = join(kept, hashOf([inject("testServer").template, ...files.map((file) => readFileSync(join(EMBEDDED, file)))]));
  if (existsSync(made)) return made;
  removeLeft(kept);
  const making = join(kept, `making-${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString("hex")}`);
  mkdirSync(making);
  chmodSync(making, 0o755);
  const store = embeddedStore({ dataDir: making, log, fsync: false });
  try {
    await migrate({ connection: await store.start(), clock: systemClock, log });
  } finally {
    await store.stop();
  }
  try {
    renameSync(making, made);
  } catch (error) {
    // Another file's process was first.
    rmSync(making, { recursive: true });
    if (!existsSync(made)) throw error;
  }
  return made;
}

/** What killed processes had begun. One of another version is as good as new for a run of that version, and small. */
function removeLeft(kept: string): void {
  for (const name of readdirSync(kept)) {
    const [, pid, start] = /^making-(\d+)-(\w+)-/.exec(name) ?? [];
    if (pid !== undefined && startOf(Number(pid)) !== start) rmSync(join(kept, name), { recursive: true, force: true });
  }
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}
