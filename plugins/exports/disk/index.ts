/**
 * Exported files in a directory, served by the service itself under signed links: `/v1/exports/<until>.<shown to>.<signature>/<key>`. The
 * directory has to be the same in every process over one database. A link ends with the API key that it was shown to.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "#src/clock.ts";
import { EXPORT_KEY, type ExportStore, savedAs } from "#src/exports/export-store.ts";
import type { Mount, Page } from "#src/http/mount.ts";

export interface DiskOptions {
  directory: string;
  /** What links are signed with. */
  key: Buffer;
  clock: Clock;
  /** Where the API is reached, with `/v1`; null while that is not known. */
  base: () => string | null;
  /** Whether an API key, by its id, is still good. */
  isGood(keyId: string): Promise<boolean>;
}

export interface DiskExports extends ExportStore {
  readonly mount: Mount;
}

export function diskExports({ directory, key: secret, clock, base, isGood }: DiskOptions): DiskExports {
  const fileOf = (key: string) => {
    if (!EXPORT_KEY.test(key)) throw new Error(`"${key}" is no key of an exported file.`);
    return join(directory, key);
  };
  const signature = (key: string, until: string, shownTo: string) =>
    createHmac("sha256", secret).update(`export\n${until}\n${shownTo}\n${key}`).digest("base64url");

  async function answer(method: string, path: string): Promise<Page | null> {
    const [, until, shownTo, signed, key] = /^\/(\d{1,15})\.(\w{1,64})\.([\w-]+)\/(.+)$/.exec(path) ?? [];
    if (until === undefined || !EXPORT_KEY.test(key!) || !same(signed!, signature(key!, until, shownTo!))) return null;
    if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
    if (Number(until) <= clock.now().getTime() || !(await isGood(shownTo!))) return { status: 410, headers: {} };
    const body = await readFile(fileOf(key!)).catch(() => null);
    if (body === null) return null;
    const headers = {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="${savedAs(key!)}"`,
      "Cache-Control": "private, no-store",
    };
    return method === "HEAD"
      ? { status: 200, headers: { ...headers, "Content-Length": body.length } }
      : { status: 200, headers, body };
  }

  return {
    name: "disk",
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Whoever fetches it meanwhile sees the whole of one or the other.
      const temporary = `${file}.${process.pid}.part`;
      await writeFile(temporary, bytes, { flush: true, mode: 0o600 });
      await rename(temporary, file);
    },
    async link(key, until, shownTo) {
      const at = base();
      if (at === null) throw new Error("This process does not know where the API is reached; set PUBLIC_URL.");
      if (!existsSync(fileOf(key))) throw new Error(`The file ${key} is not in this process's ${directory}.`);
      const url = `${at}/exports/${until.getTime()}.${shownTo}.${signature(key, String(until.getTime()), shownTo)}/${key}`;
      return { url, until };
    },
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true });
      for (const folder of new Set(keys.map((key) => dirname(fileOf(key))))) await rmdir(folder).catch(() => undefined);
    },
    mount: { at: "/v1/exports", answer: ({ method, path }) => answer(method, path) },
  };
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
