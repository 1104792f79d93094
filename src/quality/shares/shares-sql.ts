/**
 * One statement on a namespace: sums over its documents with an answer, and over those of them that have labels, in all and for each value of an
 * attribute. It returns sums and no documents. A label that an answer may have learned from says nothing about how good such answers are: it
 * counts only if the document had none when it was answered.
 */
import type { Transaction } from "#src/foundation/db/database.ts";
import { durationMs } from "#src/foundation/time/durations.ts";
import type { ActiveJudgment, Judgment } from "#src/judging/definitions/judgment.ts";
import { LEARNED_PATTERN } from "#src/judging/numbers/learned.ts";
import type { Bindings } from "#src/queries/bindings.ts";
import { conditionSql } from "#src/queries/compile.ts";
import type { Condition } from "#src/queries/filters/condition.ts";
import { plan } from "#src/queries/planning.ts";
import { Source } from "#src/queries/source.ts";
import { statement } from "#src/queries/statements.ts";
import type { FrameSums, LabelSums } from "../fits/shares.ts";

export interface SharesAsked {
  judgments: ReadonlyMap<string, Judgment>;
  judgment: ActiveJudgment;
  condition: Condition | undefined;
  /** The name of an attribute; null for sums over all documents alone. */
  by: string | null;
  /** The most values of the attribute that have rows: those with the most documents. */
  mostGroups: number;
  /** For a choice. */
  options: readonly string[];
  /** For a score: the highest level. Numbers and labels are divided by it. */
  top: number;
  /** Only labels of this queue. */
  queue: string | null;
}

/** Sums about one option, or about all of a bool or score. The row without an option counts documents and labels. */
export interface SharesRow extends FrameSums, LabelSums {
  of: "frame" | "labels";
  /** Null where the row is about all documents, otherwise the value as JSON text. */
  group: string | null;
  /** Of rows about all documents of the frame. */
  engine: string | null;
  engineVersion: string | null;
  option: string | null;
  /** Labels that a queue drew. */
  drawn: number;
}

/** A value by which documents are grouped, as JSON. Null for one that makes no group. */
export const groupedSql = (json: string) => `case
        when coalesce(jsonb_typeof(${json}), 'null') = 'null' then 'null'::jsonb
        when jsonb_typeof(${json}) in ('string', 'number', 'boolean') and octet_length(${json}::text) <= 258 then ${json} end`;

const FRAME = ["documents", "f", "ff"];
const LABELS = ["labels", "drawn", "w", "ww", "wwww", "wy", "wf", "wwy", "wwf", "wwyy", "wwyf", "wwff"];
const missing = (columns: readonly string[]) => columns.map((column) => `null::double precision as ${column}`).join(", ");

/** The numbers of an answer, and whether a label says so. One row, and for a choice one more for each option. */
function measuredSql(
  { type }: ActiveJudgment,
  alias: string,
  { options, top }: Pick<SharesAsked, "options" | "top">,
  bindings: Bindings,
): { frame: string; labels: string } {
  switch (type) {
    case "bool":
      return {
        frame: `(select null::text as option, ${alias}.number as f)`,
        labels: `(select null::text as option, ${alias}.number as f, (l.value = 'true'::jsonb)::integer::double precision as y)`,
      };
    case "score": {
      const highest = `${bindings.bind(top)}::double precision`;
      const number = `${alias}.number / ${highest} as f`;
      const level = `least(1, (l.value #>> '{}')::double precision / ${highest})`;
      return {
        frame: `(select null::text as option, ${number})`,
        labels: `(select null::text as option, ${number}, ${level} as y)`,
      };
    }
    case "choice": {
      const each = `unnest(${bindings.bind([...options])}::text[]) v`;
      const mass = `coalesce((${alias}.dist ->> v)::double precision, 0)`;
      const none = "0::double precision";
      return {
        frame: `(select null::text as option, ${none} as f union all select v, ${mass} from ${each})`,
        labels: `(select null::text as option, ${none} as f, ${none} as y union all
                  select v, ${mass}, (l.value = to_jsonb(v))::integer::double precision from ${each})`,
      };
    }
    default:
      return type satisfies never;
  }
}

