/**
 * Cursors: where a page ended, for whom and for which query, under a code that only this server can make. Base64url of 16 bytes
 * of HMAC-SHA256 and the payload it covers together with organization and namespace. Beside it the server keeps a pin (`pins.ts`).
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { invalidRequest, type ServiceError } from "#src/errors.ts";
import { canonical, type Json } from "#src/json.ts";
import type { Scalar } from "./condition.ts";

export const CURSOR_VALID_MS = 10 * 60 * 1000;

/** How long a query's pages may be read: each page renews its pin, which keeps what commits supersede, and somebody might page without end. */
export const PAGING_MS = 60 * 60 * 1000;

/** Whose rows a cursor walks. A namespace deleted and written again has another id. */
export interface CursorOwner {
  organizationId: string;
  namespaceId: number;
}

export interface Cursor {
  /** What keeps the namespace readable as the first page saw it. */
  pinId: string;
  /** The namespace's sequence then. */
  sequence: number;
  /** When it was handed out, in milliseconds since 1970. */
  issuedAt: number;
  /** When the first page was. */
  begunAt: number;
  /** The last row of the page before: its id and the value it is ranked by, undefined where that is too long to carry. */
  last: { id: string; value: Scalar | undefined };
}

/** What all pages of one query share: a digest of the request but for its cursor and page size. */
export function shapeOf(request: object): string {
  // Members that are undefined are not part of the request, and those that are left may come in any order.
  const plain = JSON.parse(JSON.stringify(request)) as Json;
  return createHash("sha256").update(canonical(plain)).digest("base64url").slice(0, 16);
}

/** The key of cursors, made from the server's secret key. */
export function cursorKey(secretsKey: Uint8Array): Uint8Array {
  return createHmac("sha256", secretsKey).update("query cursors").digest();
}

const CODE_BYTES = 16;

/** Keeps a cursor within the 4,096 characters that the contract gives it. */
const LONGEST_VALUE = 2048;

/** Of an older release: when it was handed out alone. */
type Times = number | [issuedAt: number, begunAt: number];
type Payload = [times: Times, pinId: string, sequence: number, shape: string, id: string, value?: Scalar];

export function writeCursor(
  key: Uint8Array,
  owner: CursorOwner,
  shape: string,
  { issuedAt, begunAt, pinId, sequence, last }: Cursor,
): string {
  const payload: Payload = [[issuedAt, begunAt], pinId, sequence, shape, last.id];
  const { value } = last;
  if (value !== undefined && Buffer.byteLength(JSON.stringify(value)) <= LONGEST_VALUE) payload.push(value);
  const text = Buffer.from(JSON.stringify(payload));
  return Buffer.concat([codeOf(key, owner, text), text]).toString("base64url");
}

/** @throws ServiceError `invalid_request` where it is none of ours, of another query, older than 10 minutes, or of a query of an hour ago */
export function readCursor(key: Uint8Array, owner: CursorOwner, shape: string, cursor: string, now: Date): Cursor {
  const bytes = Buffer.from(cursor, "base64url");
  const [code, text] = [bytes.subarray(0, CODE_BYTES), bytes.subarray(CODE_BYTES)];
  // Text that is not base64url decodes to something, so what was decoded must also write as what was given.
  const genuine =
    code.length === CODE_BYTES && timingSafeEqual(code, codeOf(key, owner, text)) && bytes.toString("base64url") === cursor;
  if (!genuine) throw refusal("is not a cursor of this namespace; send next_cursor as it was received");
  const [times, pinId, sequence, itsShape, id, value] = JSON.parse(text.toString()) as Payload;
  const [issuedAt, begunAt] = typeof times === "number" ? [times, times] : times;
  if (now.getTime() - begunAt > PAGING_MS) throw outlived();
  if (now.getTime() - issuedAt > CURSOR_VALID_MS) throw expired();
  if (itsShape !== shape) {
    throw refusal("belongs to a query with other parameters; send everything but cursor and top_k as for the first page");
  }
  return { issuedAt, begunAt, pinId, sequence, last: { id, value } };
}

function codeOf(key: Uint8Array, { organizationId, namespaceId }: CursorOwner, payload: Uint8Array): Buffer {
  const code = createHmac("sha256", key).update(`${organizationId}\n${namespaceId}\n`).update(payload).digest();
  return code.subarray(0, CODE_BYTES);
}

/** The refusal of a cursor that was valid once. */
export function expired(): ServiceError {
  return refusal("has expired, it was valid for 10 minutes; start again without one");
}

function outlived(): ServiceError {
  return refusal(
    "belongs to a query whose first page is more than an hour old; start again without one, and read larger pages (top_k)",
  );
}

function refusal(message: string): ServiceError {
  return invalidRequest([{ path: "/cursor", message }]);
}
