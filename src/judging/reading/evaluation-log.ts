/** Reads the evaluation log of a judgment, newest first, in one namespace or in all that inherit it from a prefix. */
import type { EvaluationList, Evaluation as EvaluationView } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { beforeOf, cursorBefore } from "#src/foundation/time/time-places.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import * as sql from "#src/judging/log/evaluation-log-sql.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { answerValues, partValues } from "./answer-view.ts";

export interface LogQuery {
  document_id?: string | undefined;
  version?: number | undefined;
  shadow?: boolean | undefined;
  since?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * With a filter, one request searches at most this many evaluations. It returns what it found so far as a page, and the next page continues
 * from there.
 */
const MOST_LOOKED_AT = 20_000;

/** @throws ServiceError `not_found` */
export async function evaluationLog(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
  query: LogQuery,
): Promise<EvaluationList> {
  const { judgmentId } = await findJudgment(db, organizationId, place, name);
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
  const { limit, document_id = null, version = null, shadow = null } = query;
  const from = { judgmentId, namespaceIds, documentId: document_id };
  const range = { since: query.since ? new Date(query.since) : null, before: beforeOf("evaluations", query) };
  const sparse = version !== null || shadow !== null;
  const end = sparse ? await sql.readEnd(db, from, range, MOST_LOOKED_AT) : undefined;
  const rows = await sql.readLog(db, from, { ...range, end }, { version, shadow }, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)! : end;
  return { evaluations: page.map(evaluationView), next_cursor: cursorBefore("evaluations", last) };
}

/** An evaluation as the API returns it. */
export function evaluationView(row: sql.LogRow): EvaluationView {
  const evaluated_at = row.at.toISOString();
  return {
    id: shownId(row.id),
    namespace: row.namespace,
    document_id: row.document_id,
    revision: row.revision,
    incarnation: row.incarnation,
    version: row.version,
    engine: { name: row.engine, version: row.engine_version },
    evaluated_at,
    shadow: row.shadow,
    ...(row.passed_on ? { passed_on: true } : {}),
    ...(row.asked_as ? { asked_as: row.asked_as } : {}),
    carried: row.carried,
    ...(row.reused_from === null ? {} : { reused_from: shownId(row.reused_from) }),
    ...(row.repeated ? { repeated: true } : {}),
    ...(row.answer ? { ...answerValues(row.answer), ...partValues(row.answer) } : {}),
    tokens: row.tokens,
    judgment_units: row.units,
    ...(row.requests === null ? {} : { requests: row.requests }),
    ...(row.error ? { error: { ...row.error, at: evaluated_at } as NonNullable<EvaluationView["error"]> } : {}),
  };
}

/** The prefix of a stored id only distinguishes kinds of ids inside the service. */
function shownId(id: string): string {
  return id.slice(id.indexOf("_") + 1);
}
