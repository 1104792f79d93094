/** What is sent: the event as the feed has it, at most 64 KB. */
import type { EventRow } from "#src/events/events.ts";
import type { JsonObject } from "#src/json.ts";

const MOST_BYTES = 64 * 1024;

/** @param publicUrl where the API is reached from outside, with `/v1` */
export function deliveryBody({ eventId, type, timestamp, data, testEndpoint }: EventRow, publicUrl: string): string {
  const envelope = {
    id: eventId,
    type,
    timestamp: timestamp.toISOString(),
    ...(testEndpoint === null ? {} : { test: true }),
  };
  const whole = JSON.stringify({ ...envelope, data });
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  const { attributes: _, answers: __, ...rest } = data as JsonObject;
  return JSON.stringify({ ...envelope, truncated: true, url: `${publicUrl}/events/${eventId}`, data: rest });
}
