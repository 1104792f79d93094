/** What no operation answers: unknown routes (404), known paths under another method (405), and OPTIONS. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MatchResult } from "@koa/router";
import type { Accounts } from "#src/accounts/accounts.ts";
import type { Identity } from "#src/accounts/identity.ts";
import { clientAddress } from "#src/address-blocks.ts";
import { ServiceError } from "#src/errors.ts";
import type { Pipeline } from "./adapter.ts";
import { admit } from "./admission.ts";
import { type Answer, collect, send } from "./answer.ts";
import { answerError, envelope } from "./errors.ts";
import { requestIdOf } from "./request-id.ts";
import { requestPath } from "./request-target.ts";

export interface Unrouted {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** The routes whose path fits, under whatever method. */
  readonly matched?: MatchResult["path"];
}

/** Answers with the envelope. A good key counts its request and sees its rate limit; without one the answer is the same. */
export function answerUnrouted({ accounts, trustedProxies, observer, log }: Pipeline): (unrouted: Unrouted) => Promise<void> {
  return async (unrouted) => {
    const { req, res } = unrouted;
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
      answer = refusal(unrouted);
    } catch (error) {
      answer = answerError(error, requestId, log);
    }
    send(req, res, answer, headers);
    observer.answered("unrouted", answer.status, started, requestId);
  };
}

/** The key's identity, or null where there is none, or none that is good. */
async function identify(accounts: Accounts, authorization: string | undefined, address: string): Promise<Identity | null> {
  try {
    return await accounts.authenticate(authorization, address);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

function refusal({ req, matched = [] }: Unrouted): Answer {
  const { method = "", url = "" } = req;
  const answer = refusalOf({ method, url, matched });
  if (method !== "OPTIONS" || answer.code !== "method_not_allowed") return answer;
  return { status: 204, body: undefined, headers: { Allow: answer.headers?.Allow ?? "" } };
}

/** What says of a path that nothing is there, or nothing under that method. */
export function refusalOf({ method, url, matched }: { method: string; url: string; matched: MatchResult["path"] }): Answer {
  const path = requestPath(url).slice(0, 200);
  if (matched.length === 0) {
    const hint = path.startsWith("/v1/namespaces/") ? " A name or id is one segment of a path: send a / in it as %2F." : "";
    const message = `There is no ${path}. The API lies under /v1 and is described at /docs.${hint}`;
    return envelope("not_found", message, { method, path });
  }
  const allowed = [...new Set(matched.flatMap((layer) => layer.methods)), "OPTIONS"].sort();
  return envelope("method_not_allowed", `${path} does not take ${method}; it takes ${allowed.join(", ")}.`, { allowed });
}
