/** What the log has of a trial already: what its page asked before it was interrupted, and what needed no engine. */
import type { Session } from "#src/db/database.ts";
import type { Due } from "#src/judging/due.ts";
import type { Batch } from "#src/judging/judge.ts";
import type { Judged } from "#src/judging/judged.ts";
import { readTrialLog, type TrialLogRow } from "#src/judging/trial-log-sql.ts";

export interface LoggedTrial {
  judgmentId: string;
  documentIds: readonly string[];
  /** When the trial began. */
  since: Date;
}

export class TrialLog {
  /** The newest row of each question. */
  readonly #rows: ReadonlyMap<string, TrialLogRow>;

  static async read(session: Session, namespaceId: number, trial: LoggedTrial): Promise<TrialLog> {
    return new TrialLog(await readTrialLog(session, namespaceId, trial));
  }

  private constructor(rows: readonly TrialLogRow[]) {
    this.#rows = new Map(rows.map((row) => [keyOf(row.documentId, row.incarnation, row.version, row.hash), row]));
  }

  /** What has been answered of a request. An engine is asked again for what it failed to answer. */
  answersTo({ dispatch, asked }: Batch): Judged[] {
    return asked.flatMap(({ due, compiled }): Judged[] => {
      const row = this.#of(due, compiled.hash);
      if (!row?.answer || row.engine !== dispatch.engine.name) return [];
      const { answer, engine, engineVersion, tokens, units } = row;
      return [{ due, kind: "answered", answer, engine, engineVersion: engineVersion!, compiled: { ...compiled, tokens }, units }];
    });
  }

  /** Whether nothing is to be logged of an outcome that needed no engine. */
  has(one: Judged): boolean {
    if (one.kind !== "answered" && one.kind !== "failed") return true;
    const row = this.#of(one.due, one.compiled?.hash ?? null);
    return one.kind === "answered" ? row?.answer != null : row?.code === one.failure.code;
  }

  #of({ document, judgment }: Due, hash: string | null): TrialLogRow | undefined {
    return this.#rows.get(keyOf(document.document_id, document.incarnation, judgment.activeVersion, hash));
  }
}

function keyOf(documentId: string, incarnation: number, version: number, hash: string | null): string {
  return [documentId, incarnation, version, hash ?? ""].join("\n");
}
