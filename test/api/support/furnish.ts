/** Puts into a namespace, or on a prefix, something of each kind that operations name, for tests of who reaches it. */
import { createHash } from "node:crypto";
import type { TestService } from "#test/support/service.ts";
import { at } from "./api.ts";

/** @param secret stands in all of it */
export async function furnish(service: TestService, owner: string, secret: string): Promise<void> {
  const isPrefix = owner.endsWith("/*");
  const post = (parts: string[], body: object) => service.request("POST", at(owner, ...parts), { body });
  if (!isPrefix) await post([], { upsert: [{ id: "t-1", attributes: { secret } }] });
  const body = { name: "urgent", question: secret, type: "bool" };
  await post(["judgments"], body);
  await post(["judgments", "urgent", "versions"], body);
  await post(["judgments"], { name: "topic", question: secret, type: "choice", options: [{ value: "a" }] });
  await post(["subscriptions"], { name: "watch", filters: ["attributes.secret", "Eq", secret] });
  if (!isPrefix) {
    const outcomes = [{ id: "crm-1", document_id: "t-1", judgment: "urgent", value: true, comment: secret }];
    await post(["outcomes"], { outcomes });
  }
  await labelQueue(service, owner);
  await service.request("PUT", at(owner, "judgments", "urgent", "sentinel"), { body: { size: 20, budget_usd_a_month: 0 } });
  await post(["groups"], { name: "by-customer", key: "attributes.secret", aggregate: {} });
  if (!isPrefix) return;
  const bands = { "by-customer.count": [{ label: secret, gte: 0 }] };
  await post(["tenant_summary"], { groups: ["by-customer"], bands, min_count: 1 });
}

/** The id of the label queue of a namespace or prefix. */
export const queueOf = (owner: string) => `lq_${createHash("sha256").update(owner).digest("hex").slice(0, 26)}`;

/** A label queue under a known id, of which two people have claimed the first document. */
export async function labelQueue(service: TestService, owner: string): Promise<void> {
  const write = (text: string, values: readonly unknown[]) => service.fresh.database.query({ text, values });
  // Of a prefix, it is in a namespace that has no judgment of its own.
  const drawnFrom = owner.replace("/*", "/drawn");
  if (drawnFrom !== owner) await service.request("POST", at(drawnFrom), { body: { upsert: [{ id: "t-1" }] } });
  await write(
    `insert into label_queues (queue_id, organization_id, judgment_id, place, strategy, labelers, population, items, created_at)
     select $1, organization_id, judgment_id, $2, 'random', 2, 1, 1, '2026-01-31' from judgments where owner = $2 and name = 'urgent'
     on conflict do nothing`,
    [queueOf(owner), owner],
  );
  await write(
    `insert into label_items (queue_id, item, namespace_id, namespace, document_id, incarnation, answer, probability, weight, marks)
     select $1, 1, namespace_id, name, 't-1', 1, '{"type": "bool", "p": 0.5}', 1, 1, $3 from namespace_names where name = $2
     on conflict do nothing`,
    [queueOf(owner), drawnFrom, JSON.stringify({ ana: CLAIMED, bo: CLAIMED })],
  );
}

const CLAIMED = { state: "claimed", leased_until: "2036-01-31T00:00:00Z", at: "2026-01-31T00:00:00Z" };
