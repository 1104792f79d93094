import type { Session, Transaction } from "#src/db/database.ts";

/**
 * Takes one of an organization's suggestions of a day; false where it has none left. The row is the organization's one: a later day begins anew,
 * and a process whose clock is behind counts with the later day.
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

/** Gives back one that was taken on a day and came to nothing. */
export async function returnSuggestion(session: Session, organizationId: string, day: string): Promise<void> {
  await session.query({
    name: "suggestions_return",
    text: "update suggestion_counts set used = used - 1 where organization_id = $1 and day = $2::date and used > 0",
    values: [organizationId, day],
  });
}
