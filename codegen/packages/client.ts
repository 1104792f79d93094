/**
 * `npm run client -- [folder]`: packs the generated client as `judgment-client`, with JavaScript and declarations, into a folder (the present one
 * where none is named). Node, bundlers and browsers take the package as it is; it has no dependencies.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, ROOT } from "./compile.ts";
import { provenanceOf } from "./provenance.ts";
import { type Tarball, tarballOf } from "./tarball.ts";

const OPTIONS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
};

export async function packClient(destination: string, repository?: string): Promise<Tarball> {
  const folder = await mkdtemp(join(tmpdir(), "judgment-client-"));
  try {
    await compile({ from: join(ROOT, "generated/client"), to: join(folder, "dist"), options: OPTIONS });
    await cp(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
    await writeFile(join(folder, "package.json"), JSON.stringify(await manifest(repository), null, 2));
    await writeFile(join(folder, "README.md"), await readme());
    return await tarballOf(folder, destination);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function manifest(repository: string | undefined): Promise<object> {
  const { version, license } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return {
    name: "judgment-client",
    version,
    description: "A typed client of the Judgment Service, without dependencies.",
    license,
    ...provenanceOf(repository, "generated/client"),
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

if (import.meta.main) console.log((await packClient(process.argv[2] ?? ".", process.env.REPOSITORY_URL)).path);
