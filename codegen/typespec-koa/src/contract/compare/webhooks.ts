import type { LockedWebhook } from "../lock.ts";
import { type About, type Comparison, compareResponse, note } from "./comparison.ts";
import { compareHeaders } from "./responses.ts";

/** What the service sends of itself, by the rules of responses: a receiver reads it as a client reads a response. */
export function compareWebhooks(comparison: Comparison): void {
  const { before, after, locate } = comparison;
  const about = (name: string): About => ({ operation: null, subject: `webhook ${name}`, position: locate.webhook(name) });
  for (const [name, webhook] of Object.entries(before.webhooks ?? {})) {
    const now = after.webhooks?.[name];
    if (now) compareOne(comparison, about(name), webhook, now);
    else note(comparison, "webhook-removed", about(name), "is never sent any more");
  }
  for (const name of Object.keys(after.webhooks ?? {}))
    if (!before.webhooks?.[name]) note(comparison, "additive", about(name), "is a new webhook", "new");
}

function compareOne(comparison: Comparison, about: About, before: LockedWebhook, after: LockedWebhook): void {
  compareResponse(comparison, about, before.schema, after.schema);
  compareHeaders(comparison, about, before, after);
}
