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

/** The one of a name that the first of some owners has; undefined where none has. */
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

/** Those after a name, in the order of names: of each name the one of the first owner that has it. */
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

/** Changes what one sends and where to, and gives it the organization's epoch, which the caller has just raised. */
export async function updateSubscription(
  tx: Transaction,
  organizationId: string,
  { subscriptionId, events, include, endpoint, bulk }: StoredSubscription,
): Promise<void> {
  await tx.query({
    name: "subscriptions_update",
    text: `
      update subscriptions
      set events = $3::text[], include = $4::jsonb, endpoint = $5, bulk = $6,
          epoch = (select epoch from definition_epochs where organization_id = $1)
      where organization_id = $1 and subscription_id = $2`,
    values: [organizationId, subscriptionId, textArray(events), JSON.stringify(include), endpoint, bulk],
  });
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
export async function markDeleted(tx: Transaction, organizationId: string, subscriptionId: string, at: Date): Promise<void> {
  await tx.query({
    name: "subscriptions_mark_deleted",
    text: `
      update subscriptions
      set deleted = true, deleted_at = $3, filters = '[]', include = '{}', endpoint = null,
          epoch = (select epoch from definition_epochs where organization_id = $1)
      where organization_id = $1 and subscription_id = $2`,
    values: [organizationId, subscriptionId, at],
  });
}

/** Ends all that a namespace has; the caller has raised the organization's epoch. Their endpoints stay for what is told of its end. Answers how many there were. */
export async function markOwnedDeleted(tx: Transaction, organizationId: string, owner: string, at: Date): Promise<number> {
  await tx.query({
    name: "subscriptions_forget_attributes",
    text: "delete from subscription_attributes where organization_id = $1 and owner = $2",
    values: [organizationId, owner],
  });
  const ended = await tx.query({
    name: "subscriptions_mark_owned_deleted",
    text: `
      update subscriptions
      set deleted = true, deleted_at = $3, filters = '[]', include = '{}',
          epoch = (select epoch from definition_epochs where organization_id = $1)
      where organization_id = $1 and owner = $2 and not deleted returning 1`,
    values: [organizationId, owner, at],
  });
  return ended.length;
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

/** Whether an organization has any, or some owners have. */
export async function hasSubscriptions(
  session: Session,
  organizationId: string,
  owners: readonly string[] | null = null,
): Promise<boolean> {
  const rows = await session.query({
    name: owners ? "subscriptions_have_owners" : "subscriptions_has_any",
    text: `
      select from subscriptions where organization_id = $1 and not deleted ${owners ? "and owner = any($2::text[])" : ""} limit 1`,
    values: [organizationId, ...(owners ? [textArray(owners)] : [])],
  });
  return rows.length > 0;
}

/** The owners below a template prefix that have some, found by stepping from one to the next. */
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

/** Some that were deleted before a moment, the oldest. */
export async function readDeleted(session: Session, before: Date, limit: number): Promise<DeletedRow[]> {
  return session.query<DeletedRow>({
    name: "subscriptions_read_deleted",
    text: `
      select organization_id as "organizationId", subscription_id as "subscriptionId", epoch
      from subscriptions where deleted and deleted_at <= $1 order by deleted_at limit $2`,
    values: [before, limit],
  });
}

export async function oldestDeletion(session: Session): Promise<Date | null> {
  const [row] = await session.query<{ at: Date }>({
    name: "subscriptions_oldest_deletion",
    text: "select deleted_at as at from subscriptions where deleted order by deleted_at limit 1",
  });
  return row?.at ?? null;
}

/** Forgets some of an organization that were deleted, and says up to which epoch that may have been. */
export async function sweepSome(tx: Transaction, organizationId: string, deleted: readonly DeletedRow[]): Promise<void> {
  await tx.query({
    name: "subscriptions_note_sweep",
    text: "update definition_epochs set swept_epoch = greatest(swept_epoch, $2) where organization_id = $1",
    values: [organizationId, Math.max(...deleted.map(({ epoch }) => epoch))],
  });
  await tx.query({
    name: "subscriptions_sweep",
    text: "delete from subscriptions where organization_id = $1 and subscription_id = any($2::text[]) and deleted",
    values: [organizationId, textArray(deleted.map(({ subscriptionId }) => subscriptionId))],
  });
}

/** Counts the subscriptions of an owner that find members by some attributes; answers whether an attribute has come or gone by it. */
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

/** The attributes that most of an owner's subscriptions find members by. */
export async function readAttributes(tx: Transaction, organizationId: string, owner: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ attribute: string }>({
    name: "subscriptions_read_attributes",
    text: `
      select attribute from subscription_attributes
      where organization_id = $1 and owner = $2 order by subscriptions desc, attribute limit $3`,
    values: [organizationId, owner, limit],
  });
  return rows.map(({ attribute }) => attribute);
}
