/** What is served beside the operations: probes, the documentation, the console. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type Answer, collect } from "./answer.ts";
import { envelope } from "./errors.ts";
import { requestIdOf } from "./request-id.ts";
import { requestPath } from "./request-target.ts";

export interface PageRequest {
  readonly method: string;
  /** Undecoded, as sent, and below the mount's own path: empty for the path itself, else beginning with `/`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | string;
}

export interface Mount {
  /** `/docs`: answers it and everything under `/docs/`. */
  readonly at: string;
  /** Null: there is nothing at that path. */
  answer(request: PageRequest): Promise<Page | null> | Page | null;
}

/**
 * Lets the mount at the request's path answer; false where there is none or it has nothing there.
 * @param leastLimit what is said of rate limits, as of a request without a key
 */
export async function answerFromMounts(
  mounts: readonly Mount[],
  request: IncomingMessage,
  response: ServerResponse,
  leastLimit = 0,
): Promise<boolean> {
  const path = requestPath(request.url ?? "");
  const mount = mounts.find(({ at }) => path === at || (path.startsWith(at) && path[at.length] === "/"));
  if (mount === undefined) return false;
  const { method = "GET", headers } = request;
  const page = await mount.answer({ method, path: path.slice(mount.at.length), headers });
  if (page === null) return false;
  const { status, headers: own, body } = path.startsWith("/v1/") ? ofTheApi(page, request, path, leastLimit) : page;
  response.writeHead(status, { ...own, ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }) });
  response.end(body);
  return true;
}

/** What lies among the operations carries the headers that all of them do, and refuses as they do. No key is asked for, and none is counted. */
function ofTheApi(page: Page, request: IncomingMessage, path: string, leastLimit: number): Page {
  const headers = { ...collect(requestIdOf(request.headers["x-request-id"]), leastLimit), ...page.headers };
  const refusal = refusalOf(page, request, path);
  if (refusal === null) return { ...page, headers };
  const { status, body = "" } = refusal;
  return { status, headers: { ...headers, "Content-Type": "application/json" }, body };
}

function refusalOf({ status, headers }: Page, { method }: IncomingMessage, path: string): Answer | null {
  if (status === 410)
    return envelope("not_found", "This link is no longer valid; GET what showed it again, which makes new ones.");
  if (status !== 405) return null;
  const allowed = String(headers.Allow).split(", ");
  return envelope("method_not_allowed", `${path} does not take ${method}; it takes ${allowed.join(", ")}.`, { allowed });
}
