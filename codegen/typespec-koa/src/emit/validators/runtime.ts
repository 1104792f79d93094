/**
 * The few functions that generated validators call: the length of a string (of Ajv), and formats. They are bundled into one generated file,
 * with their licences. So a server needs no package of Ajv.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { type GeneratedFile, MARKER } from "../generated-file.ts";

const require = createRequire(import.meta.url);

/** How Ajv's texts call the formats. */
export const FORMATS = 'require("typespec-koa/formats").formats';

/** What the texts of Ajv call, and its name in the bundle. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['require("ajv/dist/runtime/ucs2length").default', "ucs2length"],
  [FORMATS, "formats"],
]);

const ENTRY = `
export { default as ucs2length } from "ajv/dist/runtime/ucs2length.js";
export { formats } from "./formats";
`;

/** The path of the bundle, without extension. */
export const RUNTIME = "validators-runtime";

/**
 * @param constants declarations of a module, as Ajv writes them
 * @returns the same without `require`, and the names that they need of the bundle
 */
export function bundled(constants: string): { constants: string; names: string[] } {
  const names: string[] = [];
  let text = constants;
  for (const [written, name] of CALLED) {
    if (!text.includes(written)) continue;
    text = text.replaceAll(written, name);
    names.push(name);
  }
  const [missing] = /require\("[^"]*"\)\S*/.exec(text) ?? [];
  if (missing !== undefined) throw new Error(`Validators call ${missing}. Add it to ${import.meta.filename}.`);
  return { constants: text, names: names.sort() };
}

export function runtimeFile(): GeneratedFile {
  const { outputFiles } = buildSync({
    stdin: { contents: ENTRY, resolveDir: import.meta.dirname, loader: "js" },
    bundle: true,
    // Names of files in the bundle are relative to this.
    absWorkingDir: join(import.meta.dirname, "../../../../.."),
    write: false,
    format: "esm",
    platform: "node",
    target: "node24",
    charset: "utf8",
    logLevel: "error",
  });
  const licences = ["ajv", "ajv-formats"].map(licenceOf);
  return { path: `${RUNTIME}.js`, text: `// ${MARKER}\n${licences.join("")}\n${withoutPaths(outputFiles[0]!.text)}` };
}

function licenceOf(name: string): string {
  const manifest = require.resolve(`${name}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const lines = readFileSync(join(dirname(manifest), "LICENSE"), "utf8")
    .trim()
    .split("\n");
  return `/*\nParts of ${name} ${version}:\n\n${lines.map((line) => line.trim()).join("\n")}\n*/\n`;
}

/** Comments of the bundler name files by their paths, which depend on where the repository is. */
function withoutPaths(text: string): string {
  return text.replaceAll(/^\s*\/\/ (?:\.\.\/)*(?:node_modules\/|<stdin>).*\n/gm, "");
}
