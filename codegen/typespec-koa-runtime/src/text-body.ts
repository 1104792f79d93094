/** A body that is text: a string as it is. */
import { isUtf8 } from "node:buffer";
import { invalidRequest } from "./service-error.ts";

/** @throws ServiceError `invalid_request` for anything but UTF-8 without NUL, which databases do not store */
export function parseTextBody(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidRequest([{ path: "", message: "the body must be UTF-8, but it contains other bytes" }]);
  if (bytes.includes(0)) throw invalidRequest([{ path: "", message: "the body contains a NUL character" }]);
  return bytes.toString("utf8");
}
