/** The processor time of a server, of all its processes: those that have ended count with the one that started them. Linux alone tells it. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { type Node, pidOf } from "../node.ts";

/** Microseconds since its start. */
export function processorTime(node: Node): number {
  const postmaster = pidOf(node);
  if (postmaster === null) throw new Error(`The ${node.role} at ${node.port} does not run.`);
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  let ticks = 0;
  for (const pid of all) {
    const fields = stat(pid);
    if (fields !== null && (Number(pid) === postmaster || fields.parent === postmaster)) ticks += fields.own + fields.ended;
  }
  return (ticks * 1e6) / ticksASecond();
}

/** Null for a process that has ended meanwhile. */
function stat(pid: string): { parent: number; own: number; ended: number } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name, which may hold anything, as proc(5) numbers them from 3: state, parent, …, 14 to 17: utime, stime, cutime, cstime.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number) as [number, number, number, number];
    return { parent: Number(fields[1]), own: utime + stime, ended: cutime + cstime };
  } catch {
    return null;
  }
}

let known: number | undefined;
function ticksASecond(): number {
  known ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return known;
}
