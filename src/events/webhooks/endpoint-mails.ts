/** Mails to an organization's contacts about a failing endpoint. */

import type { DeliveryError } from "#generated/types.ts";
import { organizationOf } from "#src/accounts/keys/organizations.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import { queueMail } from "./mails.ts";

interface Failed extends EndpointRow {
  failingSince: Date;
  /** When the first delivery was queued that the endpoint has missed. */
  missedSince: Date;
}

/** Queues a mail about an endpoint that has become `failing` or `disabled`. It is sent after the commit. */
export async function mailAboutEndpoint(tx: Transaction, endpoint: Failed, error: DeliveryError, now: Date): Promise<void> {
  const { name, contacts } = await organizationOf(tx, endpoint.organizationId);
  const written = endpoint.status === "failing" ? failing(endpoint, error) : disabled(endpoint, error);
  await queueMail(tx, { organizationId: endpoint.organizationId, recipients: contacts, ...mail(name, written) }, now);
}

function mail(organization: string, { subject, paragraphs }: { subject: string; paragraphs: string[] }) {
  const footer = `You receive this because you are a contact of the organization ${organization}.`;
  return { subject, body: `${[...paragraphs, footer].join("\n\n")}\n` };
}

function failing({ endpointId, url, failingSince, failedAttempts }: Failed, error: DeliveryError) {
  return {
    subject: `Webhook endpoint ${endpointId} is failing`,
    paragraphs: [
      `No delivery to the webhook endpoint ${url} (${endpointId}) has succeeded since ${failingSince.toISOString()}. ${failedAttempts} attempts failed, the last with "${error}".`,
      "The service continues to try. After 5 days without a success, it disables the endpoint. A success before then makes the endpoint active again.",
      `To see the responses: GET /v1/webhook-endpoints/${endpointId}/deliveries.`,
    ],
  };
}

function disabled({ endpointId, url, failingSince, missedSince }: Failed, error: DeliveryError) {
  return {
    subject: `Webhook endpoint ${endpointId} is disabled`,
    paragraphs: [
      `No delivery to the webhook endpoint ${url} (${endpointId}) has succeeded since ${failingSince.toISOString()}. The service has disabled it. The last attempt failed with "${error}".`,
      "Pending deliveries were skipped, and nothing more is sent. The events stay in the feed for 30 days.",
      `When the endpoint works again, PATCH /v1/webhook-endpoints/${endpointId} with {"enabled": true}. To send what it missed, POST .../recover with {"since": "${missedSince.toISOString()}"}.`,
    ],
  };
}
