/** Bodies must have the content type of their operation, in UTF-8, and declare it. */
import { invalidRequest } from "./service-error.ts";

export const JSON_TYPE = "application/json";

/** Of a stream of events, which are JSON. */
export const EVENTS_TYPE = "text/event-stream";

/** Whether a body of this type is a string as it is. */
export function isText(contentType: string): boolean {
  return contentType.startsWith("text/") && contentType !== EVENTS_TYPE;
}

/** Whether a media type is within a media range, such as `image/*` (RFC 9110, section 12.5.1). Parameters say nothing here, nor does case. */
export function isWithin(range: string, mediaType: string): boolean {
  const [wanted, given] = [range, mediaType].map((text) => text.split(";", 1)[0]!.trim().toLowerCase());
  if (wanted === "*/*" || wanted === given) return true;
  return wanted!.endsWith("/*") && given!.startsWith(wanted!.slice(0, -1)) && given!.length > wanted!.length - 1;
}

/** What may follow the type. */
const utf8 = /^[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?;?[ \t]*$/i;

export function refuseOtherThanJson(contentType: string | undefined): void {
  refuseOtherThan(JSON_TYPE, contentType);
}

export function refuseOtherThan(wanted: string, contentType: string | undefined): void {
  if (contentType === wanted) return;
  const { length } = wanted;
  if (contentType !== undefined && contentType.slice(0, length).toLowerCase() === wanted && utf8.test(contentType.slice(length)))
    return;
  const given = contentType === undefined ? "it is missing" : `not ${JSON.stringify(contentType.slice(0, 100))}`;
  throw invalidRequest([{ path: "header/Content-Type", message: `must be ${wanted} (in UTF-8); ${given}` }]);
}
