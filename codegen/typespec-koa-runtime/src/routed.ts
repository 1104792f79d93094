/** A request on its way to an operation: what the router has found out, and how the answer gets out. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MatchResult } from "@koa/router";
import type { ParameterizedContext } from "koa";

export interface Routed {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Path parameters, decoded once; one whose percent-encoding is broken is left as sent. */
  params: Record<string, string>;
  /** The same as sent. */
  captures: readonly string[];
  /** The routes whose path fits, under whatever method. */
  matched: MatchResult["path"];
  /** Where middleware stands around: the answer is left in its context. Null: it is written here, and no context is made. */
  readonly koa: ParameterizedContext | null;
}

export function routed(req: IncomingMessage, res: ServerResponse, koa: ParameterizedContext | null): Routed {
  return { req, res, params: {}, captures: [], matched: [], koa };
}
