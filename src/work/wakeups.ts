/**
 * Who has work: a row says that a namespace has something to do of a kind. A write makes or touches the row in its own transaction; a
 * worker claims it for a while, works, and clears it. `generation` tells the worker that a write came in between: it is raised
 * whenever the row is already claimed, and a row is cleared only at the generation that was claimed.
 */
import { numberArray } from "#src/db/array-literals.ts";
import type { Session } from "#src/db/database.ts";

export interface Claim {
  kind: string;
  namespaceId: number;
  generation: number;
}

/**
 * Something is to be done at `due`, or sooner if the row said so already.
 * @param share whose work it is, where workers claim it fairly
 */
export async function wake(session: Session, kind: string, namespaceId: number, due: Date, share?: string): Promise<void> {
  await session.query({
    name: "wakeups_wake",
    text: `
      insert into wakeups (kind, namespace_id, due_at, share) values ($1, $2, $3, $4)
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1
      where wakeups.lease_owner is not null or wakeups.due_at > excluded.due_at`,
    values: [kind, namespaceId, due, share ?? null],
    wakes: kind,
  });
}

/** The same for several namespaces, each once. */
export async function wakeAll(session: Session, kind: string, namespaceIds: readonly number[], due: Date): Promise<void> {
  await session.query({
    name: "wakeups_wake_all",
    text: `
      insert into wakeups (kind, namespace_id, due_at) select $1, n, $3 from unnest($2::bigint[]) as w(n) order by n
      on conflict (kind, namespace_id) do update
      set due_at = least(wakeups.due_at, excluded.due_at), generation = wakeups.generation + 1
      where wakeups.lease_owner is not null or wakeups.due_at > excluded.due_at`,
    values: [kind, numberArray(namespaceIds), due],
    wakes: kind,
  });
}

export interface ClaimRequest {
  kind: string;
  owner: string;
  now: Date;
  until: Date;
  limit: number;
}

/** Claims up to `limit` due rows that nobody holds, oldest first. */
export async function claim(session: Session, request: ClaimRequest): Promise<Claim[]> {
  const rows = await session.query<{ kind: string; namespace_id: number; generation: number }>({
    name: "wakeups_claim",
    text: `
      update wakeups w set lease_owner = $2, lease_until = $4
      from (
        select kind, namespace_id from wakeups
        where kind = $1 and due_at <= $3 and (lease_until is null or lease_until < $3)
        order by due_at limit $5 for update skip locked
      ) due
      where w.kind = due.kind and w.namespace_id = due.namespace_id
      returning w.kind, w.namespace_id, w.generation`,
    values: [request.kind, request.owner, request.now, request.until, request.limit],
  });
  return rows.map((row) => ({ kind: row.kind, namespaceId: row.namespace_id, generation: row.generation }));
}

/**
 * The same fairly: first rows of those shares that have the fewest claims, whoever holds them, and of one share the oldest first. So one that
 * has much to do leaves room for one that has little.
 */
export async function claimFairly(session: Session, request: ClaimRequest): Promise<Claim[]> {
  const rows = await session.query<{ kind: string; namespace_id: number; generation: number }>({
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
      returning w.kind, w.namespace_id, w.generation`,
    values: [request.kind, request.owner, request.now, request.until, request.limit],
  });
  return rows.map((row) => ({ kind: row.kind, namespaceId: row.namespace_id, generation: row.generation }));
}

/** Whether anything of a kind is due that nobody holds. */
export async function isDue(session: Session, kind: string, now: Date): Promise<boolean> {
  const [row] = await session.query<{ due: boolean }>({
    name: "wakeups_is_due",
    text: `
      select exists (
        select from wakeups where kind = $1 and due_at <= $2 and (lease_until is null or lease_until < $2)
      ) as due`,
    values: [kind, now],
  });
  return row!.due;
}

/** Holds a claim for longer; false where another worker has taken it over. */
export async function renew(session: Session, claimed: Claim, owner: string, until: Date): Promise<boolean> {
  const rows = await session.query({
    name: "wakeups_renew",
    text: `
      update wakeups set lease_until = $4
      where kind = $1 and namespace_id = $2 and lease_owner = $3 returning generation`,
    values: [claimed.kind, claimed.namespaceId, owner, until],
  });
  return rows.length === 1;
}

/** The generation as it is now, to be read before looking for work; undefined where the claim was lost. */
export async function generation(session: Session, claimed: Claim, owner: string): Promise<number | undefined> {
  const [row] = await session.query<{ generation: number }>({
    name: "wakeups_generation",
    text: "select generation from wakeups where kind = $1 and namespace_id = $2 and lease_owner = $3",
    values: [claimed.kind, claimed.namespaceId, owner],
  });
  return row?.generation;
}

/** Nothing is left to do: the row goes, unless something came in since `claimed.generation`; false in that case. */
export async function clear(session: Session, claimed: Claim, owner: string): Promise<boolean> {
  const rows = await session.query({
    name: "wakeups_clear",
    text: `
      delete from wakeups
      where kind = $1 and namespace_id = $2 and lease_owner = $3 and generation = $4 returning kind`,
    values: [claimed.kind, claimed.namespaceId, owner, claimed.generation],
  });
  return rows.length === 1;
}

/** Lets go of a claim; what is left is due at `due`, or sooner if something came in since. */
export async function release(session: Session, claimed: Claim, owner: string, due: Date): Promise<void> {
  await session.query({
    name: "wakeups_release",
    text: `
      update wakeups set lease_owner = null, lease_until = null,
             due_at = case when generation = $4 then $5 else least(due_at, $5) end
      where kind = $1 and namespace_id = $2 and lease_owner = $3`,
    values: [claimed.kind, claimed.namespaceId, owner, claimed.generation, due],
  });
}

/** Lets go of a claim whose work was cut short: it is due as it was. */
export async function letGo(session: Session, claimed: Claim, owner: string): Promise<void> {
  await session.query({
    name: "wakeups_let_go",
    text: `
      update wakeups set lease_owner = null, lease_until = null
      where kind = $1 and namespace_id = $2 and lease_owner = $3`,
    values: [claimed.kind, claimed.namespaceId, owner],
  });
}

/** Removes all rows of a namespace that is gone, also claimed ones: who holds them finds nothing to do. */
export async function forgetAll(session: Session, namespaceId: number): Promise<void> {
  await session.query({
    name: "wakeups_forget_all",
    text: "delete from wakeups where namespace_id = $1",
    values: [namespaceId],
  });
}
