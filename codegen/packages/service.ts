/**
 * Packs the service with its command line. Each source becomes JavaScript in the same place, so every path between files stays as it is. Types are
 * stripped, as Node does it when it runs the sources. The runtime goes along inside, so the tarball installs alone.
 */
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT, run } from "./compile.ts";
import { provenanceOf } from "./provenance.ts";
import { type Tarball, tarballOf } from "./tarball.ts";
import { packWorkspace } from "./workspace.ts";

const FOLDERS = ["src", "plugins", "generated"];
/** What is bundled, generated for others, or used only to build. */
const LEFT_OUT =
  /^(?:plugins\/console\/(?:web\/|build\.ts|bundle\.ts|third-party\.ts)|plugins\/deployment\/|generated\/python\/)|(?:README|client\/.*)\.md$/;
const RUNTIME = "typespec-koa-runtime";
const COMMAND = "src/server/cli.js";

export async function packService(destination: string, repository?: string): Promise<Tarball> {
  const folder = await mkdtemp(join(tmpdir(), "judgment-service-"));
  try {
    for (const path of await sources()) {
      const text = path.endsWith(".ts") && !path.endsWith(".d.ts") ? await javaScriptOf(path) : null;
      const to = join(folder, text === null ? path : path.replace(/\.ts$/, ".js"));
      await mkdir(dirname(to), { recursive: true });
      await (text === null ? cp(join(ROOT, path), to) : writeFile(to, text));
    }
    await chmod(join(folder, COMMAND), 0o755);
    for (const path of ["LICENSE", "README.md"]) await cp(join(ROOT, path), join(folder, path));
    await bundle(folder);
    await writeFile(
      join(folder, "package.json"),
      `${JSON.stringify({ ...(await manifest()), ...provenanceOf(repository) }, null, 2)}\n`,
    );
    return await tarballOf(folder, destination);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sources(): Promise<string[]> {
  const entries = await Promise.all(
    FOLDERS.map((folder) => readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })),
  );
  const files = entries.flat().filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1))
    .filter((path) => !LEFT_OUT.test(path));
}

/** Imports, and files named beside the code, such as those of threads. */
const NAMED = /((?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"[^"\n]*)\.ts"/g;

async function javaScriptOf(path: string): Promise<string> {
  return stripTypeScriptTypes(await readFile(join(ROOT, path), "utf8")).replaceAll(NAMED, '$1.js"');
}

async function bundle(folder: string): Promise<void> {
  const to = join(folder, "node_modules", RUNTIME);
  await mkdir(to, { recursive: true });
  const { path } = await packWorkspace(RUNTIME, folder);
  await run("tar", ["xzf", path, "--strip-components=1", "-C", to]);
  await rm(path);
}

async function manifest(): Promise<object> {
  const own = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const { name, version, description, license, type, engines, imports, dependencies, optionalDependencies } = own;
  const runtime = JSON.parse(await readFile(join(ROOT, "codegen", RUNTIME, "package.json"), "utf8"));
  const { "#test/*": _, ...kept } = imports as Record<string, string>;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    imports: kept,
    bin: { judgment: COMMAND },
    files: FOLDERS,
    // Those of what is bundled are installed beside it.
    dependencies: { ...runtime.dependencies, ...dependencies },
    optionalDependencies,
    bundleDependencies: [RUNTIME],
  };
}

if (import.meta.main) console.log((await packService(process.argv[2] ?? ".", process.env.REPOSITORY_URL)).path);
