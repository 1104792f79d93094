/**
 * `commits.ended`: the documents whose lives ended in a commit, by being deleted or deleted and written again. Followers tell by it at which
 * sequence a document went, though it may be there again by the time they look. Null in commits of former versions, which did not note it.
 * `subscription_states.raised`: the sequence that a walk was begun at. Events of the subscription carry none below it while it is walked.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table commits add column ended text[]");
  await knex.raw("alter table subscription_states add column raised bigint not null default 0");
}
