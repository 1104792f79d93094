// Generated from spec/ by `npm run generate`. Do not edit.
/** Content types other than `application/json`: JSON under another name, and text. */
import type { Operation } from "./operation.ts";

export const JSON_TYPE = "application/json";

/** Whether a body of this type is a string as it is. */
export function isText(contentType: string): boolean {
  return contentType.startsWith("text/");
}

/** What a call can read: errors are always JSON. */
export function accepted({ answerTypes = {} }: Operation): string {
  return [...new Set([JSON_TYPE, ...Object.values(answerTypes)])].join(", ");
}
