/** The log of evaluations: one row for every time that an engine was asked, or an answer was carried forward. */
import { textArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { RawAnswer } from "./engine.ts";

export interface Evaluation {
  id: string;
  judgmentId: string;
  version: number;
  documentId: string;
  revision: number;
  incarnation: number;
  engine: string;
  engineVersion: string | null;
  carried: boolean;
  shadow: boolean;
  /** An engine may have been asked the same before, by a process that died before it could say. */
  repeated: boolean;
  answer: RawAnswer | null;
  /** The context's hash, base64; null where no context was compiled. */
  hash: string | null;
  tokens: number;
  units: number;
  error: { code: string; message: string } | null;
}

/** Evaluations that somebody waited for: of documents at a revision, by some judgments. */
export interface WaitedFor {
  documentIds: readonly string[];
  judgmentIds: readonly string[];
  revision: number;
  /** Nothing of them was logged before this; it bounds what is read. */
  since: Date;
}

/** What these have been billed until now. */
export async function readBilled(
  session: Session,
  namespaceId: number,
  { documentIds, judgmentIds, revision, since }: WaitedFor,
): Promise<{ units: number; tokens: number }> {
  const [billed] = await session.query<{ units: number; tokens: number }>({
    name: "evaluations_read_billed",
    text: `
      select coalesce(sum(units), 0)::double precision as units, coalesce(sum(tokens), 0)::double precision as tokens
      from evaluations
      where namespace_id = $1 and document_id = any($2) and at >= $5 and judgment_id = any($3) and revision = $4 and not shadow`,
    values: [namespaceId, textArray(documentIds), textArray(judgmentIds), revision, since],
  });
  return billed!;
}

export async function logEvaluations(
  tx: Transaction,
  namespaceId: number,
  at: Date,
  evaluations: readonly Evaluation[],
): Promise<void> {
  if (evaluations.length === 0) return;
  await tx.query({
    name: "evaluations_log",
    text: `
      insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine,
                               engine_version, at, carried, shadow, repeated, answer, context_hash, tokens, units, error)
      select $1, e.id, e."judgmentId", e.version, e."documentId", e.revision, e.incarnation, e.engine,
             e."engineVersion", $2, e.carried, e.shadow, e.repeated, e.answer, decode(e.hash, 'base64'), e.tokens, e.units, e.error
      from jsonb_to_recordset($3::jsonb) as e(
        id text, "judgmentId" text, version integer, "documentId" text, revision bigint, incarnation bigint, engine text,
        "engineVersion" text, carried boolean, shadow boolean, repeated boolean, answer jsonb, hash text, tokens integer, units integer, error jsonb
      )`,
    values: [namespaceId, at, JSON.stringify(evaluations)],
  });
}
