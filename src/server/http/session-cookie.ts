/**
 * The cookie of a session, and the guard against pages of other origins (cross-site request forgery).
 *
 * A browser sends a cookie whatever page makes it ask. `SameSite=Strict` withholds it from pages of other sites, but not from other ports and
 * sibling domains. So a cookie authorizes a request only if a page of the service's own origin has sent it:
 *
 *   header `Judgment-Session` ─▶ `Sec-Fetch-Site: same-origin`, or, without it, an `Origin` that is the service's own or absent
 *
 * Pages of other origins cannot send the header, because no preflight allows it.
 * See https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html.
 */
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { cookieIn } from "typespec-koa-runtime";
import { AddressBlocks, plainAddress } from "typespec-koa-runtime/addresses";
import type { BrowserCookie } from "#src/accounts/request-context.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import type { Config } from "#src/server/config.ts";

export const SESSION_HEADER = "Judgment-Session";

type Headers = Pick<IncomingMessage, "headers" | "socket">;

export type CookieConfig = Partial<Pick<Config, "basePath" | "trustedProxies" | "publicUrl">>;

const SESSION = { name: "judgment_session", sameSite: "Strict" } as const;

export class SessionCookies {
  readonly #path: string;
  readonly #trusted: AddressBlocks;
  readonly #public: URL | null;
  readonly #name: string;
  readonly #sameSite: "Strict" | "Lax";

  /** @param name what the name of the cookie has between its prefix and the port */
  constructor(
    { basePath = "", trustedProxies = [], publicUrl = null }: CookieConfig,
    { name, sameSite }: { readonly name: string; readonly sameSite: "Strict" | "Lax" } = SESSION,
  ) {
    this.#path = basePath === "" ? "/" : basePath;
    this.#trusted = new AddressBlocks(trustedProxies);
    this.#public = publicUrl === null ? null : new URL(publicUrl);
    this.#name = name;
    this.#sameSite = sameSite;
  }

  of(request: Headers): BrowserCookie {
    return {
      value: this.read(request),
      refuseOtherPages: () => this.refuseOtherPages(request),
      set: (value, seconds) => this.#written(request, value, seconds),
      forget: () => this.#written(request, "", 0),
    };
  }

  /** Null if the request has no such cookie. */
  read(request: Headers): string | null {
    return cookieIn(request.headers.cookie, this.#nameFor(request));
  }

  /**
   * Refuses a request whose cookie counts for nothing.
   * @throws ServiceError `forbidden`
   */
  refuseForeign(request: Headers): void {
    if (request.headers[SESSION_HEADER.toLowerCase()] === undefined) {
      throw new ServiceError(
        "forbidden",
        `A session authorizes a request only with the header ${SESSION_HEADER}. Send it, or send an API key as \`Authorization: Bearer <key>\`.`,
        { details: { header: SESSION_HEADER } },
      );
    }
    this.refuseOtherPages(request);
  }

  /** @throws ServiceError `forbidden` if a page of another origin sends the request */
  refuseOtherPages(request: Headers): void {
    const { origin, "sec-fetch-site": site } = request.headers;
    if (site === undefined ? origin === undefined || this.#isOwn(request, origin) : site === "same-origin") return;
    throw new ServiceError(
      "forbidden",
      "Only pages of the service's own origin may use its sessions. Pages of others send an API key.",
      {
        details: { ...(origin === undefined ? {} : { origin: origin.slice(0, 200) }) },
      },
    );
  }

  /** Behind a proxy that is not trusted, the service does not know the scheme. Then the host decides. */
  #isOwn(request: Headers, origin: string): boolean {
    if (this.#public?.origin === origin) return true;
    const { host } = request.headers;
    if (host === undefined) return false;
    return origin === `https://${host}` || (!this.#isSecure(request) && origin === `http://${host}`);
  }

  /** Whether the browser's connection is https, as far as the service knows. */
  #isSecure({ headers, socket }: Headers): boolean {
    if ((socket as TLSSocket).encrypted === true) return true;
    const forwarded = headers["x-forwarded-proto"];
    if (typeof forwarded === "string" && this.#trusted.has(plainAddress(socket.remoteAddress ?? "")))
      return forwarded.split(",")[0]!.trim().toLowerCase() === "https";
    return this.#public?.protocol === "https:" && this.#public.host === headers.host;
  }

  /**
   * A prefix keeps out cookies that others have set: `__Host-` those of sibling domains too (RFC 6265bis, 4.1.3). Ports of one host share
   * their cookies, so the port is in the name.
   */
  #nameFor(request: Headers): string {
    const prefix = this.#isSecure(request) ? (this.#path === "/" ? "__Host-" : "__Secure-") : "";
    const port = /:(\d{1,5})$/.exec(request.headers.host ?? "")?.[1];
    return `${prefix}${this.#name}${port === undefined ? "" : `_${port}`}`;
  }

  #written(request: Headers, value: string, seconds: number): string {
    const facts = [`Path=${this.#path}`, `Max-Age=${seconds}`, "HttpOnly", `SameSite=${this.#sameSite}`];
    if (this.#isSecure(request)) facts.push("Secure");
    return `${this.#nameFor(request)}=${value}; ${facts.join("; ")}`;
  }
}
