/** The HTTP server: the Koa application behind Node's server, with explicit settings for everything that Node leaves open. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer, type ServerOptions as ServerSettings } from "node:https";
import type { AddressInfo } from "node:net";
import type Koa from "koa";
import { AddressBlocks } from "./address-blocks.ts";
import { type Answer, send } from "./answer.ts";
import { Application, operationsMiddleware } from "./application.ts";
import { belowBasePath } from "./base-path.ts";
import { awaitingContinue } from "./body.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { Compression } from "./compression.ts";
import type { ErrorStatuses, OperationDescriptor } from "./contract.ts";
import { CrossOrigin, type ServiceHeaders } from "./cross-origin.ts";
import type { MakeEndpoint } from "./endpoint.ts";
import { Errors } from "./errors.ts";
import type { OpenStream } from "./event-stream.ts";
import { InFlight } from "./in-flight.ts";
import type { Inputs } from "./inputs.ts";
import { LargeBodies } from "./large-bodies.ts";
import { cannotListen } from "./listening.ts";
import type { Logger } from "./log.ts";
import type { Mount } from "./mount.ts";
import { deafObserver, type Observer } from "./observer.ts";
import { operationRouter } from "./operations.ts";
import type { Hints, Pipeline } from "./pipeline.ts";
import type { Admission, Handling, Retries } from "./ports.ts";
import type { RemoteBodies } from "./remote-body.ts";
import type { RequestLog } from "./request-log.ts";
import { requestPath } from "./request-target.ts";
import { responseCheck } from "./response-check.ts";
import { collect } from "./response-headers.ts";
import { segmentTree } from "./segment-tree.ts";
import { SlowBodies } from "./slow-bodies.ts";
import { followCertificate, readCertificate, STRICT_TRANSPORT, TLS_SETTINGS, type TlsFiles } from "./tls.ts";
import { refusalOf } from "./unrouted.ts";

export interface ServerConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** The prefix under which a proxy publishes everything that is served, such as `/judgments`. Absent or empty: none. */
  readonly basePath?: string;
  /** The share of responses that are checked against the contract, 0 to 1. The default is 1, and 0.01 where `NODE_ENV` is `production`. */
  readonly responseValidation?: number;
  /** Addresses and blocks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[];
  /** Origins whose pages may call the API from a browser; `*` is all of them. */
  readonly corsOrigins?: readonly string[];
  /** The certificate to serve https with. Absent or null: plain http, for a proxy that has one. */
  readonly tls?: TlsFiles | null;
}

export interface ServerOptions<Caller, Context, Operation extends OperationDescriptor = OperationDescriptor> {
  /** The generated operations. */
  readonly operations: readonly Operation[];
  /** The generated `Handlers<Context>`. */
  readonly handlers: object;
  /** The generated `errorStatus`. */
  readonly errorStatus: ErrorStatuses;
  /** The path that all operations begin with, such as `/v1`. The default is none. */
  readonly base?: string;
  /** Names the service to clients without a key. */
  readonly realm: string;
  readonly admission: Admission<Caller, Operation>;
  readonly handling: Handling<Caller, Context, Operation>;
  /** Needed where operations take an `Idempotency-Key`. */
  readonly retries?: Retries<Caller>;
  readonly inputs: Inputs;
  readonly hints?: Hints;
  readonly headers?: ServiceHeaders;
  readonly log: Logger;
  readonly config: ServerConfig;
  /** Probes, documentation, console. The first match responds. */
  readonly mounts?: readonly Mount[];
  /** Other protocols than the operations, which come before the mounts. */
  readonly endpoints?: readonly MakeEndpoint<Caller>[];
  readonly observer?: Observer;
  /** Is told each request of a known caller when it has ended. */
  readonly requestLog?: RequestLog<Caller, Operation>;
  /**
   * What happens to a response that violates the contract: `log` sends it, `answer` makes it a 500 with the difference. The default is `answer`,
   * and `log` where `NODE_ENV` is `production`.
   */
  readonly violations?: "log" | "answer";
  readonly limits?: Partial<Limits>;
  /** Moves large bodies to other threads, by operation id. Those of other operations are handled in this thread. */
  readonly remote?: Readonly<Record<string, RemoteBodies<Context>>>;
  /** Opens event streams, by operation id. */
  readonly streams?: Readonly<Record<string, OpenStream<Caller>>>;
}

