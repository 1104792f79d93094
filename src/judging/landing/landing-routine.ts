/**
 * What an optimistic commit of answers does to its namespace, as one call: the check of what was foreseen, the answers with their rows in the evaluation
 * log, the end of what waited for them, the usage and the record of the commit. For stores of several machines. There, each statement takes a round
 * trip.
 */

import { monthOf } from "#src/accounts/money/prices.ts";
import { addedUsage, type Billed } from "#src/accounts/money/usage.ts";
import { numberArray, textArray } from "#src/foundation/db/array-literals.ts";
import { routineOf } from "#src/foundation/db/routines.ts";
import type { Transaction } from "#src/foundation/db/session.ts";
import type { Settled } from "#src/records/answers/deferred.ts";
import { carriedTo, facts, type Locked } from "#src/records/namespaces/sequence.ts";
import { type AnsweredRow, COLUMNS, INTO_ANSWERS, INTO_EVALUATIONS, OVER_ANSWERS } from "./answered-sql.ts";

/** The routine takes one answer after another. */
export const MOST_ANSWERS = 64;

/** In the order of the parameters. */
const parameters = {
  p_namespace: "bigint",
  p_facts: "text",
  p_latest_outcome: "timestamptz",
  /** The documents, and the revision at which each of them must be. */
  p_documents: "text[]",
  p_revision: "bigint",
  p_at: "timestamptz",
  p_rows: "jsonb",
  /** What waited for the answers: a document, a judgment, a revision and a mark each. */
  p_settled: "text[]",
  p_settled_judgments: "text[]",
  p_settled_revisions: "bigint[]",
  p_settled_marks: "bigint[]",
  p_organization: "text",
  p_month: "text",
  p_non_production: "boolean",
  p_units: "bigint",
  p_tokens: "bigint",
};

const fields = { document_id: "text", evaluation_id: "text", hash: "text", ...COLUMNS };
const listed = Object.entries(fields).map(([name, type]) => `${name} ${type}`);

/** As the statements that `landing-foreseen.ts` sends otherwise, a row at a time: a cluster takes only `values` here. */
const body = `
declare
  v_sequence bigint;
  v_found bigint;
  v_outdated boolean;
  v_fresh bigint := 0;
  v_hash bytea;
  v_document text;
  v_judgment text;
  v_revision bigint;
  v_mark bigint;
  r record;
begin
  update namespaces set sequence = sequence + 1, ${carriedTo("sequence + 1")}
  where namespace_id = p_namespace and deleted_at is null and highest_pin is null
    and latest_outcome is not distinct from p_latest_outcome and ${facts} = p_facts
  returning sequence into v_sequence;
  if not found then
    raise exception 'The namespace is not as foreseen.' using errcode = 'division_by_zero';
  end if;
  select count(*) into v_found from documents
  where namespace_id = p_namespace and document_id = any(p_documents) and revision = p_revision;
  if v_found <> cardinality(p_documents) then
    raise exception 'A document is not as foreseen.' using errcode = 'division_by_zero';
  end if;
  for r in select * from jsonb_to_recordset(p_rows) as x(${listed.join(", ")}) loop
    v_hash := decode(r.hash, 'base64');
    v_outdated := null;
    ${INTO_EVALUATIONS}
    values (p_namespace, r.evaluation_id, r.judgment_id, r.version, r.document_id, r.revision, r.incarnation, r.engine,
            r.engine_version, p_at, r.carried, false, r.repeated, r.answer, v_hash, r.tokens, r.units, r.requests,
            r.reusable, r.reused_from);
    ${INTO_ANSWERS}
    values (p_namespace, r.document_id, r.judgment_id, r.incarnation, v_sequence, r.revision, r.revision, r.version,
            r.engine, r.engine_version, p_at, r.number, r.label, r.escape_p, r.dist, v_hash,
            r.version, r.previous, r.mark, r.warnings)
    ${OVER_ANSWERS} into v_outdated;
    if not v_outdated then v_fresh := v_fresh + 1; end if;
  end loop;
  for i in 1 .. cardinality(p_settled) loop
    v_document := p_settled[i];
    v_judgment := p_settled_judgments[i];
    v_revision := p_settled_revisions[i];
    v_mark := p_settled_marks[i];
    delete from deferred f
    where f.namespace_id = p_namespace and f.document_id = v_document and f.judgment_id = v_judgment and f.revision <= v_revision
      and (f.mark is null or f.mark = v_mark and not exists (
        select 1 from answers a
        where a.namespace_id = p_namespace and a.document_id = f.document_id and a.judgment_id = f.judgment_id
          and a.attempted_revision > v_revision));
  end loop;
  if p_units > 0 then
    insert into usage_lines (namespace_id, organization_id, month, line, non_production, bytes, units, tokens)
    values (p_namespace, p_organization, p_month, 'judging', p_non_production, 0, p_units, p_tokens)
    on conflict (namespace_id, month, line, non_production) do update
    set bytes = usage_lines.bytes + excluded.bytes, units = usage_lines.units + excluded.units,
        tokens = usage_lines.tokens + excluded.tokens;
  end if;
  insert into commits (namespace_id, sequence, kind, at, document_ids)
  values (p_namespace, v_sequence, 'answers', p_at, p_documents);
  return array[v_sequence, v_fresh];
end `;

