import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";

/**
 * Takes one of an organization's suggestions for a day; false if none is left. There is one row per organization. A later day
 * starts again from zero. A process whose clock is behind counts for the later day.
 */
export async function takeSuggestion(tx: Transaction, organizationId: string, day: string, most: number): Promise<boolean> {
  const rows = await tx.query({
    name: "suggestions_take",
    text: `
      insert into suggestion_counts as c (organization_id, day, used)
      select $1, $2::date, 1 where $3::integer > 0
      on conflict (organization_id) do update
      set day = greatest(c.day, excluded.day), used = case when c.day < excluded.day then 1 else c.used + 1 end
      where c.day < excluded.day or c.used < $3::integer
      returning used`,
    values: [organizationId, day, most],
  });
  return rows.length === 1;
}

/** Gives back a suggestion of a day that failed. */
export async function returnSuggestion(session: Session, organizationId: string, day: string): Promise<void> {
  await built(
    session,
    knex("suggestion_counts").decrement("used").where({ organization_id: organizationId, day }).where("used", ">", 0),
  );
}
