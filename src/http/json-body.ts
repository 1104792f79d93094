/** The bytes of a body as a JSON value, or a refusal that says where they stop being one. */
import { isUtf8 } from "node:buffer";
import { invalidRequest } from "#src/errors.ts";
import { findJsonFault } from "./json-position.ts";
import { refuseUnstorable } from "./storable-json.ts";

const BYTE_ORDER_MARK = 0xfeff;

/** Throws `invalid_request` for anything but UTF-8 JSON that can be stored; a byte order mark before it is ignored (RFC 8259, 8.1). */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalidRequest([{ path: "", message: "the body must be UTF-8; it contains bytes that are not" }]);
  const decoded = bytes.toString("utf8");
  const text = decoded.charCodeAt(0) === BYTE_ORDER_MARK ? decoded.slice(1) : decoded;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw notJson(text, cause);
  }
  refuseUnstorable(value, text);
  return value;
}

function notJson(text: string, cause: unknown): Error {
  const fault = findJsonFault(text);
  if (fault === null) return new Error("JSON.parse refused a text that is JSON", { cause });
  const { line, column, offset, message } = fault;
  return invalidRequest([{ path: "", message: `the body is not JSON: ${message} at line ${line}, column ${column}` }], {
    position: { line, column, offset },
  });
}
