/** Requests without an operation: unknown routes (404), known paths with another method (405), OPTIONS, and preflights of browsers. */
import type { IncomingMessage } from "node:http";
import type { MatchResult } from "@koa/router";
import type { Identity } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import { clientAddress } from "#src/foundation/address-blocks.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Pipeline } from "./adapter.ts";
import { admit } from "./admission.ts";
import { type Answer, type Collected, collect } from "./answer.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { answerError, envelope } from "./errors.ts";
import { answerTo } from "./koa-answer.ts";
import { requestPath } from "./request-target.ts";
import type { Routed } from "./routed.ts";

/**
 * Responds with the envelope. With a valid key, the request is counted and the response shows the rate limit. Otherwise the
 * response is the same.
 */
export function answerUnrouted(pipeline: Pipeline): (request: Routed) => Promise<void> {
  const { crossOrigin, observer, log } = pipeline;
  return async (request) => {
    const { req } = request;
    const started = observer.now();
    const headers = collect(pipeline, req);
    const requestId = headers["X-Request-Id"];
    let answer: Answer;
    try {
      if (crossOrigin.isPreflight(req)) answer = preflight(request, crossOrigin);
      else {
        await count(pipeline, req, headers);
        answer = refusal(request);
      }
    } catch (error) {
      answer = answerError(error, requestId, log);
    }
    await answerTo(request, answer, headers);
    observer.answered("unrouted", answer.status, started, requestId);
  };
}

/** Counts the request if it has a valid key. */
async function count(
  { accounts, trustedProxies }: Pipeline,
  { socket, headers }: IncomingMessage,
  collected: Collected,
): Promise<void> {
  const address = clientAddress(socket.remoteAddress, headers["x-forwarded-for"] as string | undefined, trustedProxies);
  const identity = await identify(accounts, headers.authorization, address);
  if (identity !== null) await admit(accounts, identity, collected);
}

/** The key's identity; null without a valid key. */
async function identify(accounts: Accounts, authorization: string | undefined, address: string): Promise<Identity | null> {
  try {
    return await accounts.authenticate(authorization, address);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

const METHODS = ["DELETE", "GET", "HEAD", "PATCH", "POST", "PUT"];

/** Where there is no such path, any request may be sent, so that its page can read the 404. */
function preflight({ req, matched }: Routed, crossOrigin: CrossOrigin): Answer {
  const methods = matched.length === 0 ? METHODS : methodsOf(matched);
  return { status: 204, body: undefined, headers: crossOrigin.preflight(methods, req) };
}

function methodsOf(matched: MatchResult["path"]): string[] {
  return [...new Set(matched.flatMap((layer) => layer.methods))].sort();
}

function refusal({ req, matched }: Routed): Answer {
  const { method = "", url = "" } = req;
  const answer = refusalOf({ method, url, matched });
  if (method !== "OPTIONS" || answer.code !== "method_not_allowed") return answer;
  return { status: 204, body: undefined, headers: { Allow: answer.headers?.Allow ?? "" } };
}

/** The refusal of a path where nothing exists, or nothing with that method. */
export function refusalOf({ method, url, matched }: { method: string; url: string; matched: MatchResult["path"] }): Answer {
  const path = requestPath(url).slice(0, 200);
  if (matched.length === 0) {
    const hint = path.startsWith("/v1/namespaces/") ? " A name or id is one path segment. Send a / in it as %2F." : "";
    const message = `There is no ${path}. The API is under /v1, and its documentation is at /docs.${hint}`;
    return envelope("not_found", message, { method, path });
  }
  const allowed = [...methodsOf(matched), "OPTIONS"].sort();
  return envelope("method_not_allowed", `${path} does not support ${method}. It supports ${allowed.join(", ")}.`, { allowed });
}
