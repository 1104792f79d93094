/**
 * A throwaway folder with the tools in it, and their commands. Nothing of it touches the project or its packages. Where the program that uses it is
 * ended, the folder and whatever runs go with it.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Guard, startGuard } from "../support/run-guard.ts";
import { OVERRIDES, PACKAGES } from "./packages.ts";

export const ROOT = resolve(import.meta.dirname, "../..");
const PROGRAMS = join(import.meta.dirname, "programs");

export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** A step that this machine cannot take, and why. */
export class Skipped extends Error {
  override readonly name = "Skipped";
}

export class Workshop implements AsyncDisposable {
  readonly folder: string;
  /** What npm said where the tools cannot be installed. */
  readonly missing: string | null;
  readonly #guard: Guard;

  private constructor(guard: Guard, missing: string | null) {
    this.#guard = guard;
    this.folder = join(guard.directory, "workshop");
    this.missing = missing;
  }

  /** With the tools, the published document, the generated client and the programs. Tools are installed once and kept between runs. */
  static async open(): Promise<Workshop> {
    const installed = await tools().catch((error: unknown) => {
      if (error instanceof CommandError) return error;
      throw error;
    });
    const missing = typeof installed === "string" ? null : installed.message;
    const workshop = new Workshop(await startGuard(tmpdir()), missing);
    await mkdir(workshop.folder);
    if (typeof installed === "string") await symlink(installed, workshop.path("node_modules"));
    await workshop.write("package.json", JSON.stringify({ private: true, type: "module" }));
    await cp(join(ROOT, "generated/openapi.json"), workshop.path("openapi.json"));
    await cp(join(ROOT, "generated/client"), workshop.path("client"), { recursive: true });
    await cp(PROGRAMS, workshop.path("programs"), { recursive: true });
    return workshop;
  }

  path(...parts: string[]): string {
    return resolve(this.folder, ...parts);
  }

  /** Where a user of a package begins: nothing in it, and no tools in the folders around it. */
  async emptyFolder(name: string): Promise<string> {
    const folder = join(this.#guard.directory, name);
    await mkdir(folder);
    return folder;
  }

  async write(path: string, text: string): Promise<void> {
    await mkdir(dirname(this.path(path)), { recursive: true });
    await writeFile(this.path(path), text);
  }

  async read(path: string): Promise<string> {
    return readFile(this.path(path), "utf8");
  }

  /** A tool by the name of its command; what it printed. Fails with that where the tool does. */
  async tool(name: string, ...given: string[]): Promise<string> {
    if (this.missing !== null)
      throw new Skipped(`${name} could not be installed: ${this.missing.split("\n")[1] ?? this.missing}`);
    return command(this.path("node_modules/.bin", name), given, this.folder);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#guard.release();
  }
}

/** Installed anew whenever the pins change; install scripts are not run. */
async function tools(): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: PACKAGES, overrides: OVERRIDES }, null, 2);
  const folder = join(tmpdir(), `integrators-tools-${createHash("sha256").update(manifest).digest("hex").slice(0, 12)}`);
  const done = join(folder, "installed");
  if ((await readFile(done, "utf8").catch(() => null)) === null) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), manifest);
    await command("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"], folder);
    await writeFile(done, "");
  }
  return join(folder, "node_modules");
}

/** Without the project's own commands before the folder's. */
export async function command(file: string, given: readonly string[], cwd: string): Promise<string> {
  const child = spawn(file, given, { cwd, env: { ...process.env, ...QUIET }, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((settle, fail) => child.once("error", fail).once("close", settle));
  if (code !== 0)
    throw new CommandError(`${[file.split("/").at(-1), ...given].join(" ")} exited with ${code}:\n${printed.trim()}`);
  return printed;
}

export const QUIET = { NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", ORVAL_TELEMETRY: "off" };
