/** Statements that compare answers with labels: outcomes of one version and engine version, the newest of each document. They return counts. */
import type { OutcomeValue } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import type { EpochKey } from "#src/quality/due/epoch-key.ts";
import type { Weighed } from "#src/quality/fits/agreement.ts";
import { inNamespaces } from "#src/quality/fitting/outcomes-sql.ts";
import { groupedSql } from "#src/quality/shares/shares-sql.ts";

type Type = ActiveJudgment["type"];

/** Whose outcomes: of one epoch of a judgment. */
export interface Compared {
  judgmentId: string;
  type: Type;
  epoch: EpochKey;
  namespaceIds: readonly number[];
}

/** The most probable answer of an evaluation, in the form of an outcome. */
function answered(type: Type, answer: string): string {
  switch (type) {
    case "bool":
      return `to_jsonb((${answer} ->> 'p')::double precision >= 0.5)`;
    case "choice":
      return `(${answer} -> 'value')`;
    case "score":
      return `(select to_jsonb(m.level::integer) from jsonb_each_text(${answer} -> 'dist') m(level, mass)
               order by m.mass::double precision desc, m.level::integer limit 1)`;
    default:
      return type satisfies never;
  }
}

const counted = (from = "") => `count(*)::double precision as documents, sum(${from}w) as w, sum(${from}w ^ 2) as ww`;

/** The outcomes of an epoch, `$1` to `$5`. */
function comparedSql({ namespaceIds }: Compared) {
  const { everywhere, where, isNewest, value } = inNamespaces(namespaceIds);
  const compared = `${where} and o.judgment_id = $2 and o.version = $3 and o.engine = $4 and o.engine_version = $5 and ${isNewest}`;
  return { everywhere, compared, value, restricted: everywhere === "" ? "= $1" : "= any($1::bigint[])" };
}

const valuesOf = ({ judgmentId, epoch: { version, engine, engineVersion } }: Compared, value: unknown) => [
  value,
  judgmentId,
  version,
  engine,
  engineVersion,
];

export interface CellRow extends Weighed {
  answer: OutcomeValue;
  label: OutcomeValue;
  drawn: number;
}

export async function countCells(session: Session, of: Compared): Promise<CellRow[]> {
  const { everywhere, compared, value } = comparedSql(of);
  return session.query<CellRow>({
    name: `agreement_count_cells_${of.type}${everywhere}`,
    text: `
      select answer, label, sum(drawn)::double precision as drawn, ${counted()}
      from (
        select ${answered(of.type, "o.answer")} as answer, o.value as label, coalesce(o.weight, 1) as w, (o.drawn_with is not null)::integer as drawn
        from outcomes o where ${compared}
      ) o
      group by answer, label`,
    values: valuesOf(of, value),
  });
}

export interface NamedThreshold {
  name: string;
  /** For a choice. */
  option: string | null;
  gte: number;
}

export interface ThresholdRow extends Weighed {
  name: string;
  /** Whether the number is at or above the threshold, and the document truly positive. */
  above: boolean;
  so: boolean;
}

const CUT: Record<Type, { number: string; so: string }> = {
  bool: { number: "o.predicted", so: "o.came_true" },
  choice: { number: "coalesce((o.answer -> 'dist' ->> t.option)::double precision, 0)", so: "o.value = to_jsonb(t.option)" },
  score: { number: "(o.answer ->> 'score')::double precision", so: "(o.value #>> '{}')::double precision >= t.gte" },
};

export async function countThresholds(
  session: Session,
  of: Compared,
  thresholds: readonly NamedThreshold[],
): Promise<ThresholdRow[]> {
  const { everywhere, compared, value } = comparedSql(of);
  const { number, so } = CUT[of.type];
  return session.query<ThresholdRow>({
    name: `agreement_count_thresholds_${of.type}${everywhere}`,
    text: `
      select t.name, ${number} >= t.gte as above, ${so} as so, ${counted("o.")}
      from (select o.*, coalesce(o.weight, 1) as w from outcomes o where ${compared}) o
        cross join jsonb_to_recordset($6::jsonb) as t(name text, option text, gte double precision)
      group by 1, 2, 3`,
    values: [...valuesOf(of, value), JSON.stringify(thresholds)],
  });
}

export interface PreviousRow extends Weighed {
  version: number;
  /** Whether the version before, and the active one, answered as the label says. */
  before: boolean;
  now: boolean;
}

/** Beside the last answer of an earlier version to the same document, for the newest labels. */
export async function countPrevious(session: Session, of: Compared, most: number): Promise<PreviousRow[]> {
  const { everywhere, compared, value, restricted } = comparedSql(of);
  return session.query<PreviousRow>({
    name: `agreement_count_previous_${of.type}${everywhere}`,
    text: `
      select e.version, e.before, ${answered(of.type, "o.answer")} = o.value as now, ${counted("o.")}
      from (
        select o.namespace_id, o.document_id, o.incarnation, o.observed_at, o.answer, o.value, coalesce(o.weight, 1) as w
        from outcomes o where ${compared} order by o.observed_at desc, o.outcome_id desc limit $6
      ) o cross join lateral (
        select e.version, ${answered(of.type, "e.answer")} = o.value as before
        from evaluations e
        where e.namespace_id ${restricted} and e.namespace_id = o.namespace_id and e.document_id = o.document_id and e.judgment_id = $2
          and e.incarnation = o.incarnation and e.version < $3 and not e.shadow and e.answer is not null and e.at <= o.observed_at
        order by e.at desc limit 1
      ) e
      group by 1, 2, 3`,
    values: [...valuesOf(of, value), most],
  });
}

