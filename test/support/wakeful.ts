/**
 * Delayed work must be looked at when it is due. A worker sleeps until a wakeup is due, and work without a wakeup is forgotten until
 * something else happens. This is checked for every service that a test stops.
 */

import type { Database } from "#src/foundation/db/database.ts";

/** Namespaces that are there, with what `which` says of them. */
const living = (which = "true") => `select namespace_id from namespaces where deleted_at is null and ${which}`;

/** What waits, and from when at the latest the wakeup of its kind is due. */
const WAITING: Record<string, { kind: string; waits: string }> = {
  // Where a budget is used up, judging waits for the month to turn, or for the budget to change.
  "judging put off": {
    kind: "judging",
    waits: `
      select namespace_id, min(due_at) from deferred join judgments using (judgment_id)
      where namespace_id in (${living("not budget_paused")}) group by 1`,
  },
  "changes that contexts show": {
    kind: "judging",
    waits: "select distinct namespace_id, null::timestamptz from changed_sources",
  },
  "documents that show what changed": { kind: "judging", waits: "select distinct namespace_id, null::timestamptz from fanouts" },
  "running jobs": {
    kind: "job",
    waits: "select claim_id, null::timestamptz from jobs where status = 'running' and claim_id > 0",
  },
  schedules: { kind: "schedule", waits: "select claim_id, next_at from schedules" },
  "removals of judgments": { kind: "judgment_removal", waits: "select claim_id, null::timestamptz from judgment_removals" },
  "searches for a recipe": { kind: "tuning", waits: "select claim_id, null::timestamptz from tunings where status = 'running'" },
  sentinels: { kind: "sentinel", waits: "select claim_id, null::timestamptz from sentinels" },
  "recorded events": { kind: "events", waits: "select namespace_id, min(recorded_at) from recorded_events group by 1" },
  "pending deliveries": {
    kind: "deliveries",
    waits: `
      select e.claim_id, null::timestamptz from webhook_endpoints e
      where exists (select 1 from deliveries d where d.endpoint_id = e.endpoint_id and d.status = 'pending')`,
  },
  mails: { kind: "mails", waits: "select 1::bigint, min(due_at) from mails having count(*) > 0" },
  "tenant summaries": { kind: "tenant_summaries", waits: "select claim_id, next_at from tenant_summaries" },
  "commits that subscriptions follow": { kind: "subscriptions", waits: behind("subscriptions", "subscribed_epoch") },
  "commits that groups follow": { kind: "groups", waits: behind("groups", "grouped_epoch") },
  "indexes at work": {
    kind: "attributes",
    waits: `
      select distinct namespace_id, null::timestamptz
      from (select namespace_id, state from indexed_attributes union all select namespace_id, state from combined_indexes) indexes
      where state <> 'ready' and namespace_id in (${living()})`,
  },
};

/** Followed namespaces with commits that a reader has not seen. */
function behind(reader: string, epoch: string): string {
  return `
    select n.namespace_id, null::timestamptz
    from namespaces n left join positions p on p.namespace_id = n.namespace_id and p.reader = '${reader}'
    where n.deleted_at is null and n.${epoch} is not null
      and exists (select 1 from commits c where c.namespace_id = n.namespace_id and c.sequence > coalesce(p.position, 0))`;
}

const parts = Object.entries(WAITING).map(
  ([what, { kind, waits }]) => `
    select format('%s of %s: due %s, woken %s', '${what}', w.claim_id, coalesce(w.due_at::text, 'at once'), coalesce((
      select u.due_at::text from wakeups u where u.kind = '${kind}' and u.namespace_id = w.claim_id
    ), 'never')) as forgotten
    from (${waits}) w (claim_id, due_at)
    where not exists (
      select 1 from wakeups u
      where u.kind = '${kind}' and u.namespace_id = w.claim_id
        and (w.due_at is null or u.due_at <= w.due_at or u.lease_owner is not null))`,
);

/** A row for each thing that waits and that no wakeup in time is there for; a claimed wakeup is in time. */
export const FORGOTTEN = parts.join(" union all ");

/** Such rows of a database. */
export function forgottenIn({ database, distributed }: { database: Database; distributed: boolean }): Promise<unknown[]> {
  return distributed ? forgottenOnCluster(database) : database.query({ text: FORGOTTEN, values: [] });
}

interface Wakeup {
  kind: string;
  id: number;
  due: Date;
  /** Or looked at, with another look to come. */
  leased: boolean;
}

/**
 * The same on a cluster, where wakeups are on the coordinator and most delayed work is on workers. A cluster does not join them. The nodes
 * commit one after the other. So this waits for transactions in between: each of them holds the table of wakeups until its end.
 */
function forgottenOnCluster(database: Database): Promise<unknown[]> {
  return database.transaction(async (tx) => {
    await tx.query({ text: "lock table wakeups in share mode" });
    const wakeups = await tx.query<Wakeup>({
      text: `
        select kind, namespace_id as id, due_at as due, lease_owner is not null or quiet_generation is not null as leased
        from wakeups`,
    });
    const woken = new Map(wakeups.map((wakeup) => [`${wakeup.kind} ${wakeup.id}`, wakeup]));
    const forgotten: string[] = [];
    for (const [what, { kind, waits }] of Object.entries(WAITING)) {
      const rows = await tx.query<{ id: number; due: Date | null }>({ text: `select id, due from (${waits}) w (id, due)` });
      for (const { id, due } of rows) {
        const wakeup = woken.get(`${kind} ${id}`);
        if (wakeup && (due === null || wakeup.due <= due || wakeup.leased)) continue;
        const [from, until] = [due?.toISOString() ?? "at once", wakeup?.due.toISOString() ?? "never"];
        forgotten.push(`${what} of ${id}: due ${from}, woken ${until}`);
      }
    }
    return forgotten;
  });
}
