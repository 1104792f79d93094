/**
 * Evaluations of a trial that are already in the log: those that an interrupted page requested, and those that needed no engine.
 */
import type { Session } from "#src/foundation/db/database.ts";
import type { Batch } from "#src/judging/asking/batch.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { Judged } from "#src/judging/asking/judged.ts";
import { readTrialLog, type TrialLogRow } from "./trial-log-sql.ts";

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

  /** The logged answers to a request. Failed ones are requested again. */
  answersTo({ dispatch, asked }: Batch): Judged[] {
    return asked.flatMap(({ due, compiled, first }): Judged[] => {
      const row = this.#of(due, compiled.hash);
      if (!row?.answer || ![dispatch, first?.dispatch].some((one) => one?.engine.name === row.engine)) return [];
      const { answer, engine, engineVersion, tokens, units } = row;
      const requests = row.requests ?? 1;
      const by = { engine, engineVersion: engineVersion! };
      return [{ due, kind: "answered", answer, ...by, compiled: { ...compiled, tokens }, units, requests }];
    });
  }

  /** Whether a result that needed no engine is already logged. */
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
