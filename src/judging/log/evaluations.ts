/** The evaluation log has one row for each time that an engine was asked or an answer was carried forward. */
import type { RobustnessVariant } from "#generated/types.ts";
import { textArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";

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
  /** Other documents of the namespace may use the answer. */
  reusable: boolean;
  /** The evaluation that was asked for the answer. Null if this one was, or if the stored answer was carried. */
  reusedFrom: string | null;
  shadow: boolean;
  /** It is of the first engine of a cascade, and the next one was asked too. Then it is also `shadow`. */
  passedOn?: true;
  /** The other way in which a robustness job asked. The answer is not one to the judgment's own question. */
  askedAs?: RobustnessVariant;
  /** An engine may have been asked this before, by a process that crashed before it stored the answer. */
  repeated: boolean;
  answer: RawAnswer | null;
  /** The hash of the context, in base64. Null if no context was compiled. */
  hash: string | null;
  tokens: number;
  units: number;
  /** How many requests to the engine the answer took. Null if it has no answer of an engine. */
  requests: number | null;
  error: { code: string; message: string } | null;
}

/** Evaluations that a caller waited for: of documents at one revision, by some judgments. */
export interface WaitedFor {
  documentIds: readonly string[];
  judgmentIds: readonly string[];
  revision: number;
  /** None of them was logged before this time. It limits what is read. */
  since: Date;
}

/** What these evaluations were billed so far. */
export async function readBilled(
  session: Session,
  namespaceId: number,
  { documentIds, judgmentIds, revision, since }: WaitedFor,
): Promise<{ units: number; tokens: number }> {
  const [billed] = await session.query<{ units: number; tokens: number }>({
    name: "evaluations_read_billed",
    text: `
      select coalesce(sum(units), 0)::double precision as units, coalesce(sum(tokens), 0)::double precision as tokens
      from evaluations e
      where namespace_id = $1 and document_id = any($2) and at >= $5 and judgment_id = any($3) and revision = $4
        and (not shadow or passed_on and exists (
          select 1 from evaluations n
          where n.namespace_id = $1 and n.document_id = e.document_id and n.at = e.at and n.judgment_id = e.judgment_id and not n.shadow))`,
    values: [namespaceId, textArray(documentIds), textArray(judgmentIds), revision, since],
  });
  return billed!;
}

/** How many requests a stored answer took. Null if no engine was asked, or if the log does not have it. */
export async function readRequests(
  session: Session,
  namespaceId: number,
  { document_id, judgment_id, evaluated_at }: Pick<StoredAnswer, "document_id" | "judgment_id" | "evaluated_at">,
): Promise<number | null> {
  const [row] = await built<{ requests: number | null }>(
    session,
    knex("evaluations")
      .select("requests")
      .where({ namespace_id: namespaceId, document_id, at: evaluated_at, judgment_id, shadow: false })
      .whereNotNull("answer")
      .limit(1),
  );
  return row?.requests ?? null;
}

export interface LoggedStep {
  engine: string;
  engineVersion: string | null;
  answer: RawAnswer | null;
  carried: boolean;
  passedOn: boolean;
}

/** The evaluations of a stored answer: one, or both steps of a cascade. Empty if the log does not have them. */
export async function readSteps(
  session: Session,
  namespaceId: number,
  { document_id, judgment_id, evaluated_at }: Pick<StoredAnswer, "document_id" | "judgment_id" | "evaluated_at">,
): Promise<LoggedStep[]> {
  return session.query<LoggedStep>({
    name: "evaluations_read_steps",
    text: `
      select engine, engine_version as "engineVersion", answer, carried, coalesce(passed_on, false) as "passedOn"
      from evaluations where namespace_id = $1 and document_id = $2 and at = $3 and judgment_id = $4 and (not shadow or passed_on)`,
    values: [namespaceId, document_id, evaluated_at, judgment_id],
  });
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
                               engine_version, at, carried, shadow, repeated, answer, context_hash, tokens, units, requests, error,
                               reusable, reused_from, passed_on, asked_as)
      select $1, e.id, e."judgmentId", e.version, e."documentId", e.revision, e.incarnation, e.engine,
             e."engineVersion", $2, e.carried, e.shadow, e.repeated, e.answer, decode(e.hash, 'base64'), e.tokens, e.units, e.requests, e.error,
             e.reusable, e."reusedFrom", e."passedOn", e."askedAs"
      from jsonb_to_recordset($3::jsonb) as e(
        id text, "judgmentId" text, version integer, "documentId" text, revision bigint, incarnation bigint, engine text,
        "engineVersion" text, carried boolean, shadow boolean, repeated boolean, answer jsonb, hash text, tokens integer, units integer, requests integer,
        error jsonb, reusable boolean, "reusedFrom" text, "passedOn" boolean, "askedAs" text
      )`,
    values: [namespaceId, at, JSON.stringify(evaluations)],
  });
}
