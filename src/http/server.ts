/** The HTTP server: Koa and its router around the adapters, with everything that Node leaves to its user decided. */
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import type { OperationDescriptor } from "#generated/contract.ts";
import type { Accounts } from "#src/accounts/accounts.ts";
import type { Clock } from "#src/clock.ts";
import type { Logger } from "#src/log.ts";
import type { Pipeline } from "./adapter.ts";
import { collect, send } from "./answer.ts";
import { awaitingContinue } from "./body.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { type Dispatched, dispatch } from "./dispatch.ts";
import { answerError, envelope } from "./errors.ts";
import { IdempotencyCache } from "./idempotency.ts";
import { InFlight } from "./in-flight.ts";
import { LargeBodies } from "./large-bodies.ts";
import { answerFromMounts, type Mount } from "./mount.ts";
import { deafObserver, type Observer } from "./observer.ts";
import { operationRouter } from "./operations.ts";
import type { RemoteBodies } from "./remote-body.ts";
import { requestIdOf } from "./request-id.ts";
import { answerUnrouted } from "./unrouted.ts";

export interface ServerConfig {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Share of responses that are checked against the contract, 0 to 1. */
  readonly responseValidation: number;
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
  /** Answers kept for retries. */
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
    observer,
    log,
    large: new LargeBodies(limits.largeBodiesBytes, limits.largeBodyWaitMs),
    remote: options.remote ?? {},
    responses: { share: config.responseValidation, violations: options.violations ?? "log" },
    idempotency: new IdempotencyCache({ clock, mostBytes: limits.idempotencyBytes, longestMs: limits.idempotencyMs }),
  };
  const handle = koaApp(options, pipeline).callback();
  const inFlight = new InFlight();
  let stopping = false;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    if (stopping) response.shouldKeepAlive = false;
    if (request.headers.host === undefined && request.httpVersion === "1.1") refuseWithoutHost(request, response);
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
  answerBrokenRequests(server, inFlight, log);

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
function koaApp(
  { operations, handlers, mounts = [], accounts, log, observer = deafObserver }: ServerOptions,
  pipeline: Pipeline,
): Koa {
  const app = new Koa();
  const unrouted = answerUnrouted(accounts, observer, log);
  const serve = dispatch(operationRouter(operations, handlers, pipeline), async (ctx) => {
    if (!(await answerFromMounts(mounts, ctx.req, ctx.res))) await unrouted(ctx);
  });
  app.use((ctx) => serve(ctx as unknown as Dispatched));
  // Koa's own waits for the response to finish, for handlers that return before; its listeners cost a tenth of a small request.
  Object.assign(app, {
    handleRequest: (ctx: Koa.Context, middleware: (ctx: Koa.Context) => Promise<void>) =>
      middleware(ctx).catch((error: unknown) => {
        const requestId = requestIdOf(ctx.req.headers["x-request-id"]);
        send(ctx.req, ctx.res, answerError(error, requestId, log), collect(requestId));
      }),
  });
  return app;
}

function refuseWithoutHost(request: IncomingMessage, response: ServerResponse): void {
  const refusal = envelope("invalid_request", "An HTTP/1.1 request needs a Host header.", {
    issues: [{ path: "header/Host", message: "is required" }],
  });
  send(request, response, refusal, collect(requestIdOf(request.headers["x-request-id"])));
}

function listen(server: Server, { host, port }: ServerConfig): Promise<{ host: string; port: number; url: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is taken by another process" : error.message;
      reject(new Error(`PORT ${port} on ${host} cannot be listened on: it ${why}. Set another one.`, { cause: error }));
    };
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
