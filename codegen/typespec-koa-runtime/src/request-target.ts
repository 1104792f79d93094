/**
 * The path and the query of a request line, undecoded. Nothing is normalized: `//`, `/./` and `/../` match no route, so
 * authorization sees what was sent. (Koa's own getter parses the whole URL, and throws for some valid targets.)
 */

/** Every client may send `GET http://host/path` (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*/i;

export interface RequestTarget {
  readonly path: string;
  /** Without the `?`; empty if there is none. */
  readonly query: string;
}

export function requestPath(target: string): string {
  const own = ownPart(target);
  const mark = own.indexOf("?");
  return mark === -1 ? own : own.slice(0, mark);
}

export function requestQuery(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? "" : target.slice(mark + 1);
}

/** Without scheme and host; with the query. */
export function ownPart(target: string): string {
  if (target.startsWith("/")) return target;
  const own = target.replace(absoluteForm, "");
  return own.startsWith("/") ? own : `/${own === target ? target : own}`;
}
