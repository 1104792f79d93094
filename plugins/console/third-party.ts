/** Notices of the packages that the bundle has parts of, as their licences ask: `dist/THIRD-PARTY.txt`. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * @param root the directory that paths begin at
 * @param inputs paths of the files that were bundled
 */
export async function thirdParty(root: string, inputs: readonly string[]): Promise<string> {
  const packages = [...new Set(inputs.flatMap(packageOf))].sort();
  const notices = await Promise.all(packages.map((path) => noticeOf(join(root, path))));
  return ["The console has parts of these packages.\n", ...notices].join(`\n${"-".repeat(80)}\n\n`);
}

/** `node_modules/preact` of `node_modules/preact/hooks/dist/hooks.module.js`; of nested packages the innermost. */
function packageOf(path: string): string[] {
  const [found] = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return found === undefined ? [] : [found];
}

/** @throws Error where a package comes without its licence */
async function noticeOf(directory: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(directory, "package.json"), "utf8"));
  const { name, version, license, homepage } = manifest as Record<string, string | undefined>;
  const names = (await readdir(directory)).filter((file) => LICENCE.test(file)).sort();
  if (names.length === 0) throw new Error(`${name} ${version} is bundled and comes without the text of its licence.`);
  const texts = await Promise.all(names.map((file) => readFile(join(directory, file), "utf8")));
  const title = [`${name} ${version} (${license})`, ...(homepage === undefined ? [] : [homepage])];
  return [...title, "", ...texts.map((text) => text.trim()), ""].join("\n");
}