export const landingRoutine = routineOf("land_answers", parameters, body, "bigint[]");

const CHANGES = ["namespaces", "evaluations", "answers", "deferred", "usage_lines", "commits"];

export interface LandingAtOnce {
  held: Locked;
  organizationId: string;
  documentIds: readonly string[];
  rows: readonly AnsweredRow[];
  settled: readonly Settled[];
  billed: Required<Pick<Billed, "units" | "tokens">>;
  at: Date;
}

/** @returns the sequence of the commit, and how many answers were stored and are fresh, as far as known about what they show */
export async function landAtOnce(
  tx: Transaction,
  { held, organizationId, documentIds, rows, settled, billed, at }: LandingAtOnce,
): Promise<{ sequence: number; fresh: number }> {
  const { namespaceId, nonProduction, latestOutcome } = held;
  const values = {
    p_namespace: namespaceId,
    p_facts: held.facts,
    p_latest_outcome: latestOutcome,
    p_documents: textArray(documentIds),
    p_revision: held.sequence,
    p_at: at,
    p_rows: JSON.stringify(rows.map(recordOf)),
    p_settled: textArray(settled.map(({ documentId }) => documentId)),
    p_settled_judgments: textArray(settled.map(({ judgmentId }) => judgmentId)),
    p_settled_revisions: numberArray(settled.map(({ revision }) => revision)),
    p_settled_marks: numberArray(settled.map(({ mark }) => mark ?? null)),
    p_organization: organizationId,
    p_month: monthOf(at),
    p_non_production: nonProduction,
    ...{ p_units: billed.units, p_tokens: billed.tokens },
  } satisfies Record<keyof typeof parameters, unknown>;
  if (billed.units > 0) addedUsage(tx, { namespaceId, organizationId, at, line: "judging", ...billed }, nonProduction);
  const [row] = await tx.query<{ returned: [sequence: number, fresh: number] }>(
    landingRoutine.call(Object.values(values), { namespaceId, changes: CHANGES }),
  );
  const [sequence, fresh] = row!.returned;
  return { sequence, fresh };
}

/** As `putAnswered` sends it in columns. */
function recordOf(row: AnsweredRow): Record<keyof typeof fields, unknown> {
  const { answer } = row;
  return {
    document_id: row.documentId,
    evaluation_id: row.evaluationId,
    hash: row.hash,
    judgment_id: row.judgmentId,
    incarnation: row.incarnation,
    revision: row.revision,
    version: row.version,
    engine: row.engine,
    engine_version: row.engineVersion,
    answer,
    number: answer.type === "bool" ? answer.p : answer.type === "score" ? answer.score : null,
    label: answer.type === "choice" ? answer.value : null,
    escape_p: row.escapeP,
    dist: answer.type === "bool" ? (answer.inputs ?? null) : answer.dist,
    mark: row.mark,
    previous: row.kept,
    warnings: row.warnings,
    repeated: row.repeated,
    carried: row.carried,
    reusable: row.reusable,
    reused_from: row.reusedFrom,
    tokens: row.tokens,
    units: row.units,
    requests: row.requests,
  };
}
