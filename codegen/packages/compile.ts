/** TypeScript as packages hold it: JavaScript with declarations. Node refuses TypeScript under `node_modules`. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

export const ROOT = resolve(import.meta.dirname, "../..");
export const run = promisify(execFile);

/** Every strict flag that users of a package may compile it under. */
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

export interface Sources {
  readonly from: string;
  readonly to: string;
  /** Compiler options beside those of every package. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Folders below `from` that are no code of the package. */
  readonly exclude?: readonly string[];
}

export async function compile({ from, to, options, exclude = [] }: Sources): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "compile-"));
  const compilerOptions = {
    ...STRICT,
    module: "nodenext",
    types: [],
    typeRoots: [join(ROOT, "node_modules/@types")],
    skipLibCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: from,
    outDir: to,
    ...options,
  };
  const config = { compilerOptions, include: [from], exclude: exclude.map((path) => join(from, path)) };
  try {
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    await run(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder]).catch((error: { stdout: string }) => {
      throw new Error(`The package does not compile:\n${error.stdout}`, { cause: error });
    });
    await nameJavaScript(to);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The compiler leaves `.ts` in the imports of declarations. */
async function nameJavaScript(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const declarations = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".d.ts"));
  await Promise.all(
    declarations.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = await readFile(path, "utf8");
      await writeFile(path, text.replaceAll(/((?:from|import\() ?"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'));
    }),
  );
}
