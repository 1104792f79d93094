/**
 * The work queue. A row (a wakeup) says that an item has work of one kind. The item is a namespace, or for some kinds a job, an endpoint or
 * an organization; its id is in the column `namespace_id`. A write creates or touches the row in its own transaction. A worker leases the
 * row, works, and deletes it. `generation` is the fencing token: it grows whenever new work arrives for a leased row. A row is deleted
 * only if its generation is still the one that was leased.
 *
 * A store that spreads tables commits on several machines, one after the other. There, a wakeup may be seen a moment before the
 * change that it tells of. After a look, and another one soon, that find nothing, the row is left quiet until a last look. `quiet_generation`
 * is the generation that was looked at.
 */
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { LeasedItem, Offer, Wakeup } from "#src/foundation/db/session.ts";

export interface Lease {
  kind: string;
  itemId: number;
  generation: number;
  /** Whether an earlier look found nothing, and no work has arrived since. */
  quiet: boolean;
}

interface LeaseRow {
  kind: string;
  namespace_id: number;
  generation: number;
  quiet: boolean;
}

const leased = "w.kind, w.namespace_id, w.generation, coalesce(w.quiet_generation = w.generation, false) as quiet";

const leaseOf = (row: LeaseRow): Lease => ({
  kind: row.kind,
  itemId: row.namespace_id,
  generation: row.generation,
  quiet: row.quiet,
});

/** A row for which a new wakeup changes something. A quiet one gets a new generation, so that it is not taken for looked at. */
const changed = "wakeups.lease_owner is not null or wakeups.due_at > excluded.due_at or wakeups.quiet_generation is not null";

/**
 * Schedules work for `due`, or for an earlier time that the row already has.
 * @param share the owner of the work, for workers that lease fairly
 */
export async function wake(session: Session, kind: string, itemId: number, due: Date, share?: string): Promise<void> {
  const wakeup = { kind, itemIds: [itemId], due };
  const offer = share === undefined ? offerFor(session, wakeup) : undefined;
  if (offer) return wakeLeased(session as Transaction, wakeup, offer);
  await session.query({
    name: "wakeups_wake",
    text: `
      insert into wakeups (kind, namespace_id, due_at, share) values ($1, $2, $3, $4)
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1
      where ${changed}`,
    values: [kind, itemId, due, share ?? null],
    wakes: kind,
  });
}

/** The same for several items, each once. */
export async function wakeAll(session: Session, kind: string, itemIds: readonly number[], due: Date): Promise<void> {
  const wakeup = { kind, itemIds, due };
  const offer = offerFor(session, wakeup);
  if (offer) return wakeLeased(session as Transaction, wakeup, offer);
  await session.query({
    name: "wakeups_wake_all",
    text: `
      insert into wakeups (kind, namespace_id, due_at) select $1, n, $3 from unnest($2::bigint[]) as w(n) order by n
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1
      where ${changed}`,
    values: [kind, numberArray(itemIds), due],
    wakes: kind,
  });
}

/**
 * What `quiet_generation` is in a row that was leased so. It tells a row that is leased here from one that this worker held before: owner and end may be
 * the same. No row has this generation, and no look leaves a row quiet in a store that makes offers.
 */
const TAKEN = -1;

const offerFor = (session: Session, wakeup: Wakeup): Offer | undefined => (session as Partial<Transaction>).offered?.(wakeup);

/**
 * The same where a worker of this process takes the work. It leases rows that nobody has leased, so nobody has to look for them. If the process dies
 * after the commit, the lease expires like any other.
 */
async function wakeLeased(tx: Transaction, wakeup: Wakeup, offer: Offer): Promise<void> {
  const woken = tx.query<LeasedItem & { taken: boolean }>({
    name: "wakeups_wake_leased",
    text: `
      insert into wakeups (kind, namespace_id, due_at, lease_owner, lease_until, quiet_generation)
      select $1, n, $3, $4, $5, ${TAKEN} from unnest($2::bigint[]) as w(n) order by n
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1,
          lease_owner = coalesce(wakeups.lease_owner, excluded.lease_owner), lease_until = coalesce(wakeups.lease_until, excluded.lease_until),
          quiet_generation = case when wakeups.lease_owner is null then ${TAKEN} end
      where ${changed}
      returning namespace_id as "itemId", generation, quiet_generation is not null as taken`,
    values: [wakeup.kind, numberArray(wakeup.itemIds), wakeup.due, offer.owner, offer.until],
  });
  const leased = woken.then((rows) =>
    rows.filter(({ taken }) => taken).map(({ itemId, generation }) => ({ itemId, generation })),
  );
  tx.handOver?.(wakeup, offer, leased);
  await leased;
}

export interface LeaseRequest {
  kind: string;
  owner: string;
  now: Date;
  until: Date;
  limit: number;
}

/** Leases up to `limit` due rows without a lease, oldest first. */
export async function leaseDue(session: Session, request: LeaseRequest): Promise<Lease[]> {
  const rows = await session.query<LeaseRow>({
    name: "wakeups_claim",
    text: `
      update wakeups w set lease_owner = $2, lease_until = $4
      from (
        select kind, namespace_id from wakeups
        where kind = $1 and due_at <= $3 and (lease_until is null or lease_until < $3)
        order by due_at limit $5 for update skip locked
      ) due
      where w.kind = due.kind and w.namespace_id = due.namespace_id
      returning ${leased}`,
    values: [request.kind, request.owner, request.now, request.until, request.limit],
  });
  return rows.map(leaseOf);
}

/**
 * The same with fairness. It prefers rows of the shares with the fewest leases over all workers, and within a share the oldest.
 * So a share with much work leaves room for one with little.
 */
