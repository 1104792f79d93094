/** Runs the compiler over files in their own folder and returns its errors. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const TSC = join(ROOT, "node_modules/.bin/tsc");

/** As strict as possible, because users check copied files with their own options. */
const STRICTEST = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
  module: "preserve",
  moduleResolution: "bundler",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedSideEffectImports: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  forceConsistentCasingInFileNames: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** `usage.ts:3 TS2741 Property 'id' is missing…`, the first line of each message. `more` are further options of the compiler. */
export async function complaints(files: ReadonlyMap<string, string>, more: object = {}): Promise<string[]> {
  await mkdir(join(ROOT, ".tmp"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".tmp/types-"));
  try {
    const config = JSON.stringify({ compilerOptions: { ...STRICTEST, ...more }, include: ["**/*.ts"] });
    for (const [path, text] of [...files, ["tsconfig.json", config] as const]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return parse(await compile(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function compile(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(TSC, ["-p", folder, "--pretty", "false"], { cwd: folder, maxBuffer: 1 << 24 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== "number") reject(error);
      else if (stderr !== "") reject(new Error(stderr));
      else resolve(stdout);
    });
  });
}

function parse(output: string): string[] {
  const found = [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)];
  if (found.length === 0 && output.trim() !== "") throw new Error(output);
  return found.map(([, file, line, code, message]) => `${file}:${line} ${code} ${message}`);
}
