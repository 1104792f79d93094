/** What this storey counts for operators. */
import { Count } from "#src/foundation/counts/counts.ts";
import { eventTypes } from "#src/foundation/events/event-types.ts";

/** Whoever is woken by a failed job or a disabled endpoint reads it here. */
export const eventsPublished = new Count(
  "judgment_events_total",
  "Events that were added to the feed, by type.",
  ["type"],
  eventTypes.map((type) => ({ type })),
);

export const deliveryAttempts = new Count(
  "judgment_delivery_attempts_total",
  "Attempts to deliver an event to a webhook endpoint, by result: `succeeded`, or the reason of the failure.",
  ["result"],
);
