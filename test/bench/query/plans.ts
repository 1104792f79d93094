/** PostgreSQL's plans for a question: for each statement of the service, and for the hand-made SQL. */
import type pg from "pg";
import type { Database, Statement, Transaction } from "#src/foundation/db/database.ts";
import type { Asking } from "./measure.ts";
import type { Question } from "./questions.ts";
import { openRoom } from "./room.ts";

export async function plansOf(
  connection: pg.ClientConfig,
  client: pg.Client,
  namespace: Asking,
  question: Question,
): Promise<string> {
  const { body, sql } = question.ask(namespace.documents);
  const ours: string[] = [];
  const room = await openRoom(connection, (database) => explaining(database, ours));
  await room.ask(namespace.name, body);
  await room.close();
  const theirs = await client.query(explained(sql.text), [namespace.namespaceId, ...sql.values]);
  const parts = [...ours.map((plan, at) => `service, statement ${at + 1}\n${plan}`), `SQL\n${planOf(theirs.rows)}`];
  return `## ${question.name}\n\n${parts.join("\n\n")}\n`;
}

/** Explains each statement over the namespace's own tables before it is sent. */
function explaining(database: Database, plans: string[]): Database {
  const spied = (tx: Transaction): Transaction => ({
    transaction: true,
    async query<Row>(statement: Statement) {
      if (/^\s*(with|select)\b[\s\S]*\b(documents|attribute_values|answers)\b/.test(statement.text)) {
        const values = statement.values ?? [];
        plans.push(planOf(await tx.query({ text: explained(statement.text), values })));
      }
      return tx.query<Row>(statement);
    },
  });
  return { ...database, transaction: (work, options) => database.transaction((tx) => work(spied(tx)), options) };
}

function explained(text: string): string {
  return `explain (analyze, buffers, costs off, timing off) ${text}`;
}

function planOf(rows: readonly object[]): string {
  return rows.map((row) => (row as Record<string, string>)["QUERY PLAN"]).join("\n");
}
