/**
 * What answers keep for contexts: the values that a judgment shows as former ones (judging/context/previous.ts), and whether something that
 * the answer's context shows has changed without the document being judged anew for it.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table answers add column previous jsonb, add column outdated boolean not null default false");
  await knex.raw("alter table answer_history add column outdated boolean not null default false");
}
