/** The body of a delivery: the event as in the feed, at most 64 KB. */
import type { EventText } from "#src/foundation/events/events.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";

const MOST_BYTES = 64 * 1024;
/**
 * The size limit per member, if a body is still too large without attributes and answers. An example is a job's error, whose text
 * comes from elsewhere.
 */
const MOST_MEMBER_BYTES = 4 * 1024;

/** @param publicUrl the API's public URL, with `/v1` */
export function deliveryBody({ eventId, type, timestamp, text, testEndpoint }: EventText, publicUrl: string): string {
  const test = testEndpoint === null ? "" : ',"test":true';
  const envelope = `{"id":"${eventId}","type":"${type}","timestamp":"${timestamp.toISOString()}"${test}`;
  const whole = `${envelope},"data":${text}}`;
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  const { attributes: _, answers: __, ...rest } = JSON.parse(text) as JsonObject;
  const url = JSON.stringify(`${publicUrl}/events/${eventId}`);
  const cut = `${envelope},"truncated":true,"url":${url},"data":`;
  const large = `${cut}${JSON.stringify(rest)}}`;
  if (Buffer.byteLength(large) <= MOST_BYTES) return large;
  const small = Object.entries(rest).filter(([, value]) => Buffer.byteLength(JSON.stringify(value)) <= MOST_MEMBER_BYTES);
  return `${cut}${JSON.stringify(Object.fromEntries(small))}}`;
}
