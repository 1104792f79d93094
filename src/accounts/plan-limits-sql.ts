/** How much organizations have of what their plans limit. */
import type { Session, Transaction } from "#src/db/database.ts";
import type { Plan } from "./identity.ts";

/** Holds the count until the transaction ends; answers what it is then. */
export async function add(session: Session, organizationId: string, resource: string): Promise<number> {
  const [row] = await session.query<{ used: number }>({
    name: "plan_limits_add",
    text: `
      insert into resource_counts (organization_id, resource, used) values ($1, $2, 1)
      on conflict (organization_id, resource) do update set used = resource_counts.used + 1 returning used`,
    values: [organizationId, resource],
  });
  return row!.used;
}

export async function subtract(tx: Transaction, organizationId: string, resource: string, count: number): Promise<void> {
  await tx.query({
    name: "plan_limits_subtract",
    text: "update resource_counts set used = greatest(used - $3, 0) where organization_id = $1 and resource = $2",
    values: [organizationId, resource, count],
  });
}

export async function readCounts(session: Session, organizationId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await session.query<{ resource: string; used: number }>({
    name: "plan_limits_read",
    text: "select resource, used from resource_counts where organization_id = $1",
    values: [organizationId],
  });
  return new Map(rows.map(({ resource, used }) => [resource, used]));
}

export async function planOf(session: Session, organizationId: string): Promise<Plan> {
  const [row] = await session.query<{ plan: Plan }>({
    name: "plan_limits_plan",
    text: "select plan from organizations where organization_id = $1",
    values: [organizationId],
  });
  return row?.plan ?? "scale";
}
