/** A document's newest outcome is found by its document, also before the server has statistics of a table that was just filled. */
import { expect, it } from "vitest";
import { readCutoff } from "#src/quality/fitting/outcomes-sql.ts";
import { freshDatabase } from "#test/support/database.ts";
import { rowsLookedAt } from "#test/support/looked.ts";

const OUTCOMES = 1_000;

it("reads each outcome a few times, not as often as there are others", async () => {
  const { database } = await freshDatabase();
  await database.query({
    text: `
      insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at, version, engine,
                            engine_version, evaluated_at, answer, predicted, came_true)
      select 7, 'o-' || i, 'jdg_1', 'topic', 'd-' || i, 'true', now(), now(), 1, 'test', 'test-1', now(), '{"type":"bool","p":0.5}', 0.5, true
      from generate_series(1, ${OUTCOMES}) i`,
  });
  const epoch = { version: 1, engine: "test", engineVersion: "test-1" };
  expect(await rowsLookedAt(database, (session) => readCutoff(session, "jdg_1", epoch, [7], 10))).toBeLessThan(10 * OUTCOMES);
});
