/** Packs a folder as npm does. */
import { join, resolve } from "node:path";
import { run } from "./compile.ts";

export interface Tarball {
  readonly name: string;
  readonly path: string;
  /** Bytes of the tarball, and of its files. */
  readonly size: number;
  readonly unpackedSize: number;
  /** Paths of its files. */
  readonly files: readonly string[];
}

export async function tarballOf(folder: string, destination: string): Promise<Tarball> {
  const { stdout } = await run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", resolve(destination)], {
    cwd: folder,
    maxBuffer: 16 * 2 ** 20,
  });
  const [packed] = JSON.parse(stdout) as {
    name: string;
    filename: string;
    size: number;
    unpackedSize: number;
    files: { path: string }[];
  }[];
  const { name, filename, size, unpackedSize, files } = packed!;
  return { name, path: join(resolve(destination), filename), size, unpackedSize, files: files.map(({ path }) => path) };
}
