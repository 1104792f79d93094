/**
 * What reading at speed and at a sequence needs beside history and values.
 *
 * `pins.standing`: what a sequence does not tell of its time: how far judging had come, whose judging was put off, and the judgments with
 * their settings. It goes with the pin.
 *
 * Answers are indexed as they are. A row is in one of the two indexes, for an answer has a number or a label: one costs a landing of 1,000
 * answers 5 of 20 ms, and needs nobody to keep it up.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table pins add column standing jsonb");
  await knex.raw(
    "create index answers_by_number on answers (namespace_id, judgment_id, number, document_id) where number is not null",
  );
  await knex.raw(
    "create index answers_by_label on answers (namespace_id, judgment_id, label, document_id) where label is not null",
  );
  // An attribute may be asked for by several: by settings, and by what else needs its index.
  await knex.raw("alter table declared_attributes add column declared_by text collate \"C\" not null default 'settings'");
  await knex.raw("alter table declared_attributes drop constraint declared_attributes_pkey");
  await knex.raw("alter table declared_attributes add primary key (organization_id, owner, attribute, declared_by)");
}