export async function leaseFairly(session: Session, request: LeaseRequest): Promise<Lease[]> {
  const rows = await session.query<LeaseRow>({
    name: "wakeups_claim_fairly",
    text: `
      update wakeups w set lease_owner = $2, lease_until = $4
      from (
        select kind, namespace_id from wakeups
        where kind = $1 and (lease_until is null or lease_until < $3) and namespace_id = any(array(
          select namespace_id
          from (
            select namespace_id, due_at, free, count(*) filter (where not free) over (partition by share)
                   + row_number() over (partition by share, free order by due_at, namespace_id) as turn
            from (
              select namespace_id, share, due_at, lease_until is null or lease_until < $3 as free
              from wakeups where kind = $1 and due_at <= $3
            ) due
          ) ranked
          where free order by turn, due_at limit $5
        ))
        for update skip locked
      ) due
      where w.kind = due.kind and w.namespace_id = due.namespace_id
      returning ${leased}`,
    values: [request.kind, request.owner, request.now, request.until, request.limit],
  });
  return rows.map(leaseOf);
}

/** Whether any row of a kind is due and not leased. */
export async function isDue(session: Session, kind: string, now: Date): Promise<boolean> {
  return (await dueKinds(session, [kind], now)).has(kind);
}

/** Those of these kinds that have a row that is due and not leased. */
export async function dueKinds(session: Session, kinds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await session.query<{ kind: string }>({
    name: "wakeups_due_kinds",
    text: `
      select k.kind from unnest($1::text[]) as k(kind) cross join lateral (
        select 1 from wakeups w
        where w.kind = k.kind and w.due_at <= $2 and (w.lease_until is null or w.lease_until < $2) limit 1
      ) due`,
    values: [textArray(kinds), now],
  });
  return new Set(rows.map(({ kind }) => kind));
}

/** Renews a lease. Returns false if another worker has taken it over. */
export async function renew(session: Session, lease: Lease, owner: string, until: Date): Promise<boolean> {
  const rows = await session.query({
    name: "wakeups_renew",
    text: `
      update wakeups set lease_until = $4
      where kind = $1 and namespace_id = $2 and lease_owner = $3 returning generation`,
    values: [lease.kind, lease.itemId, owner, until],
  });
  return rows.length === 1;
}

/** Reads the current generation. Call it before you look for work. Undefined if the lease was lost. */
export async function generation(session: Session, lease: Lease, owner: string): Promise<number | undefined> {
  const [row] = await session.query<{ generation: number }>({
    name: "wakeups_generation",
    text: "select generation from wakeups where kind = $1 and namespace_id = $2 and lease_owner = $3",
    values: [lease.kind, lease.itemId, owner],
  });
  return row?.generation;
}

/** Deletes the row because no work is left. Returns false and keeps the row if work has arrived since `lease.generation`. */
export async function clear(session: Session, lease: Lease, owner: string): Promise<boolean> {
  const rows = await session.query({
    name: "wakeups_clear",
    text: `
      delete from wakeups
      where kind = $1 and namespace_id = $2 and lease_owner = $3 and generation = $4 returning kind`,
    values: [lease.kind, lease.itemId, owner, lease.generation],
  });
  return rows.length === 1;
}

/**
 * Releases a lease after a look that found nothing, or nothing before `due`. The last look is due then. Returns false and keeps the
 * lease if work has arrived since `lease.generation`.
 */
export async function leaveQuiet(session: Session, lease: Lease, owner: string, due: Date): Promise<boolean> {
  const rows = await session.query({
    name: "wakeups_leave_quiet",
    text: `
      update wakeups set lease_owner = null, lease_until = null, due_at = $5, quiet_generation = generation
      where kind = $1 and namespace_id = $2 and lease_owner = $3 and generation = $4 returning kind`,
    values: [lease.kind, lease.itemId, owner, lease.generation, due],
  });
  return rows.length === 1;
}

/** Releases a lease. The row is due at `due`, or earlier if work has arrived since. Returns when; undefined if the lease was lost. */
export async function release(session: Session, lease: Lease, owner: string, due: Date): Promise<Date | undefined> {
  const [row] = await session.query<{ due: Date }>({
    name: "wakeups_release",
    text: `
      update wakeups set lease_owner = null, lease_until = null, quiet_generation = nullif(quiet_generation, ${TAKEN}),
             due_at = case when generation = $4 then $5 else least(due_at, $5) end
      where kind = $1 and namespace_id = $2 and lease_owner = $3
      returning due_at as due`,
    values: [lease.kind, lease.itemId, owner, lease.generation, due],
  });
  return row?.due;
}

/** Releases a lease whose work was interrupted. The row keeps its due time. */
export async function letGo(session: Session, lease: Lease, owner: string): Promise<void> {
  await session.query({
    name: "wakeups_let_go",
    text: `
      update wakeups set lease_owner = null, lease_until = null, quiet_generation = nullif(quiet_generation, ${TAKEN})
      where kind = $1 and namespace_id = $2 and lease_owner = $3`,
    values: [lease.kind, lease.itemId, owner],
  });
}

/**
 * Deletes all rows of a deleted namespace, including leased ones. Their workers find nothing to do. The key begins with the kind, so the
 * kinds are found first, one probe each. Servers before PostgreSQL 18 would read the rows of all other namespaces, 80 ms for a million.
 */
export async function forgetAll(session: Session, itemId: number): Promise<void> {
  await session.query({
    name: "wakeups_forget_all",
    text: `
      with recursive kinds as (
        select min(kind) as kind from wakeups
        union all
        select (select min(w.kind) from wakeups w where w.kind > k.kind) from kinds k where k.kind is not null
      )
      delete from wakeups where namespace_id = $1 and kind = any(array(select kind from kinds where kind is not null))`,
    values: [itemId],
  });
}
