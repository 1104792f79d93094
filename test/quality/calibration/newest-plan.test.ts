/** A document's newest outcome is found by its document, also before the server has statistics of a table that was just filled. */
import { expect, it } from "vitest";
import type { Session, Statement } from "#src/foundation/db/database.ts";
import { readCutoff } from "#src/quality/fitting/outcomes-sql.ts";
import { freshDatabase } from "#test/support/database.ts";

const OUTCOMES = 1_000;

interface Plan {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** The rows that a plan has looked at. */
function looked(plan: Plan): number {
  const own = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  return own + (plan.Plans ?? []).reduce((sum, inner) => sum + looked(inner), 0);
}

it("reads each outcome a few times, not as often as there are others", async () => {
  const { database } = await freshDatabase();
  await database.query({
    text: `
      insert into outcomes (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, created_at, version, engine,
                            engine_version, evaluated_at, answer, predicted, came_true)
      select 7, 'o-' || i, 'jdg_1', 'topic', 'd-' || i, 'true', now(), now(), 1, 'test', 'test-1', now(), '{"type":"bool","p":0.5}', 0.5, true
      from generate_series(1, ${OUTCOMES}) i`,
  });
  const sent: Statement[] = [];
  const query = async (statement: Statement) => {
    sent.push(statement);
    return [];
  };
  const session = { query } as unknown as Session;
  await readCutoff(session, "jdg_1", { version: 1, engine: "test", engineVersion: "test-1" }, [7], 10);
  const [{ text, values }] = sent as [Statement];
  const [row] = await database.query<{ "QUERY PLAN": readonly [{ readonly Plan: Plan }] }>({
    text: `explain (analyze, format json) ${text}`,
    values: values ?? [],
  });
  expect(looked(row!["QUERY PLAN"][0].Plan)).toBeLessThan(10 * OUTCOMES);
});
