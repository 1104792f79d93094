/** How many rows a statement looks at, as `explain (analyze)` counts them. */
import type { Database, Session, Statement } from "#src/foundation/db/database.ts";

interface Plan {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Plan[];
}

/** Executes the one statement that `work` sends. */
export async function rowsLookedAt(database: Database, work: (session: Session) => Promise<unknown>): Promise<number> {
  const sent: Statement[] = [];
  const query = async (statement: Statement) => {
    sent.push(statement);
    return [];
  };
  await work({ query } as unknown as Session);
  const [{ text, values }] = sent as [Statement];
  const [row] = await database.query<{ "QUERY PLAN": readonly [{ readonly Plan: Plan }] }>({
    text: `explain (analyze, format json) ${text}`,
    values: values ?? [],
  });
  return looked(row!["QUERY PLAN"][0].Plan);
}

function looked(plan: Plan): number {
  const own = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
  return own + (plan.Plans ?? []).reduce((sum, inner) => sum + looked(inner), 0);
}
