/** Pages beside the operations: probes, documentation, console. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import { addHeaders } from "./cross-origin.ts";
import { requestPath } from "./request-target.ts";
import { type Common, collect } from "./response-headers.ts";

export interface PageRequest {
  readonly method: string;
  /** Undecoded, as sent, relative to the mount's path: empty for the path itself, otherwise beginning with `/`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Mount {
  /** `/docs`: responds to it and to everything under `/docs/`. */
  readonly at: string;
  /** Null: nothing exists at that path. */
  answer(request: PageRequest): Promise<Page | null> | Page | null;
}

/**
 * Returns the page of the mount at the request's path; null if there is no mount or it has nothing there.
 * @param common for pages among the operations
 */
export async function pageFrom(mounts: readonly Mount[], request: IncomingMessage, common?: Common): Promise<Page | null> {
  const path = requestPath(request.url ?? "");
  const mount = mounts.find(({ at }) => path === at || (path.startsWith(at) && path[at.length] === "/"));
  if (mount === undefined) return null;
  const { method = "GET", headers } = request;
  const page = await mount.answer({ method, path: path.slice(mount.at.length), headers });
  return page !== null && common !== undefined && path.startsWith(`${common.base}/`)
    ? ofTheApi(page, request, path, common)
    : page;
}

export function writePage(response: ServerResponse, { status, headers, body }: Page): void {
  response.writeHead(status, { ...headers, ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }) });
  response.end(body);
}

/** Pages among the operations have the same headers and refusals as operations. They need no key and count no request. */
function ofTheApi(page: Page, request: IncomingMessage, path: string, common: Common): Page {
  const headers = collect(common, request);
  if (page.status === 405 && common.crossOrigin.isPreflight(request))
    return { status: 204, headers: { ...headers, ...common.crossOrigin.preflight(methodsOf(page), request) } };
  addHeaders(headers, page.headers);
  const refusal = refusalOf(page, request, path, common);
  if (refusal === null) return { ...page, headers };
  const { status, body = "" } = refusal;
  return { status, headers: { ...headers, "Content-Type": "application/json" }, body };
}

function methodsOf({ headers }: Pick<Page, "headers">): string[] {
  return String(headers.Allow).split(", ");
}

function refusalOf({ status, headers }: Page, { method }: IncomingMessage, path: string, { errors }: Common): Answer | null {
  if (status === 410)
    return errors.envelope(
      "not_found",
      "This link is no longer valid. Read the resource that showed it again to get a new link.",
    );
  if (status !== 405) return null;
  const allowed = methodsOf({ headers });
  return errors.envelope("method_not_allowed", `${path} does not support ${method}. It supports ${allowed.join(", ")}.`, {
    allowed,
  });
}
