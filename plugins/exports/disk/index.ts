/** Exported files in a directory. It has to be the same in every process over one database. The service itself sends the files. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { EXPORT_KEY, type ExportStore } from "#src/jobs/parts/export-store.ts";

/** The ending of a file that is being written, with the id of its process. */
const PART = /\.\d+\.part$/;

export function diskExports(directory: string): ExportStore {
  const fileOf = (key: string) => {
    if (!EXPORT_KEY.test(key)) throw new Error(`"${key}" is not the key of an exported file.`);
    return join(directory, key);
  };
  return {
    name: "disk",
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // A concurrent download gets one of the two files whole.
      const temporary = `${file}.${process.pid}.part`;
      try {
        await writeFile(temporary, bytes, { flush: true, mode: 0o600 });
        await rename(temporary, file);
      } catch (error) {
        // The reason may be a full disk.
        await rm(temporary, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async check(key) {
      if (!existsSync(fileOf(key))) throw new Error(`The file ${key} is not in this process's ${directory}.`);
    },
    async fetch(key) {
      const bytes = await readFile(fileOf(key)).catch(() => null);
      return bytes && { bytes };
    },
    async remove(keys) {
      for (const [folder, files] of Map.groupBy(keys.map(fileOf), dirname)) {
        const names = new Set(files.map((file) => basename(file)));
        for (const name of await readdir(folder).catch(() => [])) {
          // A process that was killed has left part of a file.
          if (names.has(name.replace(PART, ""))) await rm(join(folder, name), { force: true });
        }
        await rmdir(folder).catch(() => undefined);
      }
    },
  };
}
