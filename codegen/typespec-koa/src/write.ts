/** The last step: writes changed files, removes obsolete ones, and leaves the rest (with its timestamps) alone. */
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { GeneratedFile } from "./emit/generated-file.ts";

/** In the same folder as the generated files, and written only by `npm run contract`. */
const NOT_OURS = new Set(["contract.lock.json"]);

/** What Python leaves where its modules are run, checked or packed. */
const BUILT = /(^|\/)(__pycache__|\.mypy_cache|[^/]+\.egg-info)\/|^python\/(build|dist)\//;

export interface Difference {
  readonly changed: readonly GeneratedFile[];
  /** Paths. */
  readonly stale: readonly string[];
}

/** The files that would be written and removed. */
export async function difference(folder: string, files: readonly GeneratedFile[]): Promise<Difference> {
  const present = await texts(folder);
  const made = new Set(files.map((file) => file.path));
  return {
    changed: files.filter((file) => present.get(file.path) !== file.text),
    stale: [...present.keys()].filter((path) => !made.has(path) && !NOT_OURS.has(path)).sort(),
  };
}

export async function apply(folder: string, { changed, stale }: Difference): Promise<void> {
  await Promise.all(
    [...new Set(changed.map((file) => dirname(join(folder, file.path))))].map((path) => mkdir(path, { recursive: true })),
  );
  await Promise.all(changed.map((file) => writeFile(join(folder, file.path), file.text)));
  await Promise.all(stale.map((path) => rm(join(folder, path))));
  await Promise.all([...new Set(stale.map((path) => dirname(join(folder, path))))].map((path) => rmdir(path).catch(inUse)));
}

async function texts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !BUILT.test(relative(folder, path)));
  const read = await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path, "utf8")] as const));
  return new Map(read);
}

function inUse(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOTEMPTY" && error.code !== "ENOENT") throw error;
}

function missing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
