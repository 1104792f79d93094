/** Which processes use the server, so that the last one to leave stops it, also after others were killed. One file each. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @returns a function that takes the entry back and says whether nobody else is left */
export function enter(directory: string): () => { last: boolean } {
  const entry = join(directory, `${process.pid}.${randomBytes(4).toString("hex")}`);
  writeFileSync(entry, startOf(process.pid) ?? "", { mode: 0o600 });
  return () => {
    rmSync(entry, { force: true });
    return { last: others(directory).length === 0 };
  };
}

/** Entries of living processes; those of dead ones are removed. */
function others(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).filter((name) => {
    const path = join(directory, name);
    const alive = lives(Number.parseInt(name, 10), path);
    if (!alive) rmSync(path, { force: true });
    return alive;
  });
}

function lives(pid: number, path: string): boolean {
  try {
    const recorded = readFileSync(path, "utf8");
    const start = startOf(pid);
    // An empty file is one that is just being written.
    return start !== null && (recorded === "" || recorded === start);
  } catch {
    return false;
  }
}

/**
 * When the process started, in a form to compare; null when there is none (or only its unread exit). A pid alone would do for another
 * process that got the same number later, which in a container is the rule.
 */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may hold anything: state is the first field, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? null : `${fields[19]}`;
  } catch {
    if (existsSync("/proc/self/stat")) return null;
  }
  try {
    process.kill(pid, 0);
    return "running";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "running" : null;
  }
}
