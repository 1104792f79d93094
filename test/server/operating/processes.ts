/** Starts processes of the service and reads their logs. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { atFileEnd, atTestEnd } from "#test/support/ends.ts";
import { markOfRun } from "#test/support/run-guard.ts";

// biome-ignore lint/suspicious/noExplicitAny: a log line has whatever members it has
export type Line = Record<string, any>;

export interface Running {
  readonly process: ChildProcess;
  /** All lines so far; what is no JSON is `{ text }`. */
  readonly lines: Line[];
  readonly errors: string[];
  /** The first line, past or to come, with this message; rejects when the process ends without one. */
  says(message: string | RegExp): Promise<Line>;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const running = new Set<ChildProcess>();
/** Those that go on to the next test of the file. */
const kept = new Set<ChildProcess>();

async function end(children: ChildProcess[]): Promise<void> {
  // One that has ended may not be closed yet: a server that it left behind can hold its output.
  const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = alive.map((child) => once(child, "exit"));
  for (const child of alive) child.kill("SIGKILL");
  await Promise.all(ends);
}

atTestEnd(() => end([...running].filter((child) => !kept.has(child))));
atFileEnd(() => end([...running]));

/** Until the file ends, where it would be until the test does. */
export function keep({ process: child }: Running): void {
  kept.add(child);
}

/** Processes read modules from the cache that tests read them from. */
const { NODE_COMPILE_CACHE = "" } = process.env;

export function run(script: string, args: string[], env: Record<string, string> = {}, nodeOptions: string[] = []): Running {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH ?? "", LOG_LEVEL: "info", NODE_COMPILE_CACHE, ...markOfRun(), ...env },
  });
  running.add(child);
  const lines: Line[] = [];
  const errors: string[] = [];
  const listeners = new Set<(line: Line | null) => void>();
  createInterface({ input: child.stdout! }).on("line", (text) => {
    const line = text.startsWith("{") ? JSON.parse(text) : { text };
    lines.push(line);
    for (const listener of listeners) listener(line);
  });
  createInterface({ input: child.stderr! }).on("line", (text) => errors.push(text));
  const ended = once(child, "close")
    .then(([code, signal]) => signal ?? code)
    .catch((error: Error) => {
      // It could not be started at all.
      errors.push(error.message);
      throw error;
    })
    .finally(() => {
      running.delete(child);
      kept.delete(child);
      for (const listener of listeners) listener(null);
    });
  // Whoever waits for a line is told too.
  ended.catch(() => {});
  return {
    process: child,
    lines,
    errors,
    ended,
    says(message) {
      const fits = (line: Line) => (typeof message === "string" ? line.msg === message : message.test(line.msg ?? line.text));
      const past = lines.find(fits);
      if (past) return Promise.resolve(past);
      if (!running.has(child)) return Promise.reject(new Error(`It ended without saying ${message}:\n${JSON.stringify(lines)}`));
      return new Promise((resolve, reject) => {
        const listener = (line: Line | null) => {
          if (line !== null && !fits(line)) return;
          listeners.delete(listener);
          if (line) resolve(line);
          else reject(new Error(`It ended without saying ${message}:\n${JSON.stringify(lines)}\n${errors.join("\n")}`));
        };
        listeners.add(listener);
      });
    },
  };
}
