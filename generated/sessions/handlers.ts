// Generated from spec/ by `npm run generate`. Do not edit.
import type { Reply } from "../contract.ts";
import type { SignedIn } from "./types.ts";

export interface SessionsCreateRequest {
  path: {};
  query: {};
  headers: {};
  body: undefined;
}

export type SessionsCreateReply = Reply<201, SignedIn>;

export interface SessionsDeleteRequest {
  path: {};
  query: { everywhere: boolean };
  headers: {};
  body: undefined;
}

export type SessionsDeleteReply = Reply<204, undefined>;

export interface SessionsGetRequest {
  path: {};
  query: {};
  headers: {};
  body: undefined;
}

export type SessionsGetReply = Reply<200, SignedIn>;

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
export interface SessionsHandlers<Context> {
  /**
   * Sign in: make a session of the key that the request sends, and set its cookie. A session cannot make another one, and a page
   * of another origin cannot sign anybody in: both are `forbidden`. A session that the browser had before ends.
   */
  create(context: Context, request: SessionsCreateRequest): Promise<SessionsCreateReply>;
  /**
   * Sign out: end the session of the request's cookie. In all tabs that use it, the next request is `unauthorized`, within a
   * second on every node. A request that sends a key, and not `everywhere`, ends nothing.
   */
  delete(context: Context, request: SessionsDeleteRequest): Promise<SessionsDeleteReply>;
  /** Read who makes the request, and when its session ends. */
  get(context: Context, request: SessionsGetRequest): Promise<SessionsGetReply>;
}
