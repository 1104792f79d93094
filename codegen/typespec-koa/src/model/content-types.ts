/** What bodies are sent as: JSON, also under another name (`application/merge-patch+json`), or text. Nothing else is read or written. */
import type { Report } from "../diagnostic.ts";
import type { Position, Schema } from "../model.ts";

export const JSON_TYPE = "application/json";

export function isJson(contentType: string): boolean {
  return /^application\/(?:[a-z0-9!#$&^_.-]+\+)?json$/.test(contentType);
}

/** A string as it is. */
export function isText(contentType: string): boolean {
  return /^text\/[a-z0-9!#$&^_.+-]+$/.test(contentType) && contentType !== EVENTS_TYPE;
}

export const EVENTS_TYPE = "text/event-stream";

const PARTS = "Several parts are read in requests only, as `multipart/form-data` with @multipartBody.";
const STREAM = "A stream of events is a response.";
const OTHERS = "A body is JSON, text, or several parts. Take files in parts, or `bytes` in JSON, which are text in base64.";

/** Whether bodies of a content type are served. If not, it is reported. */
export function isServed(contentType: string, { position, report }: { position: Position; report: Report }): boolean {
  if (isJson(contentType) || isText(contentType)) return true;
  const right = contentType.startsWith("multipart/") ? PARTS : contentType === EVENTS_TYPE ? STREAM : OTHERS;
  const message = `Nothing serves \`${contentType}\`. ${right}`;
  report({ code: "typespec-koa/unsupported-content-type", severity: "error", message, position });
  return false;
}

/** Text has no other type than a string. */
export function refuseOtherText(
  contentType: string,
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
  { position, report }: { position: Position; report: Report },
): void {
  const name = schema.$ref?.split("/").at(-1);
  const { type, contentEncoding } = schemas.get(name ?? "") ?? schema;
  if (!isText(contentType) || (type === "string" && contentEncoding === undefined)) return;
  const message = `A body of \`${contentType}\` is a string. Send anything else as JSON.`;
  report({ code: "typespec-koa/unsupported-content-type", severity: "error", message, position });
}
