/**
 * The service as a Koa application, and its operations as a middleware for another one.
 *
 *   request ─▶ middleware of `use` ─▶ operations ─▶ endpoints ─▶ mounts ─▶ what says that nothing is there
 *
 * The service answers every request, so its own middleware comes last, whenever `use` is called before `callback`. Where nobody has added any,
 * requests take the fast path: Koa's context, its chain and its listeners for each response are left out.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Router } from "@koa/router";
import Koa from "koa";
import { hasBody } from "./body.ts";
import { dispatch, type Serve } from "./dispatch.ts";
import type { MakeEndpoint } from "./endpoint.ts";
import { innerCall } from "./inner-call.ts";
import { answerTo, leave } from "./koa-answer.ts";
import { type Mount, pageFrom, writePage } from "./mount.ts";
import type { Pipeline } from "./pipeline.ts";
import { requestPath } from "./request-target.ts";
import { collect } from "./response-headers.ts";
import { type Routed, routed } from "./routed.ts";
import { answerUnrouted } from "./unrouted.ts";

export interface ApplicationParts {
  readonly router: Router;
  readonly pipeline: Pipeline<unknown, unknown>;
  /** Probes, documentation, console; the first that fits answers. */
  readonly mounts: readonly Mount[];
  /** Other protocols. */
  readonly endpoints: readonly MakeEndpoint[];
}

export class Application extends Koa {
  readonly #serve: Serve;
  readonly #pipeline: Pipeline<unknown, unknown>;
  readonly #own: readonly Koa.Middleware[];

  constructor({ router, pipeline, mounts, endpoints: makers }: ApplicationParts) {
    super();
    const find = dispatch(router);
    const unrouted = answerUnrouted(pipeline);
    this.#pipeline = pipeline;
    let handle: ReturnType<Koa["callback"]> | undefined;
    const call = innerCall((request, response) => {
      handle ??= this.callback();
      return handle(request, response);
    });
    const endpoints = new Map(makers.map((make) => make({ pipeline, call })).map((endpoint) => [endpoint.at, endpoint]));
    const otherwise = async (request: Routed) => {
      const endpoint = endpoints.get(requestPath(request.req.url ?? ""));
      if (endpoint !== undefined) return endpoint.serve(request);
      const page = await pageFrom(mounts, request.req, pipeline);
      if (page === null) await unrouted(request);
      else if (request.koa === null) writePage(request.res, page);
      else leave(request.koa, page.status, page.headers, page.body);
    };
    this.#serve = (request) => (find(request) ?? otherwise)(request);
    this.#own = [withEnvelope(pipeline), (ctx) => this.#serve(routed(ctx.req, ctx.res, ctx))];
    this.middleware = [...this.#own];
  }

  /** Adds a middleware before the service's own, after those that were added before it. */
  override use<State, Context>(
    middleware: Koa.Middleware<State, Context>,
  ): Koa<State & Koa.DefaultState, Context & Koa.DefaultContext> {
    const used = super.use(middleware);
    this.middleware.push(...this.middleware.splice(-2, 1));
    return used;
  }

  override callback(): ReturnType<Koa["callback"]> {
    if (this.middleware.length > this.#own.length) return super.callback();
    return (request, response) => this.#fast(request as IncomingMessage, response as ServerResponse);
  }

  /**
   * The fast path. There is no context, so do not use Koa from here on. Its listeners wait for handlers that return before their response
   * is written. They alone would cost a tenth of a small request.
   */
  async #fast(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = routed(request, response, null);
    try {
      await this.#serve(one);
    } catch (error) {
      await answerFailed(one, error, this.#pipeline);
    }
  }
}

/**
 * The operations as a middleware that any Koa application can mount. Paths that no operation has are left to the application's next
 * middleware. Bodies are read here, so it belongs before what parses bodies.
 */
export function operationsMiddleware({ router, pipeline }: Pick<ApplicationParts, "router" | "pipeline">): Koa.Middleware {
  const find = dispatch(router);
  const unrouted = answerUnrouted(pipeline);
  const enveloped = withEnvelope(pipeline);
  return (ctx, next) => {
    const request = routed(ctx.req, ctx.res, ctx);
    const serve = find(request);
    if (serve === undefined && request.matched.length === 0) return next();
    return enveloped(ctx, async () => {
      if (ctx.req.readableDidRead && hasBody(ctx.req))
        throw new Error("The body was read before the operations. Mount them before the middleware that parses bodies.");
      await (serve ?? unrouted)(request);
    });
  };
}

/** Failures of what comes after it are answered in the envelope, but for those that their thrower meant to be seen (`ctx.throw`). */
function withEnvelope(pipeline: Pipeline<unknown, unknown>): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if ((error as { expose?: unknown }).expose === true) throw error;
      await answerFailed(routed(ctx.req, ctx.res, ctx), error, pipeline);
    }
  };
}

function answerFailed(request: Routed, error: unknown, pipeline: Pipeline<unknown, unknown>): Promise<void> | undefined {
  const headers = collect(pipeline, request.req);
  return answerTo(request, pipeline.errors.answer(error, headers["X-Request-Id"], pipeline.log), headers);
}
