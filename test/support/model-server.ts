/**
 * A model's server for tests: real HTTP, well-formed answers as its protocol makes them, and any misbehaviour a test asks for. The protocols
 * are in `system-one-server.ts` and `chat-server.ts`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What one request meets. */
export type Behaviour<Reply> =
  | { kind: "answer" }
  /** Never replies. */
  | { kind: "hang" }
  /** Replies once the promise resolves. */
  | { kind: "hold"; until: Promise<void> }
  /** Cuts the connection: before a byte, or in the middle of the reply. */
  | { kind: "reset"; after?: "headers" }
  | { kind: "reply"; status: number; body?: unknown; headers?: Record<string, string> }
  /** Begins a reply and says no more of it. */
  | { kind: "stall" }
  /** Changes the well-formed reply before it is sent. */
  | { kind: "twist"; twist(reply: Reply): unknown };

export interface Recorded<Body> {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: Body;
  /** The body as it came, in which objects have their members in the order in which they were sent. */
  raw: string;
}

export interface ModelServer<Body, Reply> {
  /** Without a path. */
  readonly url: string;
  readonly apiKey: string;
  /** What `model` names in replies. */
  model: string;
  /** Every question to the model, in order of arrival. */
  readonly requests: Recorded<Body>[];
  /** Most that were under way at once. */
  readonly mostAtOnce: number;
  /** Requests under way. */
  readonly open: number;
  /** One-time behaviours of the next requests, in order; the default after them. */
  next(...behaviours: Behaviour<Reply>[]): void;
  /** The behaviour where none is next. */
  byDefault: (request: Recorded<Body>) => Behaviour<Reply>;
  /** Resolves when so many requests have arrived since the start. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface Protocol<Body, Reply> {
  apiKey: string;
  model: string;
  /** Where questions are sent. */
  path: string;
  /** What a request without the right key is told. */
  unauthorized: unknown;
  /** The well-formed reply, or a refusal if this is no valid request. */
  answer(body: Body, model: string): { reply: Reply } | { status: number; refusal: unknown };
  /** Other paths. */
  other?(method: string, path: string, model: string): unknown;
}

/** Listens on a free port of this machine. */
export async function startModelServer<Body, Reply>(protocol: Protocol<Body, Reply>): Promise<ModelServer<Body, Reply>> {
  const { apiKey } = protocol;
  const upcoming: Behaviour<Reply>[] = [];
  const watchers = new Set<{ count: number; resolve(): void }>();
  let [open, mostAtOnce] = [0, 0];

  const http = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));

  const server: ModelServer<Body, Reply> = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    apiKey,
    model: protocol.model,
    requests: [],
    get mostAtOnce() {
      return mostAtOnce;
    },
    get open() {
      return open;
    },
    next: (...behaviours) => void upcoming.push(...behaviours),
    byDefault: () => ({ kind: "answer" }),
    arrived(count) {
      if (server.requests.length >= count) return Promise.resolve();
      return new Promise((resolve) => watchers.add({ count, resolve }));
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [method, path] = [request.method ?? "", request.url ?? ""];
    if (request.headers.authorization !== `Bearer ${apiKey}`) return send(response, 401, protocol.unauthorized);
    if (method !== "POST" || path !== protocol.path) {
      const other = protocol.other?.(method, path, server.model);
      return other === undefined ? send(response, 404, { detail: "Not Found" }) : send(response, 200, other);
    }
    const raw = await text(request);
    const recorded = { method, path, headers: request.headers, body: JSON.parse(raw) as Body, raw };
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    server.requests.push(recorded);
    for (const watcher of watchers) if (watcher.count <= server.requests.length) watchers.delete(watcher) && watcher.resolve();
    await behave(upcoming.shift() ?? server.byDefault(recorded), recorded.body, response);
  }

  async function behave(behaviour: Behaviour<Reply>, body: Body, response: ServerResponse): Promise<void> {
    switch (behaviour.kind) {
      case "hang":
        return;
      case "stall":
      case "reset":
        if (behaviour.kind === "stall" || behaviour.after === "headers") {
          response.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
          await new Promise((resolve) => response.write('{"model":', resolve));
        }
        if (behaviour.kind === "reset") response.socket?.destroy();
        return;
      case "reply":
        return send(response, behaviour.status, behaviour.body, behaviour.headers);
      case "hold":
        await behaviour.until;
        return answer(body, response, (reply) => reply);
      case "twist":
        return answer(body, response, behaviour.twist);
      case "answer":
        return answer(body, response, (reply) => reply);
      default:
        behaviour satisfies never;
    }
  }

  function answer(body: Body, response: ServerResponse, twist: (reply: Reply) => unknown): void {
    const answered = protocol.answer(body, server.model);
    if ("reply" in answered) send(response, 200, twist(answered.reply));
    else send(response, answered.status, answered.refusal);
  }

  return server;
}

/** Sends a text as it is, so that a test may send what is no JSON. */
function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
