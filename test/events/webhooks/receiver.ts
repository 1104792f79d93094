/** A receiver of webhooks on loopback, and a way out that leads to receivers alone, by addresses that look public. */
import { readFileSync } from "node:fs";
import { createServer as createPlain, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Outside } from "#src/events/webhooks/outside.ts";

const certificate = (name: string) => readFileSync(new URL(`certificates/${name}`, import.meta.url), "utf8");
export const authority = certificate("authority.pem");

export interface Received {
  headers: Readonly<Record<string, string>>;
  body: string;
  path: string;
  /** Its connection: the same number for requests over one. */
  connection: number;
  servername: string;
}

export type Answering = (request: IncomingMessage, response: ServerResponse, body: string, received: Received) => void;

export interface Receiver {
  readonly port: number;
  readonly received: Received[];
  /** Connections that were made to it. */
  readonly connections: () => number;
  /** What it answers from now on; 204 at first. */
  answer(answering: Answering): void;
  close(): Promise<void>;
}

export const answering =
  (status: number, headers: Record<string, string> = {}, text = ""): Answering =>
  (_, response) => {
    response.writeHead(status, headers).end(text);
  };

export async function startReceiver({ plain = false } = {}): Promise<Receiver> {
  const received: Received[] = [];
  const sockets = new Map<Socket, number>();
  let answer: Answering = answering(204);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const socket = request.socket as Socket & { servername?: string };
      const one: Received = {
        headers: request.headers as Record<string, string>,
        body,
        path: request.url ?? "",
        connection: sockets.get(socket) ?? -1,
        servername: socket.servername || "",
      };
      received.push(one);
      answer(request, response, body, one);
    });
  };
  const server = plain
    ? createPlain(handle)
    : createServer({ key: certificate("server.key"), cert: certificate("server.pem") }, handle);
  let made = 0;
  server.on(plain ? "connection" : "secureConnection", (socket: Socket) => {
    sockets.set(socket, made++);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    connections: () => made,
    answer: (answering) => {
      answer = answering;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface TestOutside extends Outside {
  /** What was asked for and connected to, in order. */
  readonly asked: string[];
  readonly connected: string[];
}

/**
 * @param names what names resolve to, at each time they are asked for: the last for good
 * @param ports where an address leads to on loopback; elsewhere nobody answers
 */
export function testOutside(names: Record<string, readonly string[][]>, ports: Record<string, number>): TestOutside {
  const asked: string[] = [];
  const connected: string[] = [];
  return {
    asked,
    connected,
    async resolve(host) {
      const times = asked.filter((one) => one === host).length;
      asked.push(host);
      const found = names[host]?.at(Math.min(times, names[host].length - 1));
      if (!found) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" });
      return [...found];
    },
    connect(address) {
      connected.push(address);
      const port = ports[address];
      // Port 1 of loopback refuses.
      return connect({ host: "127.0.0.1", port: port ?? 1 });
    },
  };
}
