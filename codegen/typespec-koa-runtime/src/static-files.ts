/**
 * A mount that serves a fixed set of files from memory. A requested name is looked up in the set and never becomes a file system
 * path. So path traversal is impossible.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Negotiator from "negotiator";
import type { Mount, Page, PageRequest } from "./mount.ts";
import { type PageSecurity, pageSecurity } from "./page-security.ts";
import { knows } from "./preconditions.ts";

const compress = promisify(gzip);

export interface StaticFile {
  /** Relative to the mount: `swagger-ui.css`, `assets/app.js`. It has only characters that need no decoding. */
  readonly name: string;
  /** Called once, when the file is first requested. */
  read(): Promise<Buffer>;
}

interface Served {
  readonly bytes: Buffer;
  readonly packed: Buffer | null;
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
};

interface StaticOptions {
  readonly fallback?: boolean;
  readonly security?: PageSecurity;
}

/**
 * `index.html` responds to the mount itself. With `fallback`, it also responds to every path that names no file, for an
 * application with its own routes.
 */
export function staticFiles(at: string, files: readonly StaticFile[], options: StaticOptions = {}): Mount {
  const { security = pageSecurity } = options;
  const byName = new Map(files.map((file) => [file.name, file]));
  const served = new Map<string, Promise<Served>>();
  const load = (file: StaticFile) => {
    const known = served.get(file.name) ?? serve(file);
    served.set(file.name, known);
    // A file that could not be read is tried again with the next request.
    known.catch(() => served.delete(file.name));
    return known;
  };
  return {
    at,
    async answer(request) {
      // Relative links need the slash.
      if (request.path === "")
        return allowed(request, security) ?? { status: 308, headers: { Location: `${lastSegment(at)}/`, ...security } };
      const name = request.path.slice(1) || "index.html";
      const file = byName.get(name) ?? (options.fallback && !/\.[a-z0-9]+$/.test(name) ? byName.get("index.html") : undefined);
      if (file === undefined) return null;
      return allowed(request, security) ?? page(request, file.name, await load(file), security);
    },
  };
}

/** Refuses every method except reads. */
function allowed({ method }: PageRequest, security: PageSecurity): Page | null {
  return method === "GET" || method === "HEAD" ? null : { status: 405, headers: { Allow: "GET, HEAD", ...security } };
}

async function serve(file: StaticFile): Promise<Served> {
  const bytes = await file.read();
  const packed = bytes.length > 1024 && !/\.(?:png|woff2)$/.test(file.name) ? await compress(bytes) : null;
  return { bytes, packed, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

/** Always revalidated: the files change with a release, and a check costs an empty response. */
function page({ headers }: PageRequest, name: string, { bytes, packed, etag }: Served, security: PageSecurity): Page {
  const isPacked = packed !== null && new Negotiator({ headers }).encoding(["gzip", "identity"]) === "gzip";
  // Two representations need two tags.
  const tag = isPacked ? etag.replace(/"$/, '-gzip"') : etag;
  const common = { ...security, ETag: tag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
  if (knows(headers["if-none-match"], tag)) return { status: 304, headers: common };
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return {
    status: 200,
    headers: { ...common, "Content-Type": type, ...(isPacked ? { "Content-Encoding": "gzip" } : {}) },
    body: isPacked ? packed : bytes,
  };
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
