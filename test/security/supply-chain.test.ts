/** What is installed is what was locked: each entry of the lock file has a digest, and none names a registry. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path, { link }]) => path !== "" && !link);

/**
 * The formatter's programs for other machines: optional, for development alone, and their digests were in no registry when they were locked.
 * npm installs none of them on Linux with glibc.
 */
const WITHOUT_DIGEST =
  /^node_modules\/@biomejs\/cli-(android|darwin|win32)-(arm64|x64)$|^node_modules\/@biomejs\/cli-linux-(arm64|x64)-musl$/;

test("Every package is locked by a digest, but for the formatter's programs for other machines", () => {
  const without = locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ""));
  expect(without.filter(([path]) => !WITHOUT_DIGEST.test(path))).toEqual([]);
  for (const [, entry] of without) expect(entry).toMatchObject({ dev: true, optional: true });
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
