/** Statements for the definitions of subscriptions. */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { StoredSubscription } from "./subscription.ts";

const columns = `subscription_id as "subscriptionId", name, owner, filters, events, include, endpoint, bulk, created_at as "createdAt",
             created_epoch as "createdEpoch", epoch, deleted`;

const subscriptionsOf = (organizationId: string) => knex("subscriptions").where({ organization_id: organizationId });

const epochOf = (organizationId: string) => knex("definition_epochs").select("epoch").where({ organization_id: organizationId });

/**
 * Inserts a subscription with the organization's epoch, which the caller has just raised. Returns false if the owner already has one of its
 * name.
 */
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

/** The subscription of that name of the first owner that has one. Undefined if none has. */
export async function readNamed(
  session: Session,
  organizationId: string,
  owners: readonly string[],
  name: string,
): Promise<StoredSubscription | undefined> {
  const [row] = await session.query<StoredSubscription>({
    name: "subscriptions_read_named",
    text: `
      select ${columns} from subscriptions
      where organization_id = $1 and owner = any($2::text[]) and name = $3 and not deleted
      order by array_position($2::text[], owner) limit 1`,
    values: [organizationId, textArray(owners), name],
  });
  return row;
}

/** A page of subscriptions by name. For each name, the first owner that has it wins. */
export async function listByOwners(
  session: Session,
  organizationId: string,
  { owners, after, limit }: { owners: readonly string[]; after: string; limit: number },
): Promise<StoredSubscription[]> {
  return session.query<StoredSubscription>({
    name: "subscriptions_list_by_owners",
    text: `
      select distinct on (s.name) s.*
      from unnest($2::text[]) with ordinality as o(owner, nth) cross join lateral (
        select ${columns} from subscriptions
        where organization_id = $1 and subscriptions.owner = o.owner and subscriptions.name > $3 and not deleted
        order by subscriptions.name limit $4
      ) s
      order by s.name, o.nth limit $4`,
    values: [organizationId, textArray(owners), after, limit],
  });
}

/** Changes what a subscription sends and where. Sets the organization's epoch, which the caller has just raised. */
export async function updateSubscription(
  tx: Transaction,
  organizationId: string,
  { subscriptionId, events, include, endpoint, bulk }: StoredSubscription,
): Promise<void> {
  await built(
    tx,
    subscriptionsOf(organizationId)
      .update({ events, include: JSON.stringify(include), endpoint, bulk, epoch: epochOf(organizationId) })
      .where({ subscription_id: subscriptionId }),
  );
}

/** A subscription, with the bytes of its filter's JSON. */
export type ChangedSubscription = StoredSubscription & { filterBytes: number };

/** How far the changes of an owner have been read: up to this subscription of this epoch. */
export interface ReadTo {
  owner: string;
  epoch: number;
  subscriptionId: string;
}

/**
 * The next subscriptions of each owner, including deleted ones, by owner, epoch and id: at most `rows`, and those whose filters take about
 * `bytes` together. At least one, and the last may exceed the limit. Says whether there may be more.
 */
export async function readChanged(
  session: Session,
  organizationId: string,
  after: readonly ReadTo[],
  most: { rows: number; bytes: number },
): Promise<{ changed: ChangedSubscription[]; more: boolean }> {
  const read = await session.query<ChangedSubscription & { found: number }>({
    name: "subscriptions_read_changed",
    text: `
      select ${columns}, filter_bytes as "filterBytes", found
      from (
        select n.*, sum(filter_bytes) over (order by owner, epoch, subscription_id) - filter_bytes as before, count(*) over () as found
        from (
          select s.*, octet_length(s.filters::text) as filter_bytes
          from unnest($2::text[], $3::bigint[], $4::text[]) as o(of, since, id) cross join lateral (
            select * from subscriptions
            where organization_id = $1 and owner = o.of and (epoch, subscription_id) > (o.since, o.id)
            order by epoch, subscription_id limit $5
          ) s
          order by s.owner, s.epoch, s.subscription_id limit $5
        ) n
      ) n
      where before < $6::bigint
      order by owner, epoch, subscription_id`,
    values: [
      organizationId,
      textArray(after.map(({ owner }) => owner)),
      numberArray(after.map(({ epoch }) => epoch)),
      textArray(after.map(({ subscriptionId }) => subscriptionId)),
      most.rows,
      most.bytes,
    ],
  });
  const found = read[0]?.found ?? 0;
  return { changed: read.map(({ found: _, ...row }) => row), more: found === most.rows || read.length < found };
}

/** Whether the filters of an owner's subscriptions take more bytes of JSON together than this. Reads no more filters than that takes. */
export async function filtersExceed(tx: Transaction, organizationId: string, owner: string, bytes: number): Promise<boolean> {
  const rows = await tx.query({
    name: "subscriptions_filters_exceed",
    text: `
      select 1 from (
        select sum(octet_length(filters::text)) over (order by epoch rows unbounded preceding) as bytes from subscriptions
        where organization_id = $1 and owner = $2 and not deleted
      ) s
      where bytes > $3::bigint limit 1`,
    values: [organizationId, owner, bytes],
  });
  return rows.length > 0;
}

/**
 * Marks a subscription as deleted (tombstone). Its id and name stay, for processes that have it cached. Its endpoint stays, for events
 * that it has caused and that are not in the feed yet.
 */
export async function markDeleted(tx: Transaction, organizationId: string, subscriptionId: string, at: Date): Promise<void> {
  await built(
    tx,
    subscriptionsOf(organizationId)
      .update({ deleted: true, deleted_at: at, filters: "[]", include: "{}", epoch: epochOf(organizationId) })
      .where({ subscription_id: subscriptionId }),
  );
}

