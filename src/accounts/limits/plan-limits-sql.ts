/** Counts the resources that plans limit, per organization. */

import type { Plan } from "#src/accounts/identity.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/** Locks the count until the transaction ends. Returns the new count. */
export async function add(session: Session, organizationId: string, resource: string, count = 1): Promise<number> {
  const [row] = await session.query<{ used: number }>({
    name: "plan_limits_add",
    text: `
      insert into resource_counts (organization_id, resource, used) values ($1, $2, $3)
      on conflict (organization_id, resource) do update set used = resource_counts.used + $3 returning used`,
    values: [organizationId, resource, count],
  });
  return row!.used;
}

export async function subtract(tx: Transaction, organizationId: string, resource: string, count: number): Promise<void> {
  await built(
    tx,
    knex("resource_counts")
      .update({ used: knex.raw("greatest(used - ?, 0)", [count]) })
      .where({ organization_id: organizationId, resource }),
  );
}

export async function readCounts(session: Session, organizationId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await built<{ resource: string; used: number }>(
    session,
    knex("resource_counts").select("resource", "used").where({ organization_id: organizationId }),
  );
  return new Map(rows.map(({ resource, used }) => [resource, used]));
}

export async function planOf(session: Session, organizationId: string): Promise<Plan> {
  const [row] = await built<{ plan: Plan }>(
    session,
    knex("organizations").select("plan").where({ organization_id: organizationId }),
  );
  return row?.plan ?? "scale";
}
