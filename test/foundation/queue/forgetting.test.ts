/** A deleted namespace takes its due work along, and costs no more among many others. */
import { expect, it } from "vitest";
import { forgetAll } from "#src/foundation/queue/wakeups.ts";
import { freshDatabase } from "#test/support/database.ts";
import { rowsLookedAt } from "#test/support/looked.ts";

const KINDS = ["attributes", "evaluations", "groups", "judging", "subscriptions"];
const NAMESPACES = 3_000;

it("finds the rows of one namespace by their key, and leaves those of all others", async () => {
  const { database } = await freshDatabase();
  await database.query({
    text: "insert into wakeups (kind, namespace_id, due_at) select k, i, now() from unnest($1::text[]) k, generate_series(1, $2::bigint) i",
    values: [KINDS, NAMESPACES],
  });
  const gone = 77;
  expect(await rowsLookedAt(database, (session) => forgetAll(session, gone))).toBeLessThan(100);
  const rows = await database.query<{ count: number; own: number }>({
    text: "select count(*)::integer as count, (count(*) filter (where namespace_id = $1))::integer as own from wakeups",
    values: [gone],
  });
  expect(rows).toEqual([{ count: KINDS.length * (NAMESPACES - 1), own: 0 }]);
});
