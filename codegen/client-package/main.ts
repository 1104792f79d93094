/**
 * `npm run client -- [folder]`: packs the generated client as `judgment-client`, with JavaScript and declarations, into a folder (the present one
 * where none is named). Node, bundlers and browsers take the package as it is; it has no dependencies.
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Every strict flag that its users may compile it under. */
const COMPILER_OPTIONS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  rootDir: "src",
  outDir: "dist",
};

/** @returns the path of the tarball */
export async function packClient(destination: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "judgment-client-"));
  try {
    await cp(join(ROOT, "generated/client"), join(folder, "src"), { recursive: true });
    await cp(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
    await writeFile(join(folder, "package.json"), JSON.stringify(await manifest(), null, 2));
    await writeFile(join(folder, "README.md"), await readme());
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ["src"] }));
    await run(join(ROOT, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: folder });
    await nameJavaScript(join(folder, "dist"));
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", resolve(destination)], { cwd: folder });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    return join(resolve(destination), packed!.filename);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function manifest(): Promise<object> {
  const { version, license } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return {
    name: "judgment-client",
    version,
    description: "A typed client of the Judgment Service, without dependencies.",
    license,
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" }, "./package.json": "./package.json" },
    types: "./dist/index.d.ts",
    files: ["dist"],
    engines: { node: ">=20" },
  };
}

/** That of the folder, for those who install the package. */
async function readme(): Promise<string> {
  const text = await readFile(join(ROOT, "generated/client/README.md"), "utf8");
  const example = text.slice(text.indexOf("```ts")).replace("./client/index.ts", "judgment-client");
  const about =
    "A typed client of the Judgment Service. It needs a platform with `fetch` and `crypto.getRandomValues`: Node 20, Deno, Bun, browsers, workers.";
  return `# judgment-client\n\n${about}\n\n${example}`;
}

/** The compiler leaves `.ts` in the imports of declarations. */
async function nameJavaScript(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const declarations = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".d.ts"));
  await Promise.all(
    declarations.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, "utf8");
      await writeFile(path, text.replaceAll(/(from "\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'));
    }),
  );
}

if (import.meta.main) console.log(await packClient(process.argv[2] ?? "."));
