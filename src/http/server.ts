/** The HTTP server: Koa and its router around the adapters, with everything that Node leaves to its user decided. */
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Router } from "@koa/router";
import Koa from "koa";
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Accounts } from "#src/accounts/accounts.ts";
import { AddressBlocks } from "#src/address-blocks.ts";
import type { Clock } from "#src/clock.ts";
import type { Logger } from "#src/log.ts";
import type { Pipeline } from "./adapter.ts";
import { collect, send } from "./answer.ts";
import type { AnswerStore } from "./answer-store.ts";
import { awaitingContinue } from "./body.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { Compression } from "./compression.ts";
import { type Dispatched, dispatch } from "./dispatch.ts";
import { answerError, envelope } from "./errors.ts";
import type { OpenStream } from "./event-stream.ts";
import { IdempotencyCache } from "./idempotency.ts";
import { InFlight } from "./in-flight.ts";
import { LargeBodies } from "./large-bodies.ts";
import { cannotListen } from "./listening.ts";
import { answerFromMounts, type Mount } from "./mount.ts";
import { deafObserver, type Observer } from "./observer.ts";
import { operationRouter } from "./operations.ts";
import type { RemoteBodies } from "./remote-body.ts";
import { requestIdOf } from "./request-id.ts";
import { requestPath } from "./request-target.ts";
import { segmentTree } from "./segment-tree.ts";
import { SlowBodies } from "./slow-bodies.ts";
import { answerUnrouted, refusalOf } from "./unrouted.ts";

export interface ServerConfig {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Share of responses that are checked against the contract, 0 to 1. */
  readonly responseValidation: number;
  /** Addresses and blocks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
}

export interface ServerOptions {
  /** The generated `Handlers<RequestContext>`. */
  readonly handlers: object;
  readonly operations: readonly OperationDescriptor[];
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: ServerConfig;
  /** Probes, documentation, console; the first that fits answers. */
  readonly mounts?: readonly Mount[];
  readonly observer?: Observer;
  /** What a response that breaks the contract becomes: `log` (default) leaves it, `answer` makes it a 500 that says why. */
  readonly violations?: "log" | "answer";
  readonly limits?: Partial<Limits>;
  /** What takes large bodies to other threads, by operation id; those of other operations are handled here. */
  readonly remote?: Readonly<Record<string, RemoteBodies>>;
  /** What opens streams of events, by operation id. */
  readonly streams?: Readonly<Record<string, OpenStream>>;
  /** Keeps answers to idempotency keys for all processes; absent: each process keeps its own. */
  readonly answers?: AnswerStore;
  /** Operations whose repeat does no harm, by id: the process keeps their answers itself. */
  readonly harmless?: ReadonlySet<string>;
}

/** Times in milliseconds. */
export interface Limits {
  /** The head of a request, from its first byte. */
  headersTimeoutMs: number;
  /** The whole of a request: 64 MB at 4 Mbit/s, and the wait for room before them. */
  requestTimeoutMs: number;
  /** An idle connection is kept this long; longer than the 60 s of most proxies, so that they close first. */
  keepAliveMs: number;
  /** A connection without any traffic either way; above all one whose client does not read its answer. */
  silenceMs: number;
  /** Bodies of 1 MB and more that are read and handled at one time, together. */
  largeBodiesBytes: number;
  /** How long one waits for room before it is refused; less than `silenceMs`, which would cut it off without a word. */
  largeBodyWaitMs: number;
  /** Bytes of a body that have to arrive in a second, over a period. */
  slowBodyBytesPerSecond: number;
  slowBodyPeriodMs: number;
  /** Answers kept for retries in the memory of the process. */
  idempotencyBytes: number;
  idempotencyMs: number;
}

const defaults: Limits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 230_000,
  keepAliveMs: 75_000,
  silenceMs: 120_000,
  largeBodiesBytes: 256 * 2 ** 20,
  largeBodyWaitMs: 100_000,
  slowBodyBytesPerSecond: 1_000,
  slowBodyPeriodMs: 10_000,
  idempotencyBytes: 64 * 2 ** 20,
  idempotencyMs: 24 * 3_600_000,
};

