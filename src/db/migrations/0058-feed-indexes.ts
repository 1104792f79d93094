/**
 * Indexes of the feed by what it is asked for: the type, the namespace, and the first one or two parts of its name for prefixes. Test sends are
 * not listed. A deeper prefix is looked for among what has its first two parts.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  const listed = "where test_endpoint is null";
  await knex.raw(`create index events_by_type on events (organization_id, type, event_id) ${listed}`);
  await knex.raw(
    `create index events_by_namespace on events (organization_id, namespace, event_id) ${listed} and namespace is not null`,
  );
  await knex.raw(`
    create index events_by_first_part on events (organization_id, split_part(namespace, '/', 1), event_id)
    ${listed} and namespace is not null`);
  await knex.raw(`
    create index events_by_two_parts on events (organization_id, (split_part(namespace, '/', 1) || '/' || split_part(namespace, '/', 2)), event_id)
    ${listed} and namespace is not null`);
}
