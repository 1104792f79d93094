/**
 * What serving subscriptions needs. `subscriptions.deleted_at`: when one was deleted, so that what is kept of it can be swept.
 * `definition_epochs.swept_epoch`: of all subscriptions that were deleted up to it nothing may be left, so whoever holds definitions of an
 * earlier epoch reads them anew. `subscription_attributes`: how many of an owner's subscriptions find members by an attribute; what is
 * declared for the owner changes only where the first comes or the last goes.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table subscriptions add column deleted_at timestamptz");
  await knex.raw("update subscriptions set deleted_at = now() where deleted");
  await knex.raw("create index subscriptions_deleted on subscriptions (deleted_at) where deleted");
  await knex.raw("alter table definition_epochs add column swept_epoch bigint not null default 0");
  await knex.raw(`
    create table subscription_attributes (
      organization_id text not null,
      owner text collate "C" not null,
      attribute text collate "C" not null,
      subscriptions bigint not null,
      primary key (organization_id, owner, attribute)
    )`);
  await knex.raw(`
    insert into subscription_attributes (organization_id, owner, attribute, subscriptions)
    select organization_id, owner, attribute, count(*) from declared_attributes
    where declared_by like 'subscription:%' group by organization_id, owner, attribute`);
  await knex.raw(`
    insert into declared_attributes (organization_id, owner, attribute, declared_by)
    select organization_id, owner, attribute, 'subscriptions' from subscription_attributes`);
  await knex.raw("delete from declared_attributes where declared_by like 'subscription:%'");
}
