/** The published OpenAPI document. It is read on first use, because a process that only serves requests never needs it. */
import { readFileSync } from "node:fs";
import type { JsonObject } from "#src/foundation/json/json.ts";

let document: JsonObject | undefined;

/** The generated document. Do not change it. */
export function publishedDocument(): JsonObject {
  document ??= JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8")) as JsonObject;
  return document;
}