export interface PairRow extends Weighed {
  one: OutcomeValue;
  other: OutcomeValue;
}

/** Of each document with labels of several people, those of the first two. Labels do not depend on what answered. */
export async function countPairs(
  session: Session,
  { judgmentId, namespaceIds }: Pick<Compared, "judgmentId" | "namespaceIds">,
): Promise<PairRow[]> {
  const { everywhere, where, value } = inNamespaces(namespaceIds);
  return session.query<PairRow>({
    name: `agreement_count_pairs${everywhere}`,
    text: `
      with latest as (
        select distinct on (o.namespace_id, o.document_id, o.incarnation, o.labeler)
               o.namespace_id, o.document_id, o.incarnation, o.labeler, o.value, coalesce(o.weight, 1) as w
        from outcomes o where ${where} and o.judgment_id = $2 and o.labeler is not null
        order by o.namespace_id, o.document_id, o.incarnation, o.labeler, o.observed_at desc, o.outcome_id desc
      ), pairs as (
        select (array_agg(value order by labeler))[1] as one, (array_agg(value order by labeler))[2] as other, max(w) as w
        from latest group by namespace_id, document_id, incarnation having count(*) >= 2
      )
      select one, other, ${counted()} from pairs group by one, other`,
    values: [value, judgmentId],
  });
}

export interface SliceRow {
  /** JSON text. */
  value: string;
  documents: number;
  w: number;
  ww: number;
  mistakes: number;
  mistakesW: number;
  mistakesWw: number;
}

/** By an attribute of documents as they are now: the values with the most labels. */
export async function countSlices(session: Session, of: Compared, attribute: string, most: number): Promise<SliceRow[]> {
  const { everywhere, compared, value, restricted } = comparedSql(of);
  return session.query<SliceRow>({
    name: `agreement_count_slices_${of.type}${everywhere}`,
    text: `
      select by::text as value, ${counted()}, count(*) filter (where wrong)::double precision as mistakes,
             coalesce(sum(w) filter (where wrong), 0) as "mistakesW", coalesce(sum(w ^ 2) filter (where wrong), 0) as "mistakesWw"
      from (
        select ${groupedSql("(d.attributes -> $6::text)")} as by, ${answered(of.type, "o.answer")} <> o.value as wrong, coalesce(o.weight, 1) as w
        from outcomes o join documents d on d.namespace_id ${restricted} and d.namespace_id = o.namespace_id
          and d.document_id = o.document_id and d.incarnation = o.incarnation
        where ${compared}
      ) o
      where by is not null group by by order by count(*) desc, by limit $7`,
    values: [...valuesOf(of, value), attribute, most],
  });
}

export interface DisagreementRow {
  namespaceId: number;
  namespace: string;
  documentId: string;
  incarnation: number | null;
  id: string;
  answer: OutcomeValue;
  value: OutcomeValue;
  confidence: number;
  mass: number;
  labeler: string | null;
  comment: string | null;
  observedAt: Date;
  version: number;
  engine: string;
  engineVersion: string;
  evaluatedAt: Date;
}

/** A page begins after this one. */
export interface DisagreementPlace {
  confidence: number;
  namespaceId: number;
  id: string;
}

/** Outcomes that are not the most probable answer, the surest first. */
export async function readDisagreements(
  session: Session,
  of: Compared,
  after: DisagreementPlace | null,
  limit: number,
): Promise<DisagreementRow[]> {
  const { everywhere, compared, value, restricted } = comparedSql(of);
  const bool = of.type === "bool";
  return session.query<DisagreementRow>({
    name: `agreement_read_disagreements_${of.type}${everywhere}`,
    text: `
      select o.namespace_id as "namespaceId", s.name as namespace, o.document_id as "documentId", o.incarnation, o.outcome_id as id,
             ${answered(of.type, "o.answer")} as answer, o.value, o.confidence, o.mass, o.labeler, o.comment, o.observed_at as "observedAt",
             o.version, o.engine, o.engine_version as "engineVersion", o.evaluated_at as "evaluatedAt"
      from (
        select o.*, ${bool ? "greatest(o.predicted, 1 - o.predicted)" : "o.predicted"} as confidence
        from outcomes o where ${compared} and ${bool ? "(o.predicted >= 0.5) <> o.came_true" : "not o.came_true"}
      ) o join namespaces s on s.namespace_id ${restricted} and s.namespace_id = o.namespace_id
      where $6::double precision is null or o.confidence < $6::double precision
        or (o.confidence = $6::double precision and (o.namespace_id, o.outcome_id) > ($7::bigint, $8::text))
      order by o.confidence desc, o.namespace_id, o.outcome_id limit $9`,
    values: [...valuesOf(of, value), after?.confidence ?? null, after?.namespaceId ?? null, after?.id ?? null, limit],
  });
}
