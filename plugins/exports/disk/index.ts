/** Exported files in a directory. It has to be the same in every process over one database. The service itself sends the files. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EXPORT_KEY, type ExportStore } from "#src/jobs/parts/export-store.ts";

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
      await writeFile(temporary, bytes, { flush: true, mode: 0o600 });
      await rename(temporary, file);
    },
    async check(key) {
      if (!existsSync(fileOf(key))) throw new Error(`The file ${key} is not in this process's ${directory}.`);
    },
    async fetch(key) {
      const bytes = await readFile(fileOf(key)).catch(() => null);
      return bytes && { bytes };
    },
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true });
      for (const folder of new Set(keys.map((key) => dirname(fileOf(key))))) await rmdir(folder).catch(() => undefined);
    },
  };
}
