/** What is served beside the operations: probes, the documentation, the console. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
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

/** Lets the mount at the request's path answer; false where there is none or it has nothing there. */
export async function answerFromMounts(
  mounts: readonly Mount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = requestPath(request.url ?? "");
  const mount = mounts.find(({ at }) => path === at || (path.startsWith(at) && path[at.length] === "/"));
  if (mount === undefined) return false;
  const { method = "GET", headers } = request;
  const page = await mount.answer({ method, path: path.slice(mount.at.length), headers });
  if (page === null) return false;
  response.writeHead(page.status, {
    ...page.headers,
    ...(page.body === undefined ? {} : { "Content-Length": Buffer.byteLength(page.body) }),
  });
  response.end(page.body);
  return true;
}
