/** Python, where the machine has it, and programs that use the generated client. */
import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Need } from "#test/support/needs.ts";

export const PACKAGE = resolve(import.meta.dirname, "../../../generated/python");

/** The system's own before another one in the path. */
function found(command: string): string | null {
  const system = `/usr/bin/${command}`;
  if (existsSync(system)) return system;
  try {
    return execFileSync("/bin/sh", ["-c", `command -v ${command}`], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

export const pythonPath = found("python3");
export const mypyPath = found("mypy");

export const python: Need = {
  what: "Python 3.9 or later",
  there: pythonPath !== null,
  cure: "apt-get install --no-install-recommends python3 (as root, on Debian or Ubuntu)",
};

export const mypy: Need = {
  what: "mypy",
  there: mypyPath !== null && pythonPath !== null,
  cure: "apt-get install --no-install-recommends mypy (as root, on Debian or Ubuntu)",
};

function has(...modules: string[]): boolean {
  try {
    execFileSync(pythonPath!, ["-c", `import ${modules.join(", ")}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export const wheels: Need = {
  what: "pip, setuptools and wheel",
  there: pythonPath !== null && has("setuptools", "wheel", "pip"),
  cure: "apt-get install --no-install-recommends python3-pip python3-setuptools python3-wheel (as root, on Debian or Ubuntu)",
};

const run = promisify(execFile);

/** @returns the path of the wheel, built without a network */
export async function wheelOf(source: string): Promise<string> {
  const build = ["-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", "built", "."];
  await run(pythonPath!, build, { cwd: source });
  const [wheel] = await readdir(join(source, "built"));
  return join(source, "built", wheel!);
}

/** Modules are not compiled beside their sources. A proxy of the environment leads nowhere, and is not to be used. */
const environment = (path: string) => ({
  ...process.env,
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONPATH: path,
  HTTP_PROXY: "http://127.0.0.1:1",
  http_proxy: "http://127.0.0.1:1",
});

/** What the program prints, as JSON, with the client of the repository. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever a program reports
export function reportOf(program: string, ...given: string[]): Promise<any> {
  return reportFrom(PACKAGE, program, ...given);
}

/** The same with the client of another folder, or of a wheel. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever a program reports
export async function reportFrom(path: string, program: string, ...given: string[]): Promise<any> {
  const options = { env: environment(path), maxBuffer: 16 * 1024 * 1024 };
  const { stdout, stderr } = await run(
    pythonPath!,
    ["-W", "error", "-X", "dev", resolve(import.meta.dirname, program), ...given],
    options,
  );
  // Connections that were left open, for instance.
  if (stderr !== "") throw new Error(stderr);
  return JSON.parse(stdout);
}
