/** What an organization's contacts are told of an endpoint that fails. */

import type { DeliveryError } from "#generated/types.ts";
import { organizationOf } from "#src/accounts/organizations.ts";
import type { Transaction } from "#src/db/database.ts";
import type { EndpointRow } from "./endpoint-sql.ts";
import { queueMail } from "./mails.ts";

type Failed = EndpointRow & { failingSince: Date };

/** Queues a mail about an endpoint that has become `failing` or `disabled`; it goes out when the transaction has committed. */
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
      `Nothing has reached the webhook endpoint ${url} (${endpointId}) since ${failingSince.toISOString()}: ${failedAttempts} attempts have failed, the last with "${error}".`,
      "Deliveries are still tried. When 5 days have passed without a success the endpoint is disabled; any success before then makes it active again.",
      `What was answered: GET /v1/webhook-endpoints/${endpointId}/deliveries.`,
    ],
  };
}

function disabled({ endpointId, url, failingSince }: Failed, error: DeliveryError) {
  return {
    subject: `Webhook endpoint ${endpointId} is disabled`,
    paragraphs: [
      `Nothing has reached the webhook endpoint ${url} (${endpointId}) since ${failingSince.toISOString()}, so it has been disabled. The last attempt failed with "${error}".`,
      "What was pending has been skipped, and nothing more is sent. Its events stay in the feed for 30 days.",
      `When the endpoint works again: PATCH /v1/webhook-endpoints/${endpointId} with {"enabled": true}, then POST .../recover with {"since": "${failingSince.toISOString()}"} sends what it missed.`,
    ],
  };
}
