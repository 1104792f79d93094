/** The id of a request for its client and for the log. */
import { randomBytes } from "node:crypto";

/** The form of an id that a proxy or a client may send: long enough to be unique, and safe in log lines and headers. */
const sane = /^[A-Za-z0-9._:/+=-]{8,128}$/;

/** 80 random bits identify the process, and a counter the request. A random id per request would cost ten times as much. */
const process = randomBytes(10).toString("hex");
let count = 0;

export function newRequestId(): string {
  count++;
  return `req_${process}_${count.toString(36)}`;
}

export function requestIdOf(incoming: string | string[] | undefined): string {
  return typeof incoming === "string" && sane.test(incoming) ? incoming : newRequestId();
}
