/**
 * A body of `multipart/form-data` (RFC 7578) as one value: a member for each declared part. @fastify/busboy splits the bytes as they arrive. So nothing
 * is held but the parts themselves. Each has its limit, and all together have that of the operation.
 */
import { isUtf8 } from "node:buffer";
import { createHash, type Hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { type MakeSink, type Sink, sizeWords } from "./body.ts";
import { ChunkedBytes } from "./chunked-bytes.ts";
import { isWithin } from "./content-type.ts";
import type { FilePart, Part } from "./contract.ts";
import { parseJsonBody } from "./json/json-body.ts";
import { pointerToken } from "./json/json-pointers.ts";
import { typedValue } from "./parameters.ts";
import { isInvalid } from "./refusals.ts";
import { type Issue, invalidRequest, ServiceError } from "./service-error.ts";

export const PARTS_TYPE = "multipart/form-data";

/** More parts than a form has. Each costs more than its bytes. */
const MOST_PARTS = 1_000;

const LIMITS = { parts: MOST_PARTS, files: MOST_PARTS, headerPairs: 20, headerSize: 16 * 1024 };

/** What the parts of a body say together. */
export interface Parts {
  readonly value: Record<string, unknown>;
  /** The value with the digest of each file in place of its bytes; null if it was not requested. */
  readonly digested: unknown;
}

interface Arrived {
  readonly part: Part | undefined;
  readonly name: string;
  readonly filename: string | null;
  readonly contentType: string;
  readonly bytes: ChunkedBytes;
  readonly hash: Hash | null;
}

/**
 * @param digests whether files are digested as they arrive
 * @throws ServiceError `invalid_request` for another content type
 */
export function partsSink(parts: readonly Part[], headers: IncomingHttpHeaders, digests: boolean): MakeSink<Parts> {
  const { "content-type": contentType } = headers;
  if (contentType === undefined || !/^multipart\/form-data[ \t]*;.*boundary=[^;]/i.test(contentType)) {
    const given = contentType === undefined ? "it is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
    throw invalidRequest([{ path: "header/Content-Type", message: `must be ${PARTS_TYPE} with its boundary; ${given}` }]);
  }
  return (stop) => new PartsSink(parts, { "content-type": contentType }, digests, stop);
}

class PartsSink implements Sink<Parts> {
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #digests: boolean;
  readonly #stop: (reason: unknown) => void;
  readonly #splitter: BusboyInstance;
  readonly #arrived: Arrived[] = [];
  readonly #end = Promise.withResolvers<Parts>();
  length = 0;

  constructor(parts: readonly Part[], headers: BusboyHeaders, digests: boolean, stop: (reason: unknown) => void) {
    this.#parts = new Map(parts.map((part) => [part.name, part]));
    this.#digests = digests;
    // The body ends here with a refusal, whoever waits for it first.
    this.#end.promise.catch(() => undefined);
    this.#stop = (reason) => {
      stop(reason);
      this.#end.reject(reason);
    };
    // Whether a part is a file is said by the contract, not by the client.
    this.#splitter = new Busboy({ headers, limits: LIMITS, isPartAFile: () => true });
    this.#splitter.on("file", (name, bytes, filename, _, contentType) => this.#receive(name, bytes, filename, contentType));
    this.#splitter.on("partsLimit", () => this.#stop(refused(`it has more than ${MOST_PARTS} parts`)));
    this.#splitter.on("error", (error) => this.#stop(refused((error as Error).message)));
    this.#splitter.on("finish", () => {
      try {
        this.#end.resolve(this.#whole());
      } catch (error) {
        this.#end.reject(error);
      }
    });
  }

  add(chunk: Buffer): void {
    this.length += chunk.length;
    this.#splitter.write(chunk);
  }

  whole(): Promise<Parts> {
    this.#splitter.end();
    return this.#end.promise;
  }

  #receive(name: string | undefined, source: Readable, filename: string | undefined, contentType: string): void {
    const part = this.#parts.get(name ?? "");
    const bytes = new ChunkedBytes();
    const hash = this.#digests && part?.kind === "file" ? createHash("sha256") : null;
    const most = part?.mostBytes ?? Number.POSITIVE_INFINITY;
    this.#arrived.push({ part, name: name ?? "", filename: filename || null, contentType, bytes, hash });
    source.on("error", (error) => this.#stop(refused(error.message)));
    source.on("data", (chunk: Buffer) => {
      // Nobody will look at the bytes of an unknown part.
      if (part === undefined) return;
      bytes.add(chunk);
      hash?.update(chunk);
      if (bytes.length > most) this.#stop(tooLarge(part.name, most));
    });
  }

  #whole(): Parts {
    const issues: Issue[] = [];
    const value: Record<string, unknown> = {};
    const digested: Record<string, unknown> = {};
    for (const { name, kind, several, required } of this.#parts.values()) {
      if (!several || !required) continue;
      value[name] = [];
      if (this.#digests && kind === "file") digested[name] = [];
    }
    for (const arrived of this.#arrived) {
      const { part, name, hash } = arrived;
      const at = `/${pointerToken(name)}`;
      if (part === undefined) {
        // The validator says that it is unknown, and which one was meant.
        Object.defineProperty(value, name, { value: null, enumerable: true, configurable: true, writable: true });
        continue;
      }
      if (!part.several && Object.hasOwn(value, name)) {
        issues.push({ path: at, message: "is sent twice; send it once" });
        continue;
      }
      try {
        put(value, part, contentOf(arrived, part));
        if (hash !== null)
          put(digested, part, { digest: hash.digest("base64"), type: arrived.contentType, name: arrived.filename });
      } catch (error) {
        if (!isInvalid(error)) throw error;
        issues.push(...(error.details.issues as Issue[]).map((issue) => ({ ...issue, path: at + issue.path })));
      }
    }
    if (issues.length > 0) throw invalidRequest(issues);
    return { value, digested: this.#digests ? { ...value, ...digested } : null };
  }
}

function put(value: Record<string, unknown>, { name, several }: Part, one: unknown): void {
  if (several) value[name] = [...((value[name] as unknown[] | undefined) ?? []), one];
  else value[name] = one;
}

/** @throws ServiceError `invalid_request` */
function contentOf({ filename, contentType, bytes }: Arrived, { kind, contentTypes }: Part): unknown {
  const whole = bytes.whole();
  if (kind === "file") {
    if (contentTypes !== undefined && !contentTypes.some((range) => isWithin(range, contentType))) {
      const message = `must be ${contentTypes.join(" or ")}, not ${JSON.stringify(contentType.slice(0, 100))}`;
      throw invalidRequest([{ path: "", message }]);
    }
    return { filename, contentType, bytes: whole } satisfies FilePart;
  }
  if (kind === "json") return parseJsonBody(whole);
  if (!isUtf8(whole)) throw invalidRequest([{ path: "", message: "must be UTF-8, but it contains other bytes" }]);
  if (whole.includes(0)) throw invalidRequest([{ path: "", message: "contains a NUL character" }]);
  return typedValue(whole.toString("utf8"), kind);
}

function tooLarge(name: string, most: number): ServiceError {
  return new ServiceError("too_large", `The part ${name} is too large. It has at most ${sizeWords(most)}.`, {
    details: { part: name, limit_bytes: most },
  });
}

function refused(problem: string): ServiceError {
  return invalidRequest([{ path: "", message: `the body is not ${PARTS_TYPE} that can be read: ${problem}` }]);
}
