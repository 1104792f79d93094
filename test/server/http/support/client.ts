/** Requests as a test writes them, and a raw connection for those that no HTTP client would send. */
import { connect, type Socket } from "node:net";
import { expect } from "vitest";

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined where it is empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly json: any;
}

export interface Sent {
  method?: string;
  /** Null sends none. */
  key?: string | null;
  headers?: Record<string, string>;
  /** Sent as JSON, with the content type that says so. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | Uint8Array;
}

export async function call(url: string, path: string, sent: Sent = {}): Promise<Received> {
  const { key = "writer" } = sent;
  const json = sent.json === undefined ? undefined : JSON.stringify(sent.json);
  const body = sent.body ?? json;
  const response = await fetch(url + path, {
    method: sent.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body: body as NonNullable<RequestInit["body"]> }),
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === "" ? undefined : JSON.parse(text) };
}

/** Expects the envelope with this status and code, and all that every response carries; gives back the error. */
// biome-ignore lint/suspicious/noExplicitAny: details have every shape
export function expectError(received: Received, status: number, code: string): { code: string; message: string; details: any } {
  expect({ status: received.status, body: received.json }).toMatchObject({ status, body: { error: { code } } });
  expectCommonHeaders(received);
  expect(Object.keys(received.json)).toEqual(["error"]);
  expect(Object.keys(received.json.error).sort()).toEqual(["code", "details", "message"]);
  expect(received.json.error.message).toMatch(/\S/);
  return received.json.error;
}

export function expectCommonHeaders({ headers }: Received): void {
  expect(headers.get("x-request-id")).toMatch(/^[A-Za-z0-9._:/+=-]{8,128}$/);
  // A limit is never 0.
  expect(headers.get("x-ratelimit-limit")).toMatch(/^[1-9]\d*$/);
  expect(headers.get("x-ratelimit-reset")).toMatch(/^\d+$/);
  expect(headers.get("x-ratelimit-remaining")).toMatch(/^\d+$/);
}

/** A TCP connection that collects the responses that come back on it. */
export class RawConnection {
  readonly socket: Socket;
  #received = "";
  #closed = false;
  #wake: () => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      this.#received += text;
      this.#wake();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#closed = true;
      this.#wake();
    });
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1" }, () => resolve(new RawConnection(socket)));
      socket.once("error", reject);
    });
  }

  send(text: string | Buffer): void {
    this.socket.write(text);
  }

  /** The next response, taken off what was received; null where the connection ended before it was complete. */
  async response(): Promise<Received | null> {
    for (;;) {
      const parsed = takeResponse(this.#received);
      if (parsed) {
        this.#received = parsed.rest;
        if (parsed.response.status !== 100) return parsed.response;
        continue;
      }
      if (this.#closed) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Whether a `100 Continue` has come; takes it off. */
  async continued(): Promise<boolean> {
    for (;;) {
      const parsed = takeResponse(this.#received);
      if (parsed) {
        if (parsed.response.status !== 100) return false;
        this.#received = parsed.rest;
        return true;
      }
      if (this.#closed) return false;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async closed(): Promise<void> {
    while (!this.#closed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  destroy(): void {
    this.socket.destroy();
  }
}

function takeResponse(text: string): { response: Received; rest: string } | null {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const [line = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((header): [string, string] => [header.slice(0, header.indexOf(":")), header.slice(header.indexOf(":") + 1).trim()]),
  );
  const status = Number(line.split(" ")[1]);
  const length = Number(headers.get("content-length") ?? 0);
  const bytes = text.slice(end + 4, end + 4 + length);
  if (bytes.length < length) return null;
  const body = Buffer.from(bytes, "latin1").toString("utf8");
  const isJson = headers.get("content-type")?.includes("json");
  const json = isJson && body !== "" ? JSON.parse(body) : undefined;
  return { response: { status, headers, text: body, json }, rest: text.slice(end + 4 + length) };
}

/** The head of a raw request. */
export function head(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const all = { Host: "localhost", Authorization: "Bearer writer", ...headers };
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}
