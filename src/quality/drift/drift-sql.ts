/**
 * One statement on a namespace: evaluations of a version, counted by period. It returns counts and no documents, so its result does not grow with the log.
 *
 * It reads a bounded number of evaluations. The newest come first. If there are more, the time before them is cut into slices, and the newest of each slice are
 * read. What the engine answered does not matter for what is read, so periods remain comparable.
 */
import type { DriftPeriods, OutcomeValue } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/session.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { NamedThreshold } from "#src/quality/agreement/agreement-sql.ts";
import { CLASSES } from "#src/quality/fits/drift.ts";
import { plan, set } from "#src/queries/planning.ts";
import { statement } from "#src/queries/statements.ts";

type Type = ActiveJudgment["type"];

export interface DriftAsked {
  judgmentId: string;
  version: number;
  type: Type;
  by: DriftPeriods;
  since: Date | null;
  until: Date | null;
  /** For a score: the highest level. */
  top: number;
  none: string;
  thresholds: readonly NamedThreshold[];
  /** The most evaluations to read: the newest, and of each slice of the time before them. */
  most: number;
  mostOfSlice: number;
  /** With fewer documents, a period is not compared. */
  fewest: number;
  /** Options are too many for a table of them: pairs say only whether both answers are the same. */
  isOpen: boolean;
}

export interface PeriodSums {
  firstAt: number;
  lastAt: number;
  evaluations: number;
  failures: number;
  tokens: number;
  documents: number;
  number: number;
  none: number;
}

export interface DriftRow {
  kind: "read" | "period" | "class" | "pair" | "threshold";
  period: string;
  /** Of a class, or the answer before of a pair. For a threshold, its name. */
  one: OutcomeValue | null;
  /** The answer now of a pair. For a threshold, whether it was passed upward. */
  other: OutcomeValue | null;
  documents: number;
  sums: PeriodSums | null;
  /** Of a pair and of a threshold: the period compared with. */
  before: string | null;
}

const PERIOD: Record<DriftPeriods, string> = {
  engine_version:
    'case when e.engine_version is not null then jsonb_build_array(e.engine, e.engine_version)::text collate "C" end',
  month: "to_char(e.at at time zone 'UTC', 'YYYY-MM') collate \"C\"",
};

/** The number of an answer on its scale, its class, and the most probable answer. */
const SHAPE: Record<Type, { number: string; class: string; said: string }> = {
  bool: {
    number: "(e.answer ->> 'p')::double precision",
    class: `to_jsonb(least(${CLASSES - 1}, floor(n.number * ${CLASSES}))::integer::text)`,
    said: "to_jsonb(n.number >= 0.5)",
  },
  score: {
    number: "(e.answer ->> 'score')::double precision",
    class: `to_jsonb(least(${CLASSES - 1}, floor(n.number / $8::double precision * ${CLASSES}))::integer::text)`,
    said: `(select to_jsonb(m.level::integer) from jsonb_each_text(n.answer -> 'dist') m(level, mass)
             order by m.mass::double precision desc, m.level::integer limit 1)`,
  },
  choice: { number: "null::double precision", class: "(n.answer -> 'value')", said: "(n.answer -> 'value')" },
};
const NUMBER_AT: Record<Type, (of: string) => string> = {
  bool: (of) => `${of}.number`,
  score: (of) => `${of}.number`,
  choice: (of) => `coalesce((${of}.answer -> 'dist' ->> t.option)::double precision, 0)`,
};

/** Options beyond the commonest are one class together. */
const MOST_OPTIONS = 100;

/** The newest periods of a namespace, at most. */
export const MOST_PERIODS = 24;

/** Of the time before the newest evaluations, so many slices of equal length are looked into. */
export const SLICES = 100;

/** Of failed evaluations, the engine's version is often unknown. They belong to the one that answered last before them, or first after them. */
const PERIODS: Record<DriftPeriods, string> = {
  engine_version: `
        select r.*, coalesce(max(r.known) over (partition by r.run), (select o.known from numbered o where o.known is not null order by o.at, o.evaluation_id limit 1),
                 '[null,null]') as period
        from numbered r`,
  month: "select r.*, r.known as period from numbered r",
};

const COLUMNS =
  "e.document_id, e.incarnation, e.context_hash, e.at, e.evaluation_id, e.version, e.shadow, e.carried, e.engine, e.engine_version, e.answer, e.tokens";
const NEWEST_FIRST = "order by e.at desc, e.evaluation_id desc";

/**
 * All reads go through the primary key, and all joins of what was read are of hashes, whatever the server expects. It cannot know how many rows the parts of the
 * statement have. Nested loops over thousands took 20 s.
 */
const WAYS = { enable_seqscan: "off", enable_bitmapscan: "off", enable_nestloop: "off", enable_mergejoin: "off" };

