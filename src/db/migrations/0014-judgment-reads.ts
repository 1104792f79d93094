/**
 * What versions of judgments read besides the document: answers of other judgments, and groups. `place` is where the name is looked up: the
 * reader's owner, or with `elsewhere` the namespace that its relation names. Found by what is read, so that it is known who would be left
 * without. `threshold_count` finds the overrides that leave a template no room for more thresholds.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table judgment_reads (
      organization_id text not null,
      kind text not null check (kind in ('judgment', 'group')),
      name text collate "C" not null,
      place text collate "C" not null,
      judgment_id text not null,
      version integer not null,
      at integer not null,
      elsewhere boolean not null,
      cut text collate "C",
      banded boolean not null,
      primary key (organization_id, kind, name, place, judgment_id, version, at)
    )`);
  await knex.raw("create index judgment_reads_by_reader on judgment_reads (judgment_id)");
  await knex.raw("alter table judgment_overrides add threshold_count integer not null default 0");
  await knex.raw("create index judgment_overrides_by_judgment on judgment_overrides (judgment_id, threshold_count)");
}
