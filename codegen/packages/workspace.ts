/**
 * Packs a workspace below `codegen/`. Its manifest names its sources, which Node runs where they are. The packed one names what is built of them.
 */
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, ROOT } from "./compile.ts";
import { provenanceOf } from "./provenance.ts";
import { type Tarball, tarballOf } from "./tarball.ts";

export const WORKSPACES = ["typespec-koa", "typespec-koa-runtime"] as const;
export type Workspace = (typeof WORKSPACES)[number];

type Versions = Readonly<Record<string, string>>;
type Entry = string | Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly engines: Versions;
  readonly exports: Readonly<Record<string, Entry>>;
  readonly dependencies?: Versions;
  readonly devDependencies: Versions;
  /** What differs in the package. */
  readonly packed: {
    /** Of `devDependencies`, those that the package needs, and those that its users have. */
    readonly dependencies?: readonly string[];
    readonly peerDependencies?: readonly string[];
    /** Commands, by their source. */
    readonly bin?: Readonly<Record<string, string>>;
    /** Folders that go along as they are. */
    readonly files?: readonly string[];
    /** Folders below `src/` that the package reads as text. */
    readonly texts?: readonly string[];
    /** Files whose imports name sources. */
    readonly imports?: readonly string[];
  };
}

export async function packWorkspace(workspace: Workspace, destination: string, repository?: string): Promise<Tarball> {
  const from = join(ROOT, "codegen", workspace);
  const manifest = JSON.parse(await readFile(join(from, "package.json"), "utf8")) as Manifest;
  const { files = [], texts = [], imports = [], bin = {} } = manifest.packed;
  const folder = await mkdtemp(join(tmpdir(), `${workspace}-`));
  try {
    const options = { target: "es2024", lib: ["es2024", "esnext.disposable", "esnext.collection"], types: ["node"] };
    await compile({ from: join(from, "src"), to: join(folder, "dist"), options, exclude: texts });
    for (const path of texts) await cp(join(from, "src", path), join(folder, "dist", path), { recursive: true });
    for (const path of [...files, "README.md"]) await cp(join(from, path), join(folder, path), { recursive: true });
    await cp(join(ROOT, "LICENSE"), join(folder, "LICENSE"));
    for (const path of imports) {
      const text = await readFile(join(folder, path), "utf8");
      await writeFile(join(folder, path), text.replaceAll(/"\.\.\/src\/([^"]*)\.ts"/g, '"../dist/$1.js"'));
    }
    for (const source of Object.values(bin)) await asCommand(join(folder, built(source, ".js")));
    await writeFile(
      join(folder, "package.json"),
      `${JSON.stringify({ ...published(manifest), ...provenanceOf(repository, `codegen/${workspace}`) }, null, 2)}\n`,
    );
    return await tarballOf(folder, destination);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function published(manifest: Manifest): object {
  const { name, version, description, license, type, engines, exports, dependencies, devDependencies, packed } = manifest;
  const versionsOf = (names: readonly string[] = []) => names.map((name) => [name, devDependencies[name]!] as const);
  const bin = Object.entries(packed.bin ?? {}).map(([command, source]) => [command, built(source, ".js")]);
  const peers = versionsOf(packed.peerDependencies).map(([name, version]) => [name, `~${version}`]);
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([at, entry]) => [at, entryOf(entry)])),
      "./package.json": "./package.json",
    },
    ...(bin.length > 0 ? { bin: Object.fromEntries(bin) } : {}),
    files: ["dist", ...(packed.files ?? [])],
    dependencies: { ...dependencies, ...Object.fromEntries(versionsOf(packed.dependencies)) },
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
  };
}

function entryOf(entry: Entry): object {
  const { default: source, ...others } = typeof entry === "string" ? { default: entry } : entry;
  return { ...others, types: built(source!, ".d.ts"), default: built(source!, ".js") };
}

/** `./src/index.ts` → `./dist/index.js` */
function built(source: string, extension: string): string {
  return source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, extension);
}

async function asCommand(path: string): Promise<void> {
  await writeFile(path, `#!/usr/bin/env node\n${await readFile(path, "utf8")}`);
  await chmod(path, 0o755);
}