/** Times in milliseconds. */
export interface Limits {
  /** The maximum time for the head of a request, from its first byte. */
  headersTimeoutMs: number;
  /** The maximum time for a whole request: 64 MB at 4 Mbit/s, and the wait for room before them. */
  requestTimeoutMs: number;
  /** How long an idle connection is kept: longer than the 60 s of most proxies, so that they close first. */
  keepAliveMs: number;
  /** How long a connection may have no traffic while its client has to send or to read. While a handler works, it may. */
  silenceMs: number;
  /** The total size of bodies of 1 MB and more that are being read and handled. */
  largeBodiesBytes: number;
  /** How long a body waits for room before it is refused. Shorter than `silenceMs`, which would close the connection silently. */
  largeBodyWaitMs: number;
  /** The minimum rate of a body in bytes per second, over a period. */
  slowBodyBytesPerSecond: number;
  slowBodyPeriodMs: number;
  /** How often the files of the TLS certificate are compared with those in use. */
  certificateLookMs: number;
  /** After how much silence a stream of events sends a comment. Shorter than `silenceMs` and what proxies tolerate. */
  heartbeatMs: number;
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
  certificateLookMs: 10_000,
  heartbeatMs: 15_000,
};

export interface RunningServer {
  /** The service as a Koa application. Middleware that `use` adds before the start runs before the service's own. */
  readonly application: Koa;
  /** The operations as a middleware that another Koa application can mount. */
  readonly operations: Koa.Middleware;
  /** Starts to listen. Returns the address with the port that was taken. */
  start(): Promise<{ host: string; port: number; url: string }>;
  /** Accepts no more requests, finishes running ones for up to `graceMs`, then aborts the rest. */
  stop(graceMs: number): Promise<void>;
  readonly server: Server;
}

export function createServer<Caller, Context, Operation extends OperationDescriptor>(
  options: ServerOptions<Caller, Context, Operation>,
): RunningServer {
  const { log, config } = options;
  const limits = { ...defaults, ...options.limits };
  const observer = options.observer ?? deafObserver;
  const below = (target: string) => belowBasePath(target, config.basePath ?? "");
  const streamsEnd = new AbortController();
  const errors = new Errors(options.errorStatus, options.realm);
  // Operations are the service's own, so each is given back to the ports that take the service's.
  const pipeline = {
    base: options.base ?? "",
    errors,
    admission: options.admission,
    handling: options.handling,
    retries: options.retries ?? null,
    inputs: options.inputs,
    hints: options.hints ?? {},
    trustedProxies: new AddressBlocks(config.trustedProxies ?? []),
    crossOrigin: new CrossOrigin(config.corsOrigins ?? [], options.headers),
    observer,
    ...(options.requestLog ? { requestLog: options.requestLog } : {}),
    log,
    bodies: {
      large: new LargeBodies(limits.largeBodiesBytes, limits.largeBodyWaitMs),
      slow: new SlowBodies({ bytesPerSecond: limits.slowBodyBytesPerSecond, periodMs: limits.slowBodyPeriodMs }),
    },
    remote: options.remote ?? {},
    streams: options.streams ?? {},
    eventStreams: { heartbeatMs: limits.heartbeatMs, stopping: streamsEnd.signal },
    responses: responseCheck(config.responseValidation, options.violations),
    compression: new Compression(),
  } as unknown as Pipeline<unknown, unknown>;
  const router = operationRouter(options.operations, options.handlers, pipeline);
  const endpoints = (options.endpoints ?? []) as readonly MakeEndpoint[];
  const application = new Application({ router, pipeline, mounts: options.mounts ?? [], endpoints });
  let handle: ReturnType<Application["callback"]>;
  const inFlight = new InFlight();
  let stopping = false;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    request.url = below(request.url ?? "");
    if (config.tls) response.setHeader("Strict-Transport-Security", STRICT_TRANSPORT);
    if (stopping) response.shouldKeepAlive = false;
    const refusal = refusalOfHeaders(request, errors);
    if (refusal !== null) send(request, response, refusal, collect(pipeline, request));
    else void handle(request, response);
  };
  const settings = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
    // Node's own refusals have no envelope.
    requireHostHeader: false,
    noDelay: true,
  };
  const { server, forget } = config.tls
    ? secureServer(config.tls, { ...settings, handshakeTimeout: limits.headersTimeoutMs }, listener, {
        log,
        everyMs: limits.certificateLookMs,
      })
    : { server: createHttpServer(settings, listener), forget: () => {} };
  server.timeout = limits.silenceMs;
  // A client that waits for a long write has nothing to send. It would not learn what became of the write.
  server.on("timeout", (socket) => {
    if (inFlight.isHandledOn(socket)) socket.setTimeout(limits.silenceMs);
    else socket.destroy();
  });
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    awaitingContinue.add(request);
    listener(request, response);
  });
  // Only 100-continue exists. Other expectations are ignored.
  server.on("checkExpectation", listener);
  const match = segmentTree(router);
  answerBrokenRequests(server, inFlight, {
    refuseMethod(method, target) {
      const url = below(target);
      return refusalOf({ method, url, matched: match(requestPath(url), "").path }, pipeline);
    },
    common: pipeline,
    log,
  });

  return {
    application,
    operations: operationsMiddleware({ router, pipeline }),
    server,
    start() {
      handle = application.callback();
      return listen(server, config);
    },
    async stop(graceMs) {
      stopping = true;
      forget();
      streamsEnd.abort();
      inFlight.endConnections();
      await close(server, graceMs);
    },
  };
}

