/** A local HTTP server that gives the responses of a test, one by one, and records the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  readonly method: string;
  /** As it arrived, undecoded. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
  /** JSON unless it is text. */
  readonly body?: unknown;
}

/** An answer, or what to do with the response instead of answering. */
export type Behaviour = Answer | ((response: ServerResponse, request: Received) => void);

export interface AnsweringServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly received: Received[];
}

/** The last behaviour repeats. */
export async function answeringServer(...behaviours: Behaviour[]): Promise<AnsweringServer> {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const request = {
        method: incoming.method ?? "",
        url: incoming.url ?? "",
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      const behaviour = behaviours[Math.min(received.length, behaviours.length - 1)]!;
      received.push(request);
      if (typeof behaviour === "function") behaviour(response, request);
      else answer(response, behaviour);
    });
  });
  // A busy machine may pause between two requests of a test that counts connections.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answer(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

/** An error in the service's envelope. */
export function refusal(status: number, code: string, details: unknown = {}, headers: Answer["headers"] = {}): Answer {
  return {
    status,
    headers: { "x-request-id": "req-1", ...headers },
    body: { error: { code, message: `It is ${code}.`, details } },
  };
}