export interface RunningServer {
  /** What is listened on, with the port that was taken. */
  start(): Promise<{ host: string; port: number; url: string }>;
  /** Takes no more requests, finishes those under way for up to `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
  readonly server: Server;
}

export function createServer(options: ServerOptions): RunningServer {
  const { accounts, clock, log, config } = options;
  const limits = { ...defaults, ...options.limits };
  const observer = options.observer ?? deafObserver;
  const pipeline: Pipeline = {
    accounts,
    trustedProxies: new AddressBlocks(config.trustedProxies ?? []),
    observer,
    log,
    bodies: {
      large: new LargeBodies(limits.largeBodiesBytes, limits.largeBodyWaitMs),
      slow: new SlowBodies({ bytesPerSecond: limits.slowBodyBytesPerSecond, periodMs: limits.slowBodyPeriodMs }),
    },
    remote: options.remote ?? {},
    streams: options.streams ?? {},
    responses: { share: config.responseValidation, violations: options.violations ?? "log" },
    compression: new Compression(),
    harmless: options.harmless ?? new Set(),
    idempotency: new IdempotencyCache({
      clock,
      log,
      mostBytes: limits.idempotencyBytes,
      longestMs: limits.idempotencyMs,
      store: options.answers ?? null,
    }),
  };
  const router = operationRouter(options.operations, options.handlers, pipeline);
  const handle = koaApp(options, router, pipeline).callback();
  const inFlight = new InFlight();
  let stopping = false;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    if (stopping) response.shouldKeepAlive = false;
    const hosts = hostsOf(request);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1"))
      refuseWithoutOneHost(request, response, hosts, accounts.leastLimit);
    else void handle(request, response);
  };
  const server = createHttpServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
      // Node's own refusals have no envelope.
      requireHostHeader: false,
      noDelay: true,
    },
    listener,
  );
  server.timeout = limits.silenceMs;
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    awaitingContinue.add(request);
    listener(request, response);
  });
  // Only 100-continue exists; a client that expects anything else is served as if it had not said so.
  server.on("checkExpectation", listener);
  const match = segmentTree(router);
  answerBrokenRequests(server, inFlight, {
    refuseMethod: (method, url) => refusalOf({ method, url, matched: match(requestPath(url), "").path }),
    leastLimit: accounts.leastLimit,
    log,
  });

  return {
    server,
    start: () => listen(server, config),
    async stop(graceMs) {
      stopping = true;
      inFlight.endConnections();
      await close(server, graceMs);
    },
  };
}

/** One middleware, and Koa's handling of what comes after it left out: nothing here leaves a response for Koa to write. */
function koaApp({ mounts = [], accounts, log }: ServerOptions, router: Router, pipeline: Pipeline): Koa {
  const app = new Koa();
  const { leastLimit } = accounts;
  const unrouted = answerUnrouted(pipeline);
  const serve = dispatch(router, async (ctx) => {
    if (!(await answerFromMounts(mounts, ctx.req, ctx.res, leastLimit))) await unrouted(ctx);
  });
  app.use((ctx) => serve(ctx as unknown as Dispatched));
  // Koa's own waits for the response to finish, for handlers that return before; its listeners cost a tenth of a small request.
  Object.assign(app, {
    handleRequest: (ctx: Koa.Context, middleware: (ctx: Koa.Context) => Promise<void>) =>
      middleware(ctx).catch((error: unknown) => {
        const requestId = requestIdOf(ctx.req.headers["x-request-id"]);
        send(ctx.req, ctx.res, answerError(error, requestId, log), collect(requestId, leastLimit));
      }),
  });
  return app;
}

/** How many Host headers there are. Node keeps the first of several, where a proxy may have gone by the last. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}

function refuseWithoutOneHost(request: IncomingMessage, response: ServerResponse, hosts: number, leastLimit: number): void {
  const refusal =
    hosts === 0
      ? envelope("invalid_request", "An HTTP/1.1 request needs a Host header.", {
          issues: [{ path: "header/Host", message: "is required" }],
        })
      : envelope("invalid_request", `The request has ${hosts} Host headers; it needs exactly one.`, {
          issues: [{ path: "header/Host", message: "is given more than once" }],
        });
  send(request, response, refusal, collect(requestIdOf(request.headers["x-request-id"]), leastLimit));
}

function listen(server: Server, { host, port }: ServerConfig): Promise<{ host: string; port: number; url: string }> {
  return new Promise((resolve, reject) => {
    const place = { host, port, hostVariable: "HOST", portVariable: "PORT" };
    const fail = (error: NodeJS.ErrnoException) => reject(cannotListen(place, error));
    server.once("error", fail);
    server.listen({ host, port }, () => {
      server.off("error", fail);
      const taken = (server.address() as AddressInfo).port;
      const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
      resolve({ host, port: taken, url: `http://${shown}:${taken}` });
    });
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close((error) => {
      clearTimeout(cut);
      if (error && (error as NodeJS.ErrnoException).code !== "ERR_SERVER_NOT_RUNNING") reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
