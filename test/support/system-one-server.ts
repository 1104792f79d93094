/**
 * A System One server for tests: real HTTP, well-formed answers made of a hash of state and question, the protocol's limits checked, and any
 * misbehaviour a test asks for.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { issuesOf, type SystemOneBody, type WireQuestion } from "./system-one-validation.ts";

export type { SystemOneBody, WireQuestion } from "./system-one-validation.ts";

/** What one request meets. */
export type Behaviour =
  | { kind: "answer" }
  /** Never replies. */
  | { kind: "hang" }
  /** Replies once the promise resolves. */
  | { kind: "hold"; until: Promise<void> }
  /** Cuts the connection: before a byte, or in the middle of the reply. */
  | { kind: "reset"; after?: "headers" }
  | { kind: "reply"; status: number; body?: unknown; headers?: Record<string, string> }
  /** Changes the well-formed reply before it is sent. */
  | { kind: "twist"; twist(reply: WireReply): unknown };

export interface WireReply {
  model: string;
  answers: Record<string, Record<string, unknown>>;
  usage: { input_tokens: number; output_tokens: number };
}

export interface Recorded {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: SystemOneBody;
}

export interface SystemOneServer {
  /** Up to, not with, `/v1`. */
  readonly url: string;
  readonly apiKey: string;
  /** What `model` names in replies. */
  model: string;
  /** Every `POST /v1/systemone`, in order of arrival. */
  readonly requests: Recorded[];
  /** Most that were under way at once. */
  readonly mostAtOnce: number;
  /** Requests under way. */
  readonly open: number;
  /** One-time behaviours of the next requests, in order; the default after them. */
  next(...behaviours: Behaviour[]): void;
  /** The behaviour where none is next. */
  byDefault: (request: Recorded) => Behaviour;
  /** Resolves when so many requests have arrived since the start. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startSystemOneServer(apiKey = "test-key"): Promise<SystemOneServer> {
  const upcoming: Behaviour[] = [];
  const watchers = new Set<{ count: number; resolve(): void }>();
  let [open, mostAtOnce] = [0, 0];

  const http = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));

  const server: SystemOneServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    apiKey,
    model: "jev-1.13.0",
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
    const path = request.url ?? "";
    if (request.headers.authorization !== `Bearer ${apiKey}`) return send(response, 401, { detail: "Invalid API key" });
    if (request.method === "GET" && path === "/v1/models") return send(response, 200, { models: [modelCard(server.model)] });
    if (request.method !== "POST" || path !== "/v1/systemone") return send(response, 404, { detail: "Not Found" });
    const body = JSON.parse(await text(request)) as SystemOneBody;
    const recorded = { method: request.method, path, headers: request.headers, body };
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    server.requests.push(recorded);
    for (const watcher of watchers) if (watcher.count <= server.requests.length) watchers.delete(watcher) && watcher.resolve();
    await behave(upcoming.shift() ?? server.byDefault(recorded), body, response);
  }

  async function behave(behaviour: Behaviour, body: SystemOneBody, response: ServerResponse): Promise<void> {
    switch (behaviour.kind) {
      case "hang":
        return;
      case "reset":
        if (behaviour.after === "headers") {
          response.writeHead(200, { "content-type": "application/json", "content-length": "100000" });
          await new Promise((resolve) => response.write('{"model":', resolve));
        }
        response.socket?.destroy();
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

  function answer(body: SystemOneBody, response: ServerResponse, twist: (reply: WireReply) => unknown): void {
    const detail = issuesOf(body);
    if (detail.length > 0) send(response, 422, { detail });
    else send(response, 200, twist(replyTo(body, server.model)));
  }

  return server;
}

function replyTo(body: SystemOneBody, model: string): WireReply {
  const answers = Object.entries(body.questions).map(([id, question]) => [id, wireAnswer(question, body.state)]);
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return {
    model,
    answers: Object.fromEntries(answers),
    usage: { input_tokens: Math.ceil(bytes / 4), output_tokens: answers.length },
  };
}

function wireAnswer(question: WireQuestion, state: unknown): Record<string, unknown> {
  if (question.type === "noul") return { type: "noul", noul: masses(2, question, state)[1] };
  const labels = question.type === "choice" ? Object.keys(question.criteria) : question.criteria.map((_, level) => String(level));
  const dist = masses(labels.length, question, state);
  const peak = Math.max(...dist);
  const probabilities = Object.fromEntries(labels.map((label, at) => [label, dist[at]]));
  const confidence = (labels.length * peak - 1) / (labels.length - 1);
  if (question.type === "choice") return { type: "choice", choice: labels[dist.indexOf(peak)], confidence, probabilities };
  const legend = Object.fromEntries(labels.map((label, at) => [label, (question.criteria as unknown[])[at]]));
  return { type: "score", score: dist.reduce((sum, p, level) => sum + level * p, 0), confidence, legend, probabilities };
}

/** A distribution that depends on nothing but what was asked. */
function masses(count: number, question: WireQuestion, state: unknown): number[] {
  const weights = Array.from({ length: count }, (_, at) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([at, question, state]))
      .digest();
    return (hash.readUInt32BE(0) + 1) / 2 ** 32;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function modelCard(name: string): Record<string, string> {
  return { name, description: "A model for tests.", release_date: "2030-01-01" };
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
