/**
 * Finds answers in the evaluation log for contexts that are due again, if a version that asked the same question answered them before.
 */
import type { Session } from "#src/foundation/db/database.ts";
import { answerKey } from "#src/judging/contexts/sources.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { readAnswersAcross } from "#src/judging/log/shared-answers.ts";

/** Member names are short because this is sent to the database as JSON text. */
export interface LoggedQuestion {
  /** The document id, its incarnation, and the judgment id. */
  d: string;
  i: number;
  j: string;
  /** The hash of the context, in base64. */
  h: string;
  /** The engine, and its version if known. */
  e: string;
  ev: string | null;
  /** The versions of the judgment that ask the same question. */
  v: readonly number[];
  /** Whether the document's own log may have an answer, whether answers of other documents count, and whether those of other namespaces. */
  o: boolean;
  s: boolean;
  a: boolean;
}

export interface LoggedAnswer {
  d: string;
  j: string;
  /** The engine that answered. */
  e: string;
  /** The evaluation that was asked for the answer. */
  id: string;
  answer: RawAnswer;
  engine_version: string;
}

/**
 * How many evaluations of a document are searched, newest first. An older answer is not found, and the question is asked again.
 */
export const LOOKED_AT = 200;

export async function readLoggedAnswers(
  session: Session,
  namespaceId: number,
  questions: readonly LoggedQuestion[],
): Promise<LoggedAnswer[]> {
  const own = questions.filter(({ o }) => o);
  const shared = questions.filter(({ s }) => s);
  const found = (await Promise.all([readOwn(session, namespaceId, own), readShared(session, namespaceId, shared)])).flat();
  const across = questions.filter(({ a }) => a);
  if (across.length === 0) return found;
  // The namespace's own index comes first: it is on the namespace's machine.
  const known = new Set(found.map(({ d, j }) => answerKey(d, j)));
  const left = across.filter(({ d, j }) => !known.has(answerKey(d, j)));
  return [...found, ...(await readAnswersAcross(session, left))];
}

async function readOwn(session: Session, namespaceId: number, questions: readonly LoggedQuestion[]): Promise<LoggedAnswer[]> {
  if (questions.length === 0) return [];
  return session.query({
    name: "evaluations_read_logged_answers",
    text: `
      select q.d, q.j, q.e, e.id, e.answer, e.engine_version
      from jsonb_to_recordset($2::jsonb) as q(d text, i bigint, j text, h text, e text, ev text, v jsonb)
        cross join lateral (
          select coalesce(l.reused_from, l.evaluation_id) as id, l.answer, l.engine_version
          from (
            select evaluation_id, reused_from, judgment_id, version, incarnation, engine, engine_version, answer, context_hash, shadow, at
            from evaluations where namespace_id = $1 and document_id = q.d order by at desc limit ${LOOKED_AT}
          ) l
          where l.judgment_id = q.j and l.incarnation = q.i and l.engine = q.e and (q.ev is null or l.engine_version = q.ev)
            and l.context_hash = decode(q.h, 'base64') and l.answer is not null and not l.shadow and q.v @> to_jsonb(l.version)
          order by l.at desc limit 1
        ) e`,
    values: [namespaceId, JSON.stringify(questions)],
  });
}

/** Answers that an engine gave about any document of the namespace, also for a shadow report. They have an index of their own. */
async function readShared(session: Session, namespaceId: number, questions: readonly LoggedQuestion[]): Promise<LoggedAnswer[]> {
  if (questions.length === 0) return [];
  return session.query({
    name: "evaluations_read_shared_answers",
    text: `
      select q.d, q.j, q.e, e.id, e.answer, e.engine_version
      from jsonb_to_recordset($2::jsonb) as q(d text, j text, h text, e text, ev text, v jsonb)
        cross join lateral (
          select l.evaluation_id as id, l.answer, l.engine_version from evaluations l
          where l.namespace_id = $1 and l.judgment_id = q.j and l.context_hash = decode(q.h, 'base64') and l.reusable
            and l.engine = q.e and (q.ev is null or l.engine_version = q.ev) and q.v @> to_jsonb(l.version)
          order by l.at desc limit 1
        ) e`,
    values: [namespaceId, JSON.stringify(questions)],
  });
}
