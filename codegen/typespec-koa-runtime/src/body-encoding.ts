/** How a body was compressed. */
import type { IncomingMessage } from "node:http";
import { invalidRequest } from "./service-error.ts";

const encodings: Readonly<Record<string, "gzip" | null>> = { gzip: "gzip", "x-gzip": "gzip", identity: null };

/**
 * Null for no compression. Names of codings are case-insensitive, and `x-gzip` is an old name of gzip (RFC 9110, 8.4.1). @throws
 * ServiceError `invalid_request`
 */
export function bodyEncoding({ headers }: IncomingMessage): "gzip" | null {
  const given = headers["content-encoding"];
  if (given === undefined) return null;
  const encoding = encodings[given.trim().toLowerCase()];
  if (encoding !== undefined) return encoding;
  throw invalidRequest([{ path: "header/Content-Encoding", message: `must be gzip or absent, not ${JSON.stringify(given)}` }]);
}
