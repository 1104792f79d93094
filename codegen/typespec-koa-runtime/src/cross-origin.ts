/**
 * Cross-origin resource sharing (https://fetch.spec.whatwg.org/#http-cors-protocol): which pages of other origins a browser lets call the API.
 *
 *   preflight ─▶ 204 with methods, headers and a duration   (`preflight`, answered in `unrouted.ts` and `mount.ts`)
 *   request   ─▶ its response, errors too, marked as readable (`mark`, called where the headers of a response are first collected)
 *
 * It protects people who browse, not the service: without a key nobody gets anything, from whatever origin. Credentials of the
 * browser are never allowed: a cookie is for pages of the service's own origin.
 */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";

/** Response headers that pages may read. Browsers show a few others without being told. */
const EXPOSED: readonly string[] = [
  "Allow",
  "Content-Disposition",
  "Deprecation",
  "ETag",
  "Idempotent-Replayed",
  "Retry-After",
  "Sunset",
  "WWW-Authenticate",
  "X-Request-Id",
];

/** Request headers with a meaning here. `User-Agent` is sent by the generated client, and a few browsers ask about it. */
const KNOWN: readonly string[] = [
  "Accept",
  "Authorization",
  "Cache-Control",
  "Content-Encoding",
  "Content-Type",
  "Idempotency-Key",
  "If-Match",
  "If-Modified-Since",
  "If-None-Match",
  "If-Unmodified-Since",
  "Last-Event-ID",
  "User-Agent",
  "X-Request-Id",
];

/** Two hours. Chromium keeps no preflight for longer. */
const MAX_AGE_SECONDS = 7_200;

/** The browser lists the headers of a preflight. So a longer list does not come from a browser. */
const LONGEST_LIST = 4_000;

/** Headers of the service's own, beside those that every service has. */
export interface ServiceHeaders {
  /** Of responses: pages of other origins may read them. */
  readonly exposed?: readonly string[];
  /** Of requests: pages of other origins may send them. */
  readonly known?: readonly string[];
}

export class CrossOrigin {
  readonly #allowed: ReadonlySet<string>;
  readonly #isOpen: boolean;
  readonly #exposed: string;
  readonly #known: readonly string[];

  /** @param origins exactly as browsers send them; `*` alone allows every origin, none allows none */
  constructor(origins: readonly string[], headers: ServiceHeaders = {}) {
    this.#exposed = [...EXPOSED, ...(headers.exposed ?? [])].sort().join(", ");
    this.#known = [...KNOWN, ...(headers.known ?? [])].sort();
    this.#isOpen = origins.includes("*");
    this.#allowed = new Set(origins);
  }

  /** Adds the headers for the origin of a request. Caches keep responses to different origins apart, unless all are alike. */
  mark(headers: OutgoingHttpHeaders, origin: string | undefined): void {
    if (this.#allowed.size === 0) return;
    if (!this.#isOpen) headers.Vary = "Origin";
    if (!this.allows(origin)) return;
    headers["Access-Control-Allow-Origin"] = this.#isOpen ? "*" : origin;
    headers["Access-Control-Expose-Headers"] = this.#exposed;
  }

  /** Whether a request is a preflight from an allowed origin. Any other `OPTIONS` is answered as if there were no origins. */
  isPreflight({ method, headers }: IncomingMessage): boolean {
    const { origin, "access-control-request-method": asked } = headers;
    return method === "OPTIONS" && origin !== undefined && asked !== undefined && this.allows(origin);
  }

  /** The headers of a preflight's response, in addition to those of `mark`. */
  preflight(methods: readonly string[], { headers }: IncomingMessage): Record<string, string> {
    const known = asked(headers["access-control-request-headers"], this.#known);
    return {
      "Access-Control-Allow-Methods": methods.join(", "),
      ...(known === "" ? {} : { "Access-Control-Allow-Headers": known }),
      "Access-Control-Max-Age": String(MAX_AGE_SECONDS),
    };
  }

  /** Whether pages of an origin may call the API. */
  allows(origin: string | undefined): boolean {
    return this.#isOpen || (origin !== undefined && this.#allowed.has(origin));
  }
}

/** Those of the requested headers that the API knows. */
function asked(list: string | string[] | undefined, known: readonly string[]): string {
  const names = new Set(
    String(list ?? "")
      .slice(0, LONGEST_LIST)
      .toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
  return known.filter((name) => names.has(name.toLowerCase())).join(", ");
}

/** Adds headers to those collected so far. What a response varies by is the sum of both. */
export function addHeaders(headers: OutgoingHttpHeaders, more: Readonly<OutgoingHttpHeaders> | undefined): void {
  for (const name in more) {
    const both = name === "Vary" && headers.Vary !== undefined && headers.Vary !== more.Vary;
    headers[name] = both ? `${String(headers.Vary)}, ${String(more.Vary)}` : more[name];
  }
}