export async function countDrift(tx: Transaction, namespaceId: number, asked: DriftAsked): Promise<DriftRow[]> {
  const { type, by } = asked;
  const { number, class: classOf, said } = SHAPE[type];
  const at = NUMBER_AT[type];
  const rest = "null::jsonb as sums, null::text as before";
  const classes = type === "choice" ? `case when n.class in (select class from listed) then n.class end` : "n.class";
  const pair = asked.isOpen ? "to_jsonb(before = now), to_jsonb(true)" : "before, now";
  const of = "e.namespace_id = $1 and e.judgment_id = $2";
  const text = `
      with span as materialized (
        select min(e.at) as first from evaluations e where ${of} and e.at >= $4::timestamptz and e.at < $5::timestamptz
      ), recent as materialized (
        select ${COLUMNS} from evaluations e where ${of} and e.at >= $4::timestamptz and e.at < $5::timestamptz ${NEWEST_FIRST} limit $6::integer
      ), edge as materialized (
        select count(*)::integer as read, min(at) as oldest from recent
      ), earlier as materialized (
        select s.*
        from edge cross join span cross join generate_series(0, ${SLICES - 1}) slice
          cross join lateral (
            select ${COLUMNS} from evaluations e
            where ${of} and e.at >= span.first + (edge.oldest - span.first) * (slice / ${SLICES}::double precision)
              and e.at < span.first + (edge.oldest - span.first) * ((slice + 1) / ${SLICES}::double precision)
            ${NEWEST_FIRST} limit $10::integer
          ) s
        where edge.read = $6::integer
      ), numbered as materialized (
        select e.*, e.answer is null as failed, ${number} as number, ${PERIOD[by]} as known, count(${PERIOD[by]}) over (order by e.at, e.evaluation_id) as run
        from (select * from recent union all select * from earlier) e
        where e.version = $3 and not e.shadow and not e.carried ${by === "month" ? "" : "and (e.engine_version is not null or e.answer is null)"}
      ), log as materialized (${PERIODS[by]}
      ), newest as materialized (
        select n.period, n.document_id, n.incarnation, n.context_hash, n.number, n.answer, ${classOf} as class, ${said} as said
        from (
          select distinct on (period, document_id, incarnation) * from log where not failed
          order by period, document_id, incarnation, at desc, evaluation_id desc
        ) n
      ), periods as materialized (
        select l.*, coalesce(n.documents, 0) as documents, coalesce(n.number, 0) as number, coalesce(n.none, 0) as none
        from (
          select period, min(at) as first_at, max(at) as last_at, count(*) as evaluations, count(*) filter (where failed) as failures,
                 coalesce(sum(tokens) filter (where not failed), 0) as tokens
          from log group by period order by min(at) desc limit ${MOST_PERIODS}
        ) l left join (
          select period, count(*) as documents, sum(number) as number, count(*) filter (where said = to_jsonb($7::text)) as none
          from newest group by period
        ) n on n.period = l.period
      ), compared as materialized (
        select p.period, b.period as before
        from periods p cross join lateral (
          select b.period from periods b where b.first_at < p.first_at and b.documents >= $11::integer order by b.first_at desc limit 1
        ) b
      ), pairs as materialized (
        select p.period, p.before as than, one.said as before, other.said as now, one.number as "numberBefore", one.answer as "answerBefore", other.number, other.answer
        from compared p
          join newest one on one.period = p.before
          join newest other on other.period = p.period and other.document_id = one.document_id and other.incarnation = one.incarnation
            and other.context_hash = one.context_hash
      ), listed as materialized (
        select class from newest group by class order by count(*) desc, class limit ${MOST_OPTIONS}
      )
      select 'read' as kind, '' as period, null::jsonb as one, null::jsonb as other, edge.read::double precision as documents, ${rest} from edge
      union all
      select 'period', p.period, null, null, 0,
             jsonb_build_object('firstAt', extract(epoch from p.first_at) * 1000, 'lastAt', extract(epoch from p.last_at) * 1000,
               'evaluations', p.evaluations, 'failures', p.failures, 'tokens', p.tokens, 'documents', p.documents, 'number', p.number, 'none', p.none), null
      from periods p
      union all
      select 'class', n.period, ${classes}, null, count(*), ${rest} from newest n join periods p on p.period = n.period group by 2, 3
      union all
      select 'pair', period, ${pair}, count(*), null, than from pairs group by 2, 3, 4, 7
      union all
      select 'threshold', p.period, to_jsonb(t.name), to_jsonb(${at("p")} >= t.gte), count(*), null, p.than
      from (select period, than, number, answer, "numberBefore", "answerBefore" from pairs) p
        cross join jsonb_to_recordset($9::jsonb) as t(name text, option text, gte double precision)
        cross join lateral (select p."numberBefore" as number, p."answerBefore" as answer) q
      where (${at("p")} >= t.gte) <> (${at("q")} >= t.gte) and $8::double precision > 0
      group by 2, 3, 4, 7`;
  plan(tx, "free");
  set(tx, "drift_ways", WAYS);
  return tx.query<DriftRow>(
    statement(text, [
      namespaceId,
      asked.judgmentId,
      asked.version,
      asked.since ?? "-infinity",
      asked.until ?? "infinity",
      asked.most,
      asked.none,
      asked.top,
      JSON.stringify(asked.thresholds),
      asked.mostOfSlice,
      asked.fewest,
    ]),
  );
}
