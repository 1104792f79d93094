/**
 * How much each organization has of what its plan limits, counted by the transactions that make and end it: to count rows would take the longer the
 * more there are. What there is already is counted here, once.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("resource_counts", (table) => {
    table.text("organization_id").notNullable();
    table.text("resource").notNullable();
    table.bigInteger("used").notNullable();
    table.primary(["organization_id", "resource"]);
  });
  const counted = {
    namespaces: "namespace_names",
    judgments: "judgments",
    groups: "groups",
    subscriptions: "subscriptions where not deleted",
    api_keys: "api_keys where revoked_at is null",
    webhook_endpoints: "webhook_endpoints where deleted_at is null",
  };
  for (const [resource, of] of Object.entries(counted)) {
    await knex.raw(
      `insert into resource_counts (organization_id, resource, used)
       select organization_id, '${resource}', count(*) from ${of} group by organization_id`,
    );
  }
}
