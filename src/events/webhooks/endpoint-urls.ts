/** The addresses that webhooks go to, for an operator who checks the way there. */
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session } from "#src/foundation/db/session.ts";

/** At most 1,000, of all organizations. */
export async function endpointUrls(session: Session): Promise<string[]> {
  const rows = await built<{ url: string }>(
    session,
    knex("webhook_endpoints")
      .select("url")
      .whereNull("deleted_at")
      .whereNot("status", "disabled")
      .orderBy("endpoint_id")
      .limit(1_000),
  );
  return rows.map(({ url }) => url);
}
