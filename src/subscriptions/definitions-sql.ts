/** Subscriptions as they were made. */
import { numberArray, textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { StoredSubscription } from "./subscription.ts";

const columns = `subscription_id as "subscriptionId", name, owner, filters, events, include, endpoint, bulk, created_at as "createdAt",
             created_epoch as "createdEpoch", epoch, deleted`;

/** Gives the subscription the organization's epoch, which the caller has just raised; false where the owner has one of its name. */
export async function insertSubscription(
  tx: Transaction,
  organizationId: string,
  made: Omit<StoredSubscription, "createdEpoch" | "epoch" | "deleted">,
): Promise<boolean> {
  const rows = await tx.query({
    name: "subscriptions_insert",
    text: `
      insert into subscriptions (subscription_id, organization_id, owner, name, filters, events, include, endpoint, bulk, created_at,
                                 created_epoch, epoch)
      select $1, $2, $3, $4, $5::jsonb, $6::text[], $7::jsonb, $8, $9, $10, epoch, epoch from definition_epochs where organization_id = $2
      on conflict do nothing returning subscription_id`,
    values: [
      made.subscriptionId,
      organizationId,
      made.owner,
      made.name,
      JSON.stringify(made.filters),
      textArray(made.events),
      JSON.stringify(made.include),
      made.endpoint,
      made.bulk,
      made.createdAt,
    ],
  });
  return rows.length === 1;
}

/** Those of an owner's subscriptions, deleted ones among them, that have changed since an epoch of that owner's own. */
export async function readChanged(
  session: Session,
  organizationId: string,
  since: readonly { owner: string; epoch: number }[],
): Promise<StoredSubscription[]> {
  return session.query<StoredSubscription>({
    name: "subscriptions_read_changed",
    text: `
      select ${columns}
      from unnest($2::text[], $3::bigint[]) as o(of, since)
        join subscriptions s on s.organization_id = $1 and s.owner = o.of and s.epoch > o.since`,
    values: [organizationId, textArray(since.map(({ owner }) => owner)), numberArray(since.map(({ epoch }) => epoch))],
  });
}

/** Ends a subscription: its id and name stay for those who hold it. */
export async function markDeleted(tx: Transaction, organizationId: string, subscriptionId: string): Promise<void> {
  await tx.query({
    name: "subscriptions_mark_deleted",
    text: `
      update subscriptions
      set deleted = true, filters = '[]', include = '{}', endpoint = null,
          epoch = (select epoch from definition_epochs where organization_id = $1)
      where organization_id = $1 and subscription_id = $2`,
    values: [organizationId, subscriptionId],
  });
}

/** Holds the organization until the transaction ends: no namespace is made meanwhile. */
export async function holdOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx.query({
    name: "subscriptions_hold_organization",
    text: "select from organizations where organization_id = $1 for update",
    values: [organizationId],
  });
}

/** Ends all that an owner has; the caller has raised the organization's epoch. */
export async function markOwnedDeleted(tx: Transaction, organizationId: string, owner: string): Promise<void> {
  await tx.query({
    name: "subscriptions_mark_owned_deleted",
    text: `
      update subscriptions
      set deleted = true, filters = '[]', include = '{}', endpoint = null,
          epoch = (select epoch from definition_epochs where organization_id = $1)
      where organization_id = $1 and owner = $2 and not deleted`,
    values: [organizationId, owner],
  });
}

/** The endpoints that subscriptions name, by the subscriptions' ids. */
export async function readEndpoints(
  session: Session,
  organizationId: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await session.query<{ id: string; endpoint: string }>({
    name: "subscriptions_read_endpoints",
    text: `
      select subscription_id as id, endpoint from subscriptions
      where organization_id = $1 and subscription_id = any($2) and endpoint is not null`,
    values: [organizationId, subscriptionIds],
  });
  return new Map(rows.map(({ id, endpoint }) => [id, endpoint]));
}

export async function hasSubscriptions(session: Session, organizationId: string): Promise<boolean> {
  const rows = await session.query({
    name: "subscriptions_has_any",
    text: "select from subscriptions where organization_id = $1 and not deleted limit 1",
    values: [organizationId],
  });
  return rows.length > 0;
}
