/** Requests without an operation: unknown routes (404), known paths with another method (405), and OPTIONS. */
import type { MatchResult } from "@koa/router";
import type { Identity } from "#src/accounts/identity.ts";
import type { Accounts } from "#src/accounts/keys/accounts.ts";
import { clientAddress } from "#src/foundation/address-blocks.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Pipeline } from "./adapter.ts";
import { admit } from "./admission.ts";
import { type Answer, collect } from "./answer.ts";
import { answerError, envelope } from "./errors.ts";
import { answerTo } from "./koa-answer.ts";
import { requestIdOf } from "./request-id.ts";
import { requestPath } from "./request-target.ts";
import type { Routed } from "./routed.ts";

/**
 * Responds with the envelope. With a valid key, the request is counted and the response shows the rate limit. Otherwise the
 * response is the same.
 */
export function answerUnrouted({ accounts, trustedProxies, observer, log }: Pipeline): (request: Routed) => Promise<void> {
  return async (request) => {
    const { req } = request;
    const started = observer.now();
    const requestId = requestIdOf(req.headers["x-request-id"]);
    const headers = collect(requestId, accounts.leastLimit);
    let answer: Answer;
    try {
      const address = clientAddress(
        req.socket.remoteAddress,
        req.headers["x-forwarded-for"] as string | undefined,
        trustedProxies,
      );
      const identity = await identify(accounts, req.headers.authorization, address);
      if (identity !== null) await admit(accounts, identity, headers);
      answer = refusal(request);
    } catch (error) {
      answer = answerError(error, requestId, log);
    }
    await answerTo(request, answer, headers);
    observer.answered("unrouted", answer.status, started, requestId);
  };
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
  const allowed = [...new Set(matched.flatMap((layer) => layer.methods)), "OPTIONS"].sort();
  return envelope("method_not_allowed", `${path} does not support ${method}. It supports ${allowed.join(", ")}.`, { allowed });
}
