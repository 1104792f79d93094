/** The command line as it is typed: a process of its own against a service of the test's. */
import { execFile } from "node:child_process";
import type { TestService } from "#test/support/service.ts";

export interface Ended {
  code: number;
  out: string;
  err: string;
}

export function environment({ baseUrl, adminKey }: TestService): Record<string, string> {
  return { PATH: process.env.PATH!, JUDGMENT_URL: baseUrl, JUDGMENT_API_KEY: adminKey };
}

/** Runs it to its end, with what it is given on standard input. */
export function typed(
  service: TestService,
  args: readonly string[],
  input = "",
  more: Record<string, string> = {},
): Promise<Ended> {
  const env = { ...environment(service), ...more };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ["src/cli.ts", ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end(input);
  });
}

/** What it prints for machines, a value a line. */
export const values = ({ out }: Pick<Ended, "out">) =>
  out
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
