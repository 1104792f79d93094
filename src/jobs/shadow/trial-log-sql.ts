import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

/** The logged evaluation of a document in a trial. */
export interface TrialLogRow {
  documentId: string;
  incarnation: number;
  version: number;
  /** The hash of the context, base64; null if none was compiled. */
  hash: string | null;
  engine: string;
  engineVersion: string | null;
  answer: RawAnswer | null;
  tokens: number;
  units: number;
  requests: number | null;
  /** Why there is no answer. */
  code: string | null;
}

/** Shadow evaluations logged after a moment, without those that were passed on; the newest per document, version and context. */
export async function readTrialLog(
  session: Session,
  namespaceId: number,
  { judgmentId, documentIds, since }: { judgmentId: string; documentIds: readonly string[]; since: Date },
): Promise<TrialLogRow[]> {
  return session.query<TrialLogRow>({
    name: "evaluations_read_trial_log",
    text: `
      select distinct on (document_id, incarnation, version, context_hash)
             document_id as "documentId", incarnation, version, encode(context_hash, 'base64') as hash, engine,
             engine_version as "engineVersion", answer, tokens, units, requests, error ->> 'code' as code
      from evaluations
      where namespace_id = $1 and document_id = any($2) and at > $3 and judgment_id = $4 and shadow and passed_on is null
      order by document_id, incarnation, version, context_hash, at desc, evaluation_id desc`,
    values: [namespaceId, textArray(documentIds), since, judgmentId],
  });
}