/** `forget` ends the look-out for new certificates. */
function secureServer(
  tls: TlsFiles,
  settings: ServerSettings,
  listener: RequestListener,
  following: { log: Logger; everyMs: number },
): { server: Server; forget: () => void } {
  const server = createHttpsServer({ ...settings, ...TLS_SETTINGS, ...readCertificate(tls) }, listener);
  return { server, forget: followCertificate(server, tls, following) };
}

/** Node keeps the first of several such headers, but a proxy may have used the last: for another host, or another caller. */
function refusalOfHeaders({ rawHeaders, httpVersion }: IncomingMessage, errors: Errors): Answer | null {
  const counts = { Host: 0, Authorization: 0 };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") counts.Host += 1;
    else if (name.length === 13 && name.toLowerCase() === "authorization") counts.Authorization += 1;
  }
  if (counts.Host > 1)
    return refusedHeader(errors, "Host", `The request has ${counts.Host} Host headers. It must have exactly one.`);
  if (counts.Authorization > 1) {
    const message = `The request has ${counts.Authorization} Authorization headers. It may have one.`;
    return refusedHeader(errors, "Authorization", message);
  }
  if (counts.Host === 1 || httpVersion !== "1.1") return null;
  return refusedHeader(errors, "Host", "An HTTP/1.1 request needs a Host header.", "is required");
}

function refusedHeader(errors: Errors, name: string, message: string, issue = "is repeated; send it once"): Answer {
  return errors.envelope("invalid_request", message, { issues: [{ path: `header/${name}`, message: issue }] });
}

/**
 * Connections that wait to be accepted. The system may allow fewer. Beyond them, it drops attempts silently, and their clients try again after one, three and
 * seven seconds. A server that is busy for a moment should accept and refuse them instead.
 */
const BACKLOG = 4096;

function listen(server: Server, { host, port, tls }: ServerConfig): Promise<{ host: string; port: number; url: string }> {
  return new Promise((resolve, reject) => {
    const place = { host, port, hostVariable: "HOST", portVariable: "PORT" };
    const fail = (error: NodeJS.ErrnoException) => reject(cannotListen(place, error));
    server.once("error", fail);
    server.listen({ host, port, backlog: BACKLOG }, () => {
      server.off("error", fail);
      const taken = (server.address() as AddressInfo).port;
      const shown = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
      resolve({ host, port: taken, url: `${tls ? "https" : "http"}://${shown}:${taken}` });
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
