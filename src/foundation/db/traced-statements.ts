/** Spans of statements, within a trace that is recorded. A statement is called by its name, and one without a name by its verb. */
import { isRecording, spanned } from "#src/foundation/tracing/tracing.ts";
import type { Connection } from "./transaction.ts";

export function traced(connection: Connection): Connection {
  if (!isRecording()) return connection;
  return {
    query(statement) {
      const operation = /^\s*(\w+)/.exec(statement.text)?.[1]?.toLowerCase() ?? "statement";
      // It travels with the statement that follows it.
      if (operation === "begin") return connection.query(statement);
      const name = statement.name ?? operation;
      const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.summary": name };
      return spanned({ name, kind: "client", attributes }, async (span) => {
        try {
          return await connection.query(statement);
        } catch (error) {
          const { code } = error as { code?: unknown };
          if (typeof code === "string") span.set({ "db.response.status_code": code });
          throw error;
        }
      });
    },
  };
}
