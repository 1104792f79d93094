import type { Session } from "#src/foundation/db/database.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import type { Bindings } from "#src/queries/bindings.ts";
import { conditionSql } from "#src/queries/compile.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { Source } from "#src/queries/source.ts";
import { statement } from "#src/queries/statements.ts";

/** Answers since a moment that are `none_of_the_above`, or have at least this mass on it. */
export interface Escapes {
  mass: number | null;
  since: Date;
}

/** A range of a namespace's documents, in the order of ids. */
export interface Stretch {
  namespaceId: number;
  /** Its name. Ids of namespaces are random, so samples are derived from names. */
  namespace: string;
  judgmentId: string;
  /** The documents in scope. */
  scope: Condition;
  /** Whether documents with an answer count even if their last attempt failed. */
  evenFailed: boolean;
  /** For a choice: only answers that no option fits; null means all. */
  escapes: Escapes | null;
  /** The range begins after this id. It has at most this many documents, or this many candidates from an index of answers. */
  after: string;
  limit: number;
  seed: number;
  /** Documents with at most this number are drawn (null: any), and at most so many. */
  most: number | null;
  size: number;
}

/** An answer of a sampled document. */
export interface DrawnAnswer {
  h: number;
  d: string;
  number: number | null;
  label: string | null;
  dist: Record<string, number> | null;
}

export interface StretchRow {
  documents: number;
  /** The last id; null for an empty range. */
  last: string | null;
  population: number;
  failed: number;
  outOfScope: number;
  drawn: DrawnAnswer[];
}

/** Numbers are between 0 and this. Both JavaScript and PostgreSQL represent them exactly. */
const LARGEST = 2 ** 52 - 1;

export async function readStretch(session: Session, asked: Stretch): Promise<StretchRow> {
  const source = new Source(asked.namespaceId, new Map(), { is: "now" });
  const { bindings } = source;
  const known = isByValue(asked.escapes) ? byValue(asked, source) : byDocuments(asked, source);
  const [name, seed] = [bindings.bind(`${asked.namespace}\n`), bindings.bind(asked.seed)];
  const [most, size] = [bindings.bind(asked.most), bindings.bind(asked.size)];
  const belongs = asked.evenFailed ? "in_scope and answered" : "in_scope and answered and not failed";
  const text = `
    with ${known}
    select count(*) as documents, max(document_id) as last,
           count(*) filter (where ${belongs}) as population,
           count(*) filter (where in_scope and failed) as failed,
           count(*) filter (where not in_scope) as "outOfScope",
           coalesce((
             select json_agg(json_build_object('h', h, 'd', document_id, 'number', number, 'label', label, 'dist', dist))
             from (
               select * from (
                 select *, hashtextextended(${name}::text || document_id, ${seed}::bigint) & ${LARGEST} as h from known where ${belongs}
               ) numbered
               where ${most}::bigint is null or h <= ${most}::bigint
               order by h, document_id limit ${size}::integer
             ) lowest
           ), '[]') as drawn
    from known`;
  const [row] = await session.query<StretchRow>(statement(text, bindings.values));
  return row!;
}

/**
 * All documents with their answers. Both tables are read in order and merged, which takes half the time of looking up the
 * answers. A full join can only be executed this way. As a left join without statistics, PostgreSQL joined all answers again for
 * each document.
 */
function byDocuments({ scope, judgmentId, escapes, after, limit }: Stretch, source: Source): string {
  const { bindings, namespace } = source;
  const begin = bindings.bind(after);
  return `stretch as materialized (
      select d.document_id, d.incarnation, ${inScope(scope, source)} as in_scope
      from documents d where d.namespace_id = ${namespace} and d.document_id > ${begin}::text
      order by d.document_id limit ${bindings.bind(limit)}::integer
    ), known as (
      select s.document_id, s.in_scope, coalesce(a.answered, false) as answered, coalesce(a.failed, false) as failed, a.number, a.label, a.dist
      from stretch s full join (
        select document_id, incarnation, ${answered(escapes, bindings)} as answered, error is not null as failed, number, label, dist from answers
        where namespace_id = ${namespace} and judgment_id = ${bindings.bind(judgmentId)}::text
          and document_id > ${begin}::text and document_id <= (select max(document_id) from stretch)
      ) a on a.document_id = s.document_id and a.incarnation = s.incarnation
      where coalesce(s.document_id, '') <> ''
    )`;
}

/** Answers that are `none_of_the_above`, each with its document. An index finds the answers, so nothing else is read. */
function byValue({ scope, judgmentId, escapes, after, limit }: Stretch, source: Source): string {
  const { bindings, namespace } = source;
  return `stretch as (
      select document_id, incarnation, ${answered(escapes, bindings)} as answered, error is not null as failed, number, label, dist
      from answers
      where namespace_id = ${namespace} and judgment_id = ${bindings.bind(judgmentId)}::text and label = ${bindings.bind(ESCAPE)}::text
        and document_id > ${bindings.bind(after)}::text
      order by document_id limit ${bindings.bind(limit)}::integer
    ), known as (
      select s.document_id, coalesce(d.in_scope, true) as in_scope, s.answered and d.in_scope is not null as answered,
             s.failed and d.in_scope is not null as failed, s.number, s.label, s.dist
      from stretch s left join lateral (
        select ${inScope(scope, source)} as in_scope from documents d
        where d.namespace_id = ${namespace} and d.document_id = s.document_id and d.incarnation = s.incarnation limit 1
      ) d on true
    )`;
}

/** From this mass on, an option is the answer's value, whatever the engine's rounding. */
const SURELY_VALUE = 0.6;

/** Whether the value of all of them is `none_of_the_above`. */
function isByValue(escapes: Escapes | null): boolean {
  return escapes !== null && (escapes.mass === null || escapes.mass >= SURELY_VALUE);
}

function inScope(scope: Condition, source: Source): string {
  return scope.is === "and" && scope.of.length === 0 ? "true" : conditionSql(scope, source);
}

function answered(escapes: Escapes | null, bindings: Bindings): string {
  return `revision is not null${escapes === null ? "" : ` and ${escapesSql(escapes, bindings)}`}`;
}

function escapesSql({ mass, since }: Escapes, bindings: Bindings): string {
  const none = `label = ${bindings.bind(ESCAPE)}::text`;
  const either = mass === null ? none : `(${none} or escape_p >= ${bindings.bind(mass)}::double precision)`;
  return `${either} and evaluated_at >= ${bindings.bind(since)}::timestamptz`;
}
