/** The demo's texts: the packages installed under `node_modules`, which exist on every machine that runs the demo. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export interface PackageDocument {
  id: string;
  attributes: Record<string, string | number | boolean | string[]>;
  state: { readme: string };
}

/** Longer READMEs are truncated. The beginning says what a package is for, and each answer stays in the smallest size class. */
const README_CHARACTERS = 5_000;
/** A shorter README says nothing about its package. */
const LEAST_README_CHARACTERS = 200;

/** Every installed package with a README, by name: parts of its manifest as attributes, the README as state. */
export async function installedPackages(nodeModules: string): Promise<PackageDocument[]> {
  const folders = await packageFolders(nodeModules);
  const documents = await Promise.all(folders.map(packageDocument));
  return documents.filter((document) => document !== null).sort((one, other) => (one.id < other.id ? -1 : 1));
}

async function packageFolders(nodeModules: string): Promise<string[]> {
  const entries = (await readdir(nodeModules)).filter((name) => !name.startsWith("."));
  const nested = await Promise.all(
    entries.map(async (name) => {
      const folder = join(nodeModules, name);
      return name.startsWith("@") ? (await readdir(folder)).map((inner) => join(folder, inner)) : [folder];
    }),
  );
  return nested.flat().filter((folder) => existsSync(join(folder, "package.json")));
}

async function packageDocument(folder: string): Promise<PackageDocument | null> {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  const readme = await readmeOf(folder);
  if (typeof manifest.name !== "string" || readme.length < LEAST_README_CHARACTERS) return null;
  // An id cannot contain `@`, so scoped packages become `scope/name`.
  return { id: manifest.name.replace(/^@/, ""), attributes: attributesOf(manifest, manifest.name), state: { readme } };
}

async function readmeOf(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => /^readme(\.(md|markdown|txt))?$/i.test(name));
  if (!file) return "";
  const text = await readFile(join(folder, file), "utf8");
  return text.replaceAll("\u0000", "").slice(0, README_CHARACTERS).toWellFormed();
}

function attributesOf(manifest: Record<string, unknown>, name: string): PackageDocument["attributes"] {
  const keywords = Array.isArray(manifest.keywords) ? manifest.keywords.filter((word) => typeof word === "string") : [];
  return {
    name,
    version: String(manifest.version ?? ""),
    description: String(manifest.description ?? ""),
    license: typeof manifest.license === "string" ? manifest.license : "",
    keywords,
    dependencies: Object.keys((manifest.dependencies as object | undefined) ?? {}).length,
    has_types: typeof manifest.types === "string" || typeof manifest.typings === "string",
  };
}
