import { readFile, writeFile } from "node:fs/promises";
import type { Json } from "../schema.ts";
import { sortMembers } from "./canonical.ts";
import type { Lock } from "./lock.ts";

/** Beside the generated files, and written only by `npm run contract`. */
export const LOCK_FILE = "contract.lock.json";

/** The lock, or null if there is none yet. */
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
  return `${pretty(sortMembers(lock), "")}\n`;
}

const WIDTH = 120;

/** A value that fits on a line is written on one line, so that a change of the contract changes few lines. */
function pretty(value: Json, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent} `;
  if (Array.isArray(value)) return `[\n${value.map((element) => inner + pretty(element, inner)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([name, member]) => `${inner}${JSON.stringify(name)}: ${pretty(member, inner)}`);
  return `{\n${members.join(",\n")}\n${indent}}`;
}
