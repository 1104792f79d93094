/** PostgreSQL with Citus, as somebody has installed both: nothing of them is in this repository. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Installation {
  /** The directory above `bin`. */
  readonly prefix: string;
  /** As `postgres --version` says. */
  readonly postgres: string;
}

const USUAL = ["/usr/lib/postgresql", "/usr", "/usr/local"];

/** The one below `prefix`, which CITUS_PREFIX may name instead; else one where packages put it. Null where there is none. */
export function findInstallation(prefix = process.env.CITUS_PREFIX): Installation | null {
  const candidates = prefix ? [resolve(prefix)] : USUAL.flatMap(below);
  const found = candidates.find((candidate) => programs(candidate) && library(candidate));
  if (found === undefined) return null;
  return { prefix: found, postgres: execFileSync(join(found, "bin", "postgres"), ["--version"], { encoding: "utf8" }).trim() };
}

/** What to do where there is none. */
export const CURE =
  "install Citus for PostgreSQL (https://docs.citusdata.com), and give --citus <prefix>: the directory that has bin/postgres, such as /usr/lib/postgresql/17";

function below(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const versions = readdirSync(directory).filter((name) => /^(pgsql-)?\d+$|^pgsql$/.test(name));
  return versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true })).map((name) => join(directory, name));
}

const programs = (prefix: string) => ["postgres", "initdb"].every((name) => existsSync(join(prefix, "bin", name)));

const library = (prefix: string) =>
  ["lib", "lib/postgresql", "lib64"].some((directory) => existsSync(join(prefix, directory, "citus.so")));
