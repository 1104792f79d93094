/**
 * Cursors say where a page ended, for which caller and which query. A cursor is base64url of a 16-byte HMAC-SHA256 and its payload. The
 * HMAC also covers organization and namespace, so only this server can make a cursor. The server also keeps a pin for it (`pins.ts`).
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { Scalar } from "#src/records/values/value.ts";

export const CURSOR_VALID_MS = 10 * 60 * 1000;

/**
 * How long the pages of one query may be read. Each page renews its pin, which makes commits keep superseded rows, so paging must end.
 */
export const PAGING_MS = 60 * 60 * 1000;

/** The owner of the rows. A namespace that is deleted and written again has another id. */
export interface CursorOwner {
  organizationId: string;
  namespaceId: number;
}

export interface Cursor {
  /** The pin: a retained snapshot of the namespace as the first page saw it. */
  pinId: string;
  /** The sequence of that snapshot. */
  sequence: number;
  /** When this cursor was issued, in milliseconds since 1970. */
  issuedAt: number;
  /** When the first page was read, in milliseconds since 1970. */
  begunAt: number;
  /** The last row of the previous page: its id and its rank value. The value is undefined if it is too long for a cursor. */
  last: { id: string; value: Scalar | undefined };
}

/** A digest of the request without cursor and page size. It is the same for all pages of a query. */
export function shapeOf(request: object): string {
  // Removes undefined members. Their order does not matter.
  const plain = JSON.parse(JSON.stringify(request)) as Json;
  return createHash("sha256").update(canonical(plain)).digest("base64url").slice(0, 16);
}

/** The HMAC key of cursors, derived from the server's secret key. */
export function cursorKey(secretsKey: Uint8Array): Uint8Array {
  return createHmac("sha256", secretsKey).update("query cursors").digest();
}

const CODE_BYTES = 16;

/** Keeps a cursor within 4,096 characters, the limit of the contract. */
const LONGEST_VALUE = 2048;

/** An older release wrote only `issuedAt`. */
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

/**
 * @throws ServiceError `invalid_request` if the cursor is forged, of another query, older than 10 minutes, or of a query that began over an
 * hour ago
 */
export function readCursor(key: Uint8Array, owner: CursorOwner, shape: string, cursor: string, now: Date): Cursor {
  const bytes = Buffer.from(cursor, "base64url");
  const [code, text] = [bytes.subarray(0, CODE_BYTES), bytes.subarray(CODE_BYTES)];
  // Text that is not base64url also decodes to some bytes. So compare the given text with the encoding of these bytes.
  const genuine =
    code.length === CODE_BYTES && timingSafeEqual(code, codeOf(key, owner, text)) && bytes.toString("base64url") === cursor;
  if (!genuine) throw refusal("is not a cursor of this namespace; send next_cursor unchanged");
  const [times, pinId, sequence, itsShape, id, value] = JSON.parse(text.toString()) as Payload;
  const [issuedAt, begunAt] = typeof times === "number" ? [times, times] : times;
  if (now.getTime() - begunAt > PAGING_MS) throw outlived();
  if (now.getTime() - issuedAt > CURSOR_VALID_MS) throw expired();
  if (itsShape !== shape) {
    throw refusal("belongs to a query with other parameters; send all parameters except cursor and top_k as for the first page");
  }
  return { issuedAt, begunAt, pinId, sequence, last: { id, value } };
}

function codeOf(key: Uint8Array, { organizationId, namespaceId }: CursorOwner, payload: Uint8Array): Buffer {
  const code = createHmac("sha256", key).update(`${organizationId}\n${namespaceId}\n`).update(payload).digest();
  return code.subarray(0, CODE_BYTES);
}

function expired(): ServiceError {
  return refusal("has expired after 10 minutes; start again without a cursor");
}

const ENDED =
  "has ended before its time, because more was changed while it was read than the organization may retain for cursors (limits.retained_bytes of GET /organization), because a judgment whose answers it reads was deleted, or because the database was interrupted; start again without a cursor, and read larger pages (top_k)";

/** The error for a valid cursor whose snapshot cannot be read any more. */
export function ended(): ServiceError {
  return refusal(ENDED);
}

export function isEnded(error: unknown): boolean {
  return error instanceof ServiceError && (error.details.issues as { message: string }[] | undefined)?.[0]?.message === ENDED;
}

function outlived(): ServiceError {
  return refusal(
    "belongs to a query whose first page is more than an hour old; start again without a cursor, and read larger pages (top_k)",
  );
}

function refusal(message: string): ServiceError {
  return invalidRequest([{ path: "/cursor", message }]);
}
