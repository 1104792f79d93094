import { readFile, writeFile } from "node:fs/promises";
import { sortMembers } from "./canonical.ts";
import type { Lock } from "./lock.ts";

export const LOCK_FILE = "generated/contract.lock.json";

/** The lock, or null where there is none yet. */
export async function readLock(file: string): Promise<Lock | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const lock = JSON.parse(text) as Lock;
  if (lock.lock !== 1) throw new Error(`${file} is a lock of form ${JSON.stringify(lock.lock)}; this program reads form 1.`);
  return lock;
}

export async function writeLock(file: string, lock: Lock): Promise<void> {
  await writeFile(file, lockText(lock));
}

export function lockText(lock: Lock): string {
  return `${JSON.stringify(sortMembers(lock), null, 1)}\n`;
}
