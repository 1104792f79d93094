// Generated from spec/ by `npm run generate`. Do not edit.
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { SignedIn } from "./types.ts";

export interface SessionsCreateOptions extends CallOptions {
}

export interface SessionsDeleteOptions extends CallOptions {
  /**
   * End all sessions of the key, in all browsers.
   *
   * @default false
   */
  readonly everywhere?: boolean;
}

export interface SessionsGetOptions extends CallOptions {
}

/**
 * Sessions let people use the service in a browser, such as in the console, without a key in the reach of scripts. A person sends
 * the key once. The service answers with a cookie that is `HttpOnly` and `SameSite=Strict`, and all tabs of the browser are signed
 * in. Programs need no session: they send their key.
 *
 * A session may do what its key may do. It ends with the key, and changes with it. It also ends after `SESSION_HOURS`, and
 * after `SESSION_IDLE_MINUTES` without a request. A key has 100 sessions at most. One more ends the oldest.
 *
 * If the operator has set `OIDC_ISSUER`, people also sign in through an OpenID Connect provider, from the console. They get the same
 * cookie, and a key of their own without a value. Its role and scope come from a claim of the provider.
 *
 * The cookie authorizes a request only if all of these are true. Otherwise the request is `forbidden`.
 *
 * - The request has no `Authorization`. With one, the cookie counts for nothing.
 * - The request has the header `Judgment-Session`, with any value. Pages of other origins cannot send it.
 * - `Sec-Fetch-Site`, if the browser sends it, is `same-origin`.
 * - `Origin`, if `Sec-Fetch-Site` is absent and the browser sends it, is the service's own.
 */
export interface SessionsClient {
  /**
   * Sign in: make a session of the key that the request sends, and set its cookie. A session cannot make another one, and a page
   * of another origin cannot sign anybody in: both are `forbidden`. A session that the browser had before ends.
   *
   * `POST /session`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  create(options?: SessionsCreateOptions): Promise<SignedIn>;
  /**
   * Sign out: end the session of the request's cookie. In all tabs that use it, the next request is `unauthorized`, within a
   * second on every node. A request that sends a key, and not `everywhere`, ends nothing.
   *
   * `DELETE /session`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  delete(options?: SessionsDeleteOptions): Promise<void>;
  /**
   * Read the session.
   *
   * Read who makes the request, and when its session ends.
   *
   * `GET /session`
   * Needs a `read_only` key.
   *
   * @throws {JudgmentServiceError} forbidden, internal, invalid_request, rate_limited, unauthorized, unavailable
   */
  get(options?: SessionsGetOptions): Promise<SignedIn>;
}

const createOperation: Operation = {
  id: "sessions_create",
  method: "POST",
  path: "/session",
  parameters: [],
  body: false,
  repetition: "safe",
  statuses: [201],
};
const deleteOperation: Operation = {
  id: "sessions_delete",
  method: "DELETE",
  path: "/session",
  parameters: [
    { name: "everywhere", in: "query", option: "everywhere" },
  ],
  body: false,
  repetition: "safe",
  statuses: [204],
};
const getOperation: Operation = {
  id: "sessions_get",
  method: "GET",
  path: "/session",
  parameters: [],
  body: false,
  repetition: "safe",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function sessionsClient(caller: Caller): SessionsClient {
  return {
    create: (options) => caller.body(createOperation, options),
    delete: (options) => caller.body(deleteOperation, options),
    get: (options) => caller.body(getOperation, options),
  };
}
