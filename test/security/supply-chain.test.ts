/** Installs are reproducible: each entry of the lock file has a digest, and none names a registry. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
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

test("The list of installed packages has each with its digest, also where nothing is installed yet", () => {
  const clone = mkdtempSync(join(tmpdir(), "judgment-clone-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const manifests = Object.keys(packages).filter((path) => !path.includes("node_modules/"));
  for (const path of [
    "package-lock.json",
    "codegen/supply-chain/sbom.mjs",
    ...manifests.map((path) => join(path, "package.json")),
  ])
    cpSync(path, join(clone, path));
  const listed = JSON.parse(execFileSync("npm", ["run", "-s", "sbom"], { cwd: clone, encoding: "utf8" })) as {
    bomFormat: string;
    components: { purl: string; hashes?: { alg: string; content: string }[] }[];
  };
  expect(listed.bomFormat).toBe("CycloneDX");
  const digests = (integrity: string) => Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex");
  const installed = locked.filter(([, { dev }]) => dev !== true);
  const wanted = installed.map(([path, { version, integrity }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return `pkg:npm/${name.replace("@", "%40")}@${version} ${digests(integrity!)}`;
  });
  const found = listed.components.flatMap(({ purl, hashes = [] }) => hashes.map(({ content }) => `${purl} ${content}`));
  expect(found.length).toBeGreaterThan(50);
  expect([...new Set(found)].sort()).toEqual([...new Set(wanted)].sort());
});
