/** The id under which a request is known to its client and to the log. */
import { randomBytes } from "node:crypto";

/** What a proxy or a client may bring along: enough to be told apart, nothing that a log line or a header could choke on. */
const sane = /^[A-Za-z0-9._:/+=-]{8,128}$/;

/** 80 random bits tell processes apart, a counter their requests; a random id for each request costs ten times as much. */
const process = randomBytes(10).toString("hex");
let count = 0;

export function newRequestId(): string {
  count++;
  return `req_${process}_${count.toString(36)}`;
}

export function requestIdOf(incoming: string | string[] | undefined): string {
  return typeof incoming === "string" && sane.test(incoming) ? incoming : newRequestId();
}