export async function sumShares(tx: Transaction, namespaceId: number, asked: SharesAsked): Promise<SharesRow[]> {
  const { judgments, judgment, condition, by, queue, mostGroups } = asked;
  const source = new Source(namespaceId, judgments, { is: "now" });
  const { bindings, namespace } = source;
  const { alias } = source.answer(judgment.name);
  const where = [
    source.belongs(),
    `${alias}.version = ${bindings.bind(judgment.activeVersion)}::integer`,
    ...(condition ? [conditionSql(condition, source)] : []),
  ].join(" and ");
  const measured = measuredSql(judgment, alias, asked, bindings);
  const grouped = by === null ? "null::jsonb" : groupedSql(`(d.attributes -> ${bindings.bind(by)}::text)`);
  const group = by === null ? "null::jsonb as by, false as is_group" : "g.by, grouping(g.by) = 0 as is_group";
  const groupSets = by === null ? "" : ", (g.by, m.option)";
  const judgmentId = `${bindings.bind(judgment.judgmentId)}::text`;
  const from = queue === null ? "" : `and o.drawn_with ->> 'queue' = ${bindings.bind(queue)}::text`;
  const early = `make_interval(secs => ${bindings.bind(durationMs(judgment.definition.horizon) / 1000)}::double precision)`;
  const most = `${bindings.bind(mostGroups)}::integer`;
  // All that joins answers is compiled.
  const joins = source.joins();
  const text = `
    with frame as materialized (
      select ${group}, ${alias}.engine, ${alias}.engine_version, m.option,
             count(*)::double precision as documents, sum(m.f) as f, sum(m.f * m.f) as ff
      from ${source.documents()} ${joins} cross join lateral (select ${grouped} as by) g cross join lateral ${measured.frame} m
      where ${where}
      group by grouping sets ((${alias}.engine, ${alias}.engine_version, m.option)${groupSets})
    ), told as materialized (
      select distinct on (o.document_id, o.incarnation) o.document_id, o.incarnation, o.value, o.observed_at - ${early} as about,
             min(o.created_at) over (partition by o.document_id, o.incarnation) as first_at, coalesce(o.weight, 1) as w, (o.drawn_with is not null)::integer as drawn
      from outcomes o where o.namespace_id = ${namespace} and o.judgment_id = ${judgmentId} ${from}
      order by o.document_id, o.incarnation, o.observed_at desc, o.outcome_id desc
    ), labels as materialized (
      select ${group}, m.option, count(*)::double precision as labels, sum(l.drawn)::double precision as drawn,
             sum(l.w) as w, sum(l.w ^ 2) as ww, sum(l.w ^ 4) as wwww, sum(l.w * m.y) as wy, sum(l.w * m.f) as wf, sum(l.w ^ 2 * m.y) as wwy, sum(l.w ^ 2 * m.f) as wwf,
             sum(l.w ^ 2 * m.y ^ 2) as wwyy, sum(l.w ^ 2 * m.y * m.f) as wwyf, sum(l.w ^ 2 * m.f ^ 2) as wwff, sum(m.f) as f, sum(m.f * m.f) as ff
      from told l join documents d on d.namespace_id = ${namespace} and d.document_id = l.document_id and d.incarnation = l.incarnation
        ${joins} cross join lateral (select ${grouped} as by) g cross join lateral ${measured.labels} m
      where ${where} and (d.updated_at <= l.about or ${alias}.evaluated_at <= l.about)
        and (${alias}.engine_version !~ '${LEARNED_PATTERN}' or l.first_at > ${alias}.evaluated_at)
      group by grouping sets ((m.option)${groupSets})
    ), listed as materialized (
      select by from frame where is_group and option is null and by is not null order by documents desc, by limit ${most}
    )
    select 'frame' as of, case when is_group then by::text end as "group", engine, engine_version as "engineVersion", option,
           ${FRAME.join(", ")}, ${missing(LABELS)}
    from frame where not is_group or by in (select by from listed)
    union all
    select 'labels', case when is_group then by::text end, null, null, option, null::double precision, f, ff, ${LABELS.join(", ")}
    from labels where not is_group or by in (select by from listed)`;
  plan(tx, "free");
  return tx.query<SharesRow>(statement(text, bindings.values));
}
