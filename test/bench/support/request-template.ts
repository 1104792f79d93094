/** The bytes of a request that a load generator sends again and again. */

/** Ten digits take its place, so that a request keeps its length. */
export const NUMBER = "##########";

let sent = 0;

/** A request with another number in each `NUMBER`, every time. */
export class Template {
  readonly #bytes: Buffer;
  readonly #places: number[] = [];

  constructor(text: string) {
    this.#bytes = Buffer.from(text);
    for (let at = this.#bytes.indexOf(NUMBER); at >= 0; at = this.#bytes.indexOf(NUMBER, at + 1)) this.#places.push(at);
  }

  next(): Buffer {
    if (this.#places.length === 0) return this.#bytes;
    const bytes = Buffer.from(this.#bytes);
    const number = String(sent++).padStart(NUMBER.length, "0");
    for (const at of this.#places) bytes.write(number, at, "latin1");
    return bytes;
  }
}

/** A whole request as bytes on a connection. */
export function requestHead(key: string, method: "GET" | "POST", path: string, body?: string): string {
  return [
    `${method} /v1${path} HTTP/1.1`,
    "Host: bench",
    `Authorization: Bearer ${key}`,
    ...(body === undefined ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`]),
    "",
    body ?? "",
  ].join("\r\n");
}
