/**
 * Which life of its document an outcome is about; null where no document was there when it was posted, and none had been judged. Outcomes that there
 * are have the life of the evaluation that they are held against; those without one count for the present life, as they did.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table outcomes add column incarnation bigint");
  await knex.raw(`
    update outcomes o set incarnation = e.incarnation from evaluations e
    where e.namespace_id = o.namespace_id and e.judgment_id = o.judgment_id and e.at = o.evaluated_at and e.document_id = o.document_id`);
  await knex.raw(`
    update outcomes o set incarnation = d.incarnation from documents d
    where o.incarnation is null and d.namespace_id = o.namespace_id and d.document_id = o.document_id`);
}
