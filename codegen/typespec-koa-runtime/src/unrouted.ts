/** Requests without an operation: unknown routes (404), known paths with another method (405), OPTIONS, and preflights of browsers. */
import type { IncomingMessage } from "node:http";
import type { MatchResult } from "@koa/router";
import { clientAddress } from "./address-blocks.ts";
import type { Answer } from "./answer.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { answerTo } from "./koa-answer.ts";
import type { Pipeline } from "./pipeline.ts";
import { requestPath } from "./request-target.ts";
import { type Collected, collect } from "./response-headers.ts";
import type { Routed } from "./routed.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Responds with the envelope. With a valid key, the request is counted and the response shows the rate limit. Otherwise the
 * response is the same.
 */
export function answerUnrouted(pipeline: Pipeline<unknown, unknown>): (request: Routed) => Promise<void> {
  const { crossOrigin, errors, observer, log } = pipeline;
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
        answer = refusal(request, pipeline);
      }
    } catch (error) {
      answer = errors.answer(error, requestId, log);
    }
    await answerTo(request, answer, headers);
    observer.answered("unrouted", answer.status, started, requestId);
  };
}

/** Counts the request if it has a valid key. */
async function count(
  { admission, trustedProxies }: Pipeline<unknown, unknown>,
  request: IncomingMessage,
  headers: Collected,
): Promise<void> {
  const forwarded = request.headers["x-forwarded-for"] as string | undefined;
  const address = clientAddress(request.socket.remoteAddress, forwarded, trustedProxies);
  let caller: unknown;
  try {
    caller = await admission.authenticate(request, address);
  } catch (error) {
    if (error instanceof ServiceError) return;
    throw error;
  }
  await admission.admit?.(caller, headers);
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

function refusal({ req, matched }: Routed, pipeline: Refusals): Answer {
  const { method = "", url = "" } = req;
  const answer = refusalOf({ method, url, matched }, pipeline);
  if (method !== "OPTIONS" || answer.code !== "method_not_allowed") return answer;
  return { status: 204, body: undefined, headers: { Allow: answer.headers?.Allow ?? "" } };
}

export type Refusals = Pick<Pipeline<unknown, unknown>, "errors" | "hints">;

/** The refusal of a path where nothing exists, or nothing with that method. */
export function refusalOf(
  { method, url, matched }: { method: string; url: string; matched: MatchResult["path"] },
  { errors, hints }: Refusals,
): Answer {
  const path = requestPath(url).slice(0, 200);
  if (matched.length === 0) {
    const hint = hints.unknownPath?.(path) ?? null;
    return errors.envelope("not_found", `There is no ${path}.${hint === null ? "" : ` ${hint}`}`, { method, path });
  }
  const allowed = [...methodsOf(matched), "OPTIONS"].sort();
  return errors.envelope("method_not_allowed", `${path} does not support ${method}. It supports ${allowed.join(", ")}.`, {
    allowed,
  });
}
