import type { Session } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { LOOKED_AT } from "./logged-answers-sql.ts";

/** Member names are short because this is sent to the database as JSON text. */
export interface FirstQuestion {
  /** The index of the question. */
  at: number;
  /** The document id, its incarnation, the judgment id, and its version. */
  d: string;
  i: number;
  j: string;
  v: number;
  /** The hash of the context, in base64. */
  h: string;
  /** The first engine, and its version if known. */
  e: string;
  ev: string | null;
}

export interface FirstAnswer {
  at: number;
  /** The evaluation that was asked for the answer. */
  id: string;
  answer: RawAnswer;
  engineVersion: string;
}

/** The last answer of each first engine that was passed on. */
export async function readFirstAnswers(
  session: Session,
  namespaceId: number,
  questions: readonly FirstQuestion[],
): Promise<FirstAnswer[]> {
  if (questions.length === 0) return [];
  return session.query({
    name: "evaluations_read_first_answers",
    text: `
      select q.at, e.id, e.answer, e."engineVersion"
      from jsonb_to_recordset($2::jsonb) as q(at integer, d text, i bigint, j text, v integer, h text, e text, ev text)
        cross join lateral (
          select coalesce(l.reused_from, l.evaluation_id) as id, l.answer, l.engine_version as "engineVersion"
          from (
            select evaluation_id, reused_from, judgment_id, version, incarnation, engine, engine_version, answer, context_hash, passed_on, at
            from evaluations where namespace_id = $1 and document_id = q.d order by at desc limit ${LOOKED_AT}
          ) l
          where l.judgment_id = q.j and l.version = q.v and l.incarnation = q.i and l.engine = q.e
            and (q.ev is null or l.engine_version = q.ev) and l.context_hash = decode(q.h, 'base64')
            and l.answer is not null and l.passed_on
          order by l.at desc limit 1
        ) e`,
    values: [namespaceId, JSON.stringify(questions)],
  });
}
