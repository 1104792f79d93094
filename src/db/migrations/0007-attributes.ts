/**
 * Attributes that queries filter and rank by. `attribute_values` has a row for each value that a document has in an attribute of
 * `namespaces.maintained_attributes`: that list says what every commit keeps up, so a commit learns it from the row it updates anyway.
 * The key is the order that queries walk (`src/documents/attribute-values.ts` says how values become bytes), and there is no other index.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  // Sorted. What is listed in `indexed_attributes` as building or ready; an index that is being dropped is kept up no more.
  await knex.raw("alter table namespaces add column maintained_attributes text[] not null default '{}'");
  await knex.raw(`
    create table attribute_values (
      namespace_id bigint not null,
      attribute text collate "C" not null,
      value bytea not null,
      document_id text collate "C" not null,
      primary key (namespace_id, attribute, value, document_id)
    )`);
  // `built_up_to`: the last document that the index has been built for; what is written meanwhile is kept up by its commits.
  await knex.raw(`
    create table indexed_attributes (
      namespace_id bigint not null,
      attribute text collate "C" not null,
      state text not null check (state in ('building', 'ready', 'dropping')),
      origin text not null check (origin in ('declared', 'learned')),
      built_up_to text collate "C" not null default '',
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      primary key (namespace_id, attribute)
    )`);
  // What the settings of a namespace or a template prefix ask for. A namespace that is made takes over those of the prefixes above it.
  await knex.raw(`
    create table declared_attributes (
      organization_id text not null,
      owner text collate "C" not null,
      attribute text collate "C" not null,
      primary key (organization_id, owner, attribute)
    )`);
}