/**
 * Marks all subscriptions of a namespace as deleted. The caller has raised the organization's epoch. Their endpoints stay, for events about
 * the end of the namespace. Returns how many there were.
 */
export async function markOwnedDeleted(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<number> {
  await built(tx, knex("subscription_attributes").delete().where({ organization_id: organizationId, owner }));
  const ended = await built(
    tx,
    subscriptionsOf(organizationId)
      .update({ deleted: true, deleted_at: at, filters: "[]", include: "{}", epoch: epochOf(organizationId) })
      .where({ owner, deleted: false })
      .returning("subscription_id"),
  );
  return ended.length;
}

/** The endpoints of subscriptions, by subscription id. */
export async function readEndpoints(
  session: Session,
  organizationId: string,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await built<{ id: string; endpoint: string }>(
    session,
    subscriptionsOf(organizationId)
      .select("subscription_id as id", "endpoint")
      .whereIn("subscription_id", subscriptionIds)
      .whereNotNull("endpoint"),
  );
  return new Map(rows.map(({ id, endpoint }) => [id, endpoint]));
}

/** Whether an organization, or some of its owners, have any subscriptions. */
export async function hasSubscriptions(
  session: Session,
  organizationId: string,
  owners: readonly string[] | null = null,
): Promise<boolean> {
  const some = knex("subscriptions")
    .select("subscription_id")
    .where({ organization_id: organizationId, deleted: false })
    .limit(1);
  const rows = await built(session, owners ? some.whereIn("owner", owners) : some);
  return rows.length > 0;
}

/**
 * The owners below a template prefix that have subscriptions. The statement jumps from one owner to the next (loose index scan).
 */
export async function ownersBelow(session: Session, organizationId: string, prefix: string): Promise<string[]> {
  const next = (after: string) => `
        select owner from subscriptions
        where organization_id = $1 and owner > ${after} and owner < $2::text || chr(127) and not deleted order by owner limit 1`;
  const rows = await session.query<{ owner: string }>({
    name: "subscriptions_owners_below",
    text: `
      with recursive below as (
        (${next("$2::text")})
        union all
        select step.owner from below cross join lateral (${next("below.owner")}) step
      )
      select owner from below`,
    values: [organizationId, prefix.slice(0, -1)],
  });
  return rows.map(({ owner }) => owner);
}

export interface DeletedRow {
  organizationId: string;
  subscriptionId: string;
  epoch: number;
}

/** The oldest subscriptions that were deleted before a time. */
export async function readDeleted(session: Session, before: Date, limit: number): Promise<DeletedRow[]> {
  return built<DeletedRow>(
    session,
    knex("subscriptions")
      .select("organization_id as organizationId", "subscription_id as subscriptionId", "epoch")
      .where({ deleted: true })
      .where("deleted_at", "<=", before)
      .orderBy("deleted_at")
      .limit(limit),
  );
}

export async function oldestDeletion(session: Session): Promise<Date | null> {
  const [row] = await built<{ at: Date }>(
    session,
    knex("subscriptions").select("deleted_at as at").where({ deleted: true }).orderBy("deleted_at").limit(1),
  );
  return row?.at ?? null;
}

/** Deletes tombstones of an organization, and records the epoch up to which tombstones may be missing. */
export async function sweepSome(tx: Transaction, organizationId: string, deleted: readonly DeletedRow[]): Promise<void> {
  const swept = knex.raw("greatest(swept_epoch, ?)", [Math.max(...deleted.map(({ epoch }) => epoch))]);
  await built(tx, knex("definition_epochs").update({ swept_epoch: swept }).where({ organization_id: organizationId }));
  const ids = deleted.map(({ subscriptionId }) => subscriptionId);
  await built(tx, subscriptionsOf(organizationId).delete().whereIn("subscription_id", ids).where({ deleted: true }));
}

/**
 * Counts the subscriptions of an owner that find members by these attributes. Returns whether an attribute was added or removed by it.
 */
export async function countAttributes(
  tx: Transaction,
  { organizationId, owner }: { organizationId: string; owner: string },
  attributes: readonly string[],
  by: 1 | -1,
): Promise<boolean> {
  const counted = await tx.query<{ subscriptions: number }>({
    name: "subscriptions_count_attributes",
    text: `
      insert into subscription_attributes as a (organization_id, owner, attribute, subscriptions)
      select $1, $2, w, $4 from unnest($3::text[]) as w
      on conflict (organization_id, owner, attribute) do update set subscriptions = a.subscriptions + excluded.subscriptions
      returning subscriptions`,
    values: [organizationId, owner, textArray(attributes), by],
  });
  const edge = by === 1 ? 1 : 0;
  if (!counted.some(({ subscriptions }) => subscriptions <= edge)) return false;
  await tx.query({
    name: "subscriptions_drop_attributes",
    text: `
      delete from subscription_attributes
      where organization_id = $1 and owner = $2 and attribute = any($3::text[]) and subscriptions <= 0`,
    values: [organizationId, owner, textArray(attributes)],
  });
  return true;
}

/** The attributes by which most of an owner's subscriptions find members. */
export async function readAttributes(tx: Transaction, organizationId: string, owner: string, limit: number): Promise<string[]> {
  const rows = await built<{ attribute: string }>(
    tx,
    knex("subscription_attributes")
      .select("attribute")
      .where({ organization_id: organizationId, owner })
      .orderBy([{ column: "subscriptions", order: "desc" }, "attribute"])
      .limit(limit),
  );
  return rows.map(({ attribute }) => attribute);
}
