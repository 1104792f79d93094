/** The command line as it is typed, against a service of the test's. */
import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { atFileEnd } from "#test/support/ends.ts";
import { markOfRun } from "#test/support/run-guard.ts";
import type { TestService } from "#test/support/service.ts";

export interface Ended {
  code: number;
  out: string;
  err: string;
}

export function environment({ baseUrl, adminKey }: TestService): Record<string, string> {
  const given = { JUDGMENT_URL: baseUrl, JUDGMENT_API_KEY: adminKey, JUDGMENT_CONFIG: "/nowhere/config.json" };
  return { PATH: process.env.PATH!, ...markOfRun(), ...given };
}

/** Runs a command to its end in a process of its own, with what it is given on standard input. */
export function typedAlone(
  service: TestService,
  args: readonly string[],
  input = "",
  more: Record<string, string> = {},
): Promise<Ended> {
  const env = { ...environment(service), ...more };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ["src/server/cli.ts", ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end(input);
  });
}

let typist: ChildProcess | undefined;
let count = 0;
const waiting = new Map<number, (ended: Ended) => void>();

/**
 * The same in the process that has read the modules, after those that were typed before.
 * @param input on standard input; a list is what a person types at a terminal
 */
export function typed(
  service: TestService,
  args: readonly string[],
  input: string | readonly string[] = "",
  more: Record<string, string> = {},
): Promise<Ended> {
  typist ??= fork("test/server/cli/typist.ts", { execArgv: [] }).on("message", (ended: Ended & { id: number }) => {
    waiting.get(ended.id)!({ code: ended.code, out: ended.out, err: ended.err });
    waiting.delete(ended.id);
  });
  const id = count++;
  const given = typeof input === "string" ? { input } : { input: "", keys: input };
  typist.send({ id, args, ...given, env: { ...environment(service), ...more } });
  return new Promise((resolve) => waiting.set(id, resolve));
}

atFileEnd(async () => {
  if (!typist) return;
  const ended = once(typist, "exit");
  typist.kill();
  typist = undefined;
  await ended;
});

/** What it prints for machines, a value a line. */
export const values = ({ out }: Pick<Ended, "out">) =>
  out
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
