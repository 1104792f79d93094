/**
 * Compresses responses for clients that accept it, in zlib's threads. Event streams are not compressed here. If many responses
 * are being compressed already, the wait would exceed the gain, and a response is sent uncompressed.
 */
import type { IncomingMessage } from "node:http";
import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, createZstdCompress, gzip, zstdCompress } from "node:zlib";
import { type Answer, bytesOf } from "./answer.ts";

export type ContentCoding = "zstd" | "br" | "gzip";

/** The best first. */
const CODINGS: readonly ContentCoding[] = ["zstd", "br", "gzip"];

/** A smaller response fits into one packet anyway. */
const LEAST_BYTES = 1024;

/** The maximum number of responses being compressed at the same time. */
const MOST_AT_ONCE = 64;
const MOST_BYTES_AT_ONCE = 64 * 2 ** 20;

const [packZstd, packBrotli, packGzip] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];

/** About as fast as gzip's default, with a smaller result. Higher qualities take several times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The client's preferred coding (RFC 9110, 12.5.3), by its weights and then by our order; null for none. */
export function codingFor(acceptEncoding: string | undefined): ContentCoding | null {
  if (acceptEncoding === undefined || acceptEncoding === "") return null;
  const weights = weightsOf(acceptEncoding);
  const others = weights.get("*") ?? 0;
  let best: ContentCoding | null = null;
  let weight = weights.get("identity") ?? 0;
  for (const coding of CODINGS) {
    const its = weights.get(coding) ?? others;
    if (its > weight || (its === weight && its > 0 && best === null)) {
      best = coding;
      weight = its;
    }
  }
  return best;
}

function weightsOf(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.slice(0, 1_000).split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const given = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

export class Compression {
  #answers = 0;
  #bytes = 0;

  /** The response to send; without a wait if it is not compressed. */
  of({ headers }: IncomingMessage, answer: Answer): Answer | Promise<Answer> {
    const { body } = answer;
    if (body === undefined) return answer.status === 304 ? varied(answer) : answer;
    const length = answer.parts ? bytesOf(answer.parts) : body.length;
    if (length < LEAST_BYTES) return answer;
    const coding = codingFor(headers["accept-encoding"]);
    const isBusy = this.#answers >= MOST_AT_ONCE || (this.#bytes > 0 && this.#bytes + length > MOST_BYTES_AT_ONCE);
    if (coding === null || isBusy) return varied(answer);
    return this.#packed(answer, answer.parts ?? body, length, coding);
  }

  async #packed(answer: Answer, body: string | readonly Buffer[], length: number, coding: ContentCoding): Promise<Answer> {
    this.#answers++;
    this.#bytes += length;
    try {
      const bytes = await (typeof body === "string" ? pack(body, coding) : packParts(body, coding));
      if (bytes.length >= length) return varied(answer);
      const headers: Record<string, string> = { ...varied(answer).headers, "Content-Encoding": coding };
      // The same document in other bytes. A weak tag still identifies the revision.
      const tag = headers.ETag;
      if (tag !== undefined && !tag.startsWith("W/")) headers.ETag = `W/${tag}`;
      return { ...answer, packed: bytes, headers };
    } finally {
      this.#answers--;
      this.#bytes -= length;
    }
  }
}

function pack(body: string, coding: ContentCoding): Promise<Buffer> {
  switch (coding) {
    case "zstd":
      return packZstd(body);
    case "br":
      return packBrotli(body, BROTLI);
    case "gzip":
      return packGzip(body);
    default:
      return coding satisfies never;
  }
}

/** Part by part, so that they need not be joined. */
function packParts(parts: readonly Buffer[], coding: ContentCoding): Promise<Buffer> {
  return buffer(Readable.from(parts).pipe(packer(coding)));
}

function packer(coding: ContentCoding): Transform {
  switch (coding) {
    case "zstd":
      return createZstdCompress();
    case "br":
      return createBrotliCompress(BROTLI);
    case "gzip":
      return createGzip();
    default:
      return coding satisfies never;
  }
}

/** Caches store separate responses by `Accept-Encoding`. */
function varied(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, Vary: "Accept-Encoding" } };
}
