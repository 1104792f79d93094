/** The published OpenAPI document, read when it is first asked for: a process that only serves requests never needs it. */
import { readFileSync } from "node:fs";
import type { JsonObject } from "#src/json.ts";

let document: JsonObject | undefined;

/** The document as generated. Not to be changed. */
export function publishedDocument(): JsonObject {
  document ??= JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")) as JsonObject;
  return document;
}
