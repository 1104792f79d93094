/** The id under which a request is known to its client and to the log. */
import { randomUUID } from "node:crypto";

/** What a proxy or a client may bring along: enough to be told apart, nothing that a log line or a header could choke on. */
const sane = /^[A-Za-z0-9._:/+=-]{8,128}$/;

export function requestIdOf(incoming: string | string[] | undefined): string {
  return typeof incoming === "string" && sane.test(incoming) ? incoming : randomUUID();
}
