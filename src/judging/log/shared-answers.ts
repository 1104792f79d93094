/**
 * Answers of engines that all namespaces of a judgment may use (`reuse: "organization"`), by judgment and context hash. The evaluation log
 * cannot be asked for them: its rows are on the machines of their namespaces. A row is written in the transaction that logs its evaluation.
 * It ends with its judgment, with its namespace, or when the log no longer keeps its evaluation.
 */
import { textArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

/** A question as `asking/logged-answers-sql.ts` sends it. */
interface Question {
  d: string;
  j: string;
  h: string;
  e: string;
  ev: string | null;
  v: readonly number[];
}

interface FoundAnswer {
  d: string;
  j: string;
  /** The engine that answered. */
  e: string;
  /** The evaluation that was asked for it. */
  id: string;
  answer: RawAnswer;
  engine_version: string;
}

/** One probe of the key for each question, whatever the number of namespaces. */
export async function readAnswersAcross(session: Session, questions: readonly Question[]): Promise<FoundAnswer[]> {
  if (questions.length === 0) return [];
  return session.query({
    name: "shared_answers_read",
    text: `
      select q.d, q.j, q.e, s.id, s.answer, s.engine_version
      from jsonb_to_recordset($1::jsonb) as q(d text, j text, h text, e text, ev text, v jsonb)
        cross join lateral (
          select a.evaluation_id as id, a.answer, a.engine_version from shared_answers a
          where a.judgment_id = q.j and a.context_hash = decode(q.h, 'base64')
            and a.engine = q.e and (q.ev is null or a.engine_version = q.ev) and q.v @> to_jsonb(a.version)
          order by a.at desc limit 1
        ) s`,
    values: [JSON.stringify(questions)],
  });
}

/** An evaluation as it is logged. */
export interface SharedAnswer {
  evaluationId: string;
  judgmentId: string;
  version: number;
  engine: string;
  engineVersion: string;
  /** The hash of the context, in base64. */
  hash: string;
  answer: RawAnswer;
}

/** Two namespaces never wait for each other here: each evaluation has a row of its own. */
export async function shareAnswers(
  tx: Transaction,
  namespaceId: number,
  at: Date,
  answers: readonly SharedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const texts = (of: (one: SharedAnswer) => string) => textArray(answers.map(of));
  await tx.query({
    name: "shared_answers_insert",
    text: `
      insert into shared_answers (judgment_id, context_hash, evaluation_id, namespace_id, at, version, engine, engine_version, answer)
      select judgment_id, decode(hash, 'base64'), evaluation_id, $1, $2, version, engine, engine_version, answer
      from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::jsonb[])
        as u(judgment_id, hash, evaluation_id, version, engine, engine_version, answer)`,
    values: [
      namespaceId,
      at,
      texts(({ judgmentId }) => judgmentId),
      texts(({ hash }) => hash),
      texts(({ evaluationId }) => evaluationId),
      answers.map(({ version }) => version),
      texts(({ engine }) => engine),
      texts(({ engineVersion }) => engineVersion),
      texts(({ answer }) => JSON.stringify(answer)),
    ],
  });
}

/** Deletes some answers to a deleted judgment. Returns how many. */
export async function deleteSomeShared(tx: Session, judgmentId: string, limit: number): Promise<number> {
  const deleted = await tx.query({
    name: "shared_answers_delete_of_judgment",
    text: `
      delete from shared_answers where judgment_id = $1 and ctid = any(array(
        select ctid from shared_answers where judgment_id = $1 limit $2
      )) returning 1`,
    values: [judgmentId, limit],
  });
  return deleted.length;
}
