/**
 * Exported files and their links: `/v1/exports/<until>.<shown to>.<signature>/<key>`. A link needs no API key. At every request,
 * the service checks that the API key it was shown to is still valid, and that the export still has the file. Then it sends the
 * file, or redirects to its store.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Mount, Page } from "typespec-koa-runtime/pages";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { EXPORT_KEY, type ExportStore, savedAs } from "#src/jobs/parts/export-store.ts";
import type { ExportFiles, Placed } from "#src/jobs/parts/kept-files.ts";

export interface ExportFilesOptions {
  /** The first stores new files. The others have files that were stored earlier. */
  stores: readonly [ExportStore, ...ExportStore[]];
  /** The key that signs links. */
  key: Buffer;
  clock: Clock;
  /** The API's base URL, with `/v1`; null while unknown. */
  base: () => string | null;
  /** Whether an API key, by its id, is still valid. */
  isGood(keyId: string): Promise<boolean>;
  /** The file of a key, if its export still has it. */
  kept(key: string): Promise<Placed | null>;
}

const GONE: Page = { status: 410, headers: {} };
const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };

export function exportFiles(options: ExportFilesOptions): ExportFiles & { readonly mount: Mount } {
  const { stores, key: secret, clock, base, isGood, kept } = options;
  const [first] = stores;
  const storeOf = ({ key, store = first.name }: Placed) => {
    const found = stores.find(({ name }) => name === store);
    if (!found) throw new Error(`The file ${key} is in ${store}, which is no longer configured.`);
    return found;
  };
  const signature = (key: string, until: string, shownTo: string) =>
    createHmac("sha256", secret).update(`export\n${until}\n${shownTo}\n${key}`).digest("base64url");

  async function answer(method: string, path: string): Promise<Page | null> {
    const [, until, shownTo, signed, key] = /^\/(\d{1,15})\.(\w{1,64})\.([\w-]+)\/(.+)$/.exec(path) ?? [];
    if (until === undefined || !EXPORT_KEY.test(key!) || !same(signed!, signature(key!, until, shownTo!))) return null;
    if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { Allow: "GET, HEAD" } };
    if (Number(until) <= clock.now().getTime() || !(await isGood(shownTo!))) return GONE;
    const file = await kept(key!);
    return file === null ? GONE : fetched(file, method);
  }

  async function fetched(file: Placed, method: "GET" | "HEAD"): Promise<Page> {
    const found = await reachable(() => storeOf(file).fetch(file.key, method));
    if (found === null) return GONE;
    if ("redirect" in found) return { status: 302, headers: { ...PRIVATE, Location: found.redirect } };
    const { bytes } = found;
    const headers = {
      ...PRIVATE,
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="${savedAs(file.key)}"`,
    };
    return method === "HEAD"
      ? { status: 200, headers: { ...headers, "Content-Length": bytes.length } }
      : { status: 200, headers, body: bytes };
  }

  return {
    name: first.name,
    put: (key, bytes, signal) => first.put(key, bytes, signal),
    async link(file, until, shownTo) {
      const at = base();
      if (at === null) throw new Error("This process does not know the public address of the API. Set PUBLIC_URL.");
      await storeOf(file).check(file.key);
      const ends = until.getTime();
      return `${at}/exports/${ends}.${shownTo}.${signature(file.key, String(ends), shownTo)}/${file.key}`;
    },
    async remove(keys) {
      for (const store of stores) await store.remove(keys);
    },
    mount: { at: "/v1/exports", answer: ({ method, path }) => answer(method, path) },
  };
}

/** @throws ServiceError `unavailable` */
async function reachable<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (cause) {
    throw new ServiceError("unavailable", "The file cannot be read right now. Try again later.", { cause });
  }
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
