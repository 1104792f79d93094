import type { Session } from "#src/db/database.ts";
import { ESCAPE } from "#src/judging/questions.ts";
import type { Bindings } from "#src/queries/bindings.ts";
import { conditionSql } from "#src/queries/compile.ts";
import type { Condition } from "#src/queries/condition.ts";
import { Source } from "#src/queries/source.ts";
import { statement } from "#src/queries/statements.ts";

/** Answers that are `none_of_the_above`, or have this mass on it, and were given since. */
export interface Escapes {
  mass: number | null;
  since: Date;
}

/** A stretch of a namespace's documents, in the order of their ids. */
export interface Stretch {
  namespaceId: number;
  /** Its name: ids are given to namespaces at random, and what is drawn goes by names. */
  namespace: string;
  judgmentId: string;
  /** Which documents are in scope. */
  scope: Condition;
  /** Whether those whose last attempt failed are part of the population where they have an answer. */
  evenFailed: boolean;
  /** Of a choice, only answers that no option fits; null for all. */
  escapes: Escapes | null;
  /** The stretch begins after this id, and has at most so many documents, or so many that an index of answers proposes. */
  after: string;
  limit: number;
  seed: number;
  /** Drawn are documents whose numbers are at most this, null for any, and at most so many. */
  most: number | null;
  size: number;
}

/** An answer of a document that is drawn. */
export interface DrawnAnswer {
  h: number;
  d: string;
  number: number | null;
  label: string | null;
  dist: Record<string, number> | null;
}

export interface StretchRow {
  documents: number;
  /** The last id; null of an empty stretch. */
  last: string | null;
  population: number;
  failed: number;
  outOfScope: number;
  drawn: DrawnAnswer[];
}

/** Numbers are taken from 0 to this, which both sides hold exactly. */
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
 * All documents, each with its answer: both are read in order and merged, which takes half of what looking the answers up takes. A full join has no
 * other way; as a left join all answers were joined anew for each document where nothing was known of their number.
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

/** Answers that are `none_of_the_above`, each with its document, which is looked up: an index finds them, so nothing else is read. */
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

/** From this mass on an option is the answer's value, whatever an engine has rounded. */
const SURELY_VALUE = 0.6;

/** Whether all of them have `none_of_the_above` for their value. */
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
