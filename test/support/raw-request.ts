/** Requests exactly as they are given: no URL is parsed and no header added on the way. */
import { Agent, request as httpRequest } from "node:http";

export interface RawRequest {
  readonly method: string;
  /** The request target as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface RawClient {
  send(request: RawRequest): Promise<RawResponse>;
  close(): void;
}

/** @param address `http://127.0.0.1:<port>` */
export function rawClient(address: string): RawClient {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const length = body === null ? {} : { "Content-Length": String(body.length) };
        const options = { agent, hostname, port, method, path: target, headers: { ...headers, ...length } };
        const sent = httpRequest(options, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() });
          });
        });
        sent.on("error", reject);
        sent.end(body ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}
