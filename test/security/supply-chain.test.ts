/** Installs are reproducible: each entry of the lock file has a digest, and none names a registry. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
/** Packages that are fetched. The repository's own folders, the root and its workspaces, are not. */
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);

test("Every package is locked by a digest", () => {
  expect(locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""))).toEqual([]);
});

test("No package is fetched from a place that the lock file names", () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("Every dependency is of an exact version", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string> | undefined>;
  const kinds = ["dependencies", "devDependencies", "optionalDependencies", "overrides"];
  const versions = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
