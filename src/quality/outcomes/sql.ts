import type { DrawnWith, OutcomeValue } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { TimePlace } from "#src/foundation/time/time-places.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { ChangedOutcome } from "#src/quality/due/counts.ts";

/** An outcome as read. */
export interface OutcomeRow {
  id: string;
  judgmentId: string;
  judgment: string;
  documentId: string;
  value: OutcomeValue;
  observedAt: Date;
  source: string | null;
  comment: string | null;
  createdAt: Date;
  version: number | null;
  engine: string | null;
  engineVersion: string | null;
  evaluatedAt: Date | null;
  incarnation: number | null;
  labeler: string | null;
  drawnWith: DrawnWith | null;
}

const columns = `o.outcome_id as id, o.judgment_id as "judgmentId", o.judgment, o.document_id as "documentId", o.value,
      o.observed_at as "observedAt", o.source, o.comment, o.created_at as "createdAt", o.version, o.engine,
      o.engine_version as "engineVersion", o.evaluated_at as "evaluatedAt", o.incarnation, o.labeler,
      o.drawn_with as "drawnWith"`;

/** An outcome to store. It is sent as JSON text. */
export interface OutcomeRecord {
  id: string;
  judgmentId: string;
  judgment: string;
  documentId: string;
  value: OutcomeValue;
  observedAt: string;
  source: string | null;
  comment: string | null;
  version: number | null;
  engine: string | null;
  engineVersion: string | null;
  evaluatedAt: string | null;
  answer: RawAnswer | null;
  predicted: number | null;
  cameTrue: boolean | null;
  mass: number | null;
  distance: number | null;
  incarnation: number | null;
  labeler: string | null;
  drawnWith: DrawnWith | null;
  weight: number | null;
}

/** Stores outcomes. An existing outcome with the same id is replaced, except for the time of its first posting. */
export async function putOutcomes(
  tx: Transaction,
  namespaceId: number,
  records: readonly OutcomeRecord[],
  at: Date,
): Promise<OutcomeRow[]> {
  return tx.query<OutcomeRow>({
    name: "outcomes_put",
    text: `
      insert into outcomes as o (namespace_id, outcome_id, judgment_id, judgment, document_id, value, observed_at, source, comment,
                                 created_at, version, engine, engine_version, evaluated_at, answer, predicted, came_true, mass, distance,
                                 incarnation, labeler, drawn_with, weight)
      select $1, r.id, r."judgmentId", r.judgment, r."documentId", r.value, r."observedAt", r.source, r.comment, $2,
             r.version, r.engine, r."engineVersion", r."evaluatedAt", r.answer, r.predicted, r."cameTrue", r.mass, r.distance,
             r.incarnation, r.labeler, r."drawnWith", r.weight
      from jsonb_to_recordset($3::jsonb) as r(
        id text, "judgmentId" text, judgment text, "documentId" text, value jsonb, "observedAt" timestamptz, source text, comment text,
        version integer, engine text, "engineVersion" text, "evaluatedAt" timestamptz, answer jsonb, predicted double precision,
        "cameTrue" boolean, mass double precision, distance double precision, incarnation bigint,
        labeler text, "drawnWith" jsonb, weight double precision
      )
      on conflict (namespace_id, outcome_id) do update
      set judgment_id = excluded.judgment_id, judgment = excluded.judgment, document_id = excluded.document_id, value = excluded.value,
          observed_at = excluded.observed_at, source = excluded.source, comment = excluded.comment, version = excluded.version,
          engine = excluded.engine, engine_version = excluded.engine_version, evaluated_at = excluded.evaluated_at,
          answer = excluded.answer, predicted = excluded.predicted, came_true = excluded.came_true, mass = excluded.mass,
          distance = excluded.distance, incarnation = excluded.incarnation, labeler = excluded.labeler,
          drawn_with = excluded.drawn_with, weight = excluded.weight
      returning ${columns}`,
    values: [namespaceId, at, JSON.stringify(records)],
  });
}

/** The present matches of outcomes with these ids, and their epochs. */
export async function readHeld(tx: Transaction, namespaceId: number, ids: readonly string[]): Promise<ChangedOutcome[]> {
  return tx.query<ChangedOutcome>({
    name: "outcomes_read_held",
    text: `
      select judgment_id as "judgmentId", version, engine, engine_version as "engineVersion"
      from outcomes where namespace_id = $1 and outcome_id = any($2)`,
    values: [namespaceId, ids],
  });
}

/** The existing judgments for which a namespace has outcomes. The cost depends on the number of judgments, not of outcomes. */
export async function readJudgmentsIn(tx: Transaction, namespaceId: number): Promise<string[]> {
  const rows = await tx.query<{ judgment_id: string }>({
    name: "outcomes_read_judgments_in",
    text: `
      with recursive known as (
        (select judgment_id from outcomes where namespace_id = $1 order by judgment_id limit 1)
        union all
        select (
          select o.judgment_id from outcomes o where o.namespace_id = $1 and o.judgment_id > known.judgment_id
          order by o.judgment_id limit 1
        ) from known where known.judgment_id is not null
      )
      select known.judgment_id from known join judgments j on j.judgment_id = known.judgment_id`,
    values: [namespaceId],
  });
  return rows.map(({ judgment_id }) => judgment_id);
}

/** The match of the deleted outcome; undefined if the id does not exist. */
export async function deleteOutcome(tx: Transaction, namespaceId: number, id: string): Promise<ChangedOutcome | undefined> {
  const [row] = await built<ChangedOutcome>(
    tx,
    knex("outcomes")
      .delete()
      .where({ namespace_id: namespaceId, outcome_id: id })
      .returning(["judgment_id as judgmentId", "version", "engine", "engine_version as engineVersion"]),
  );
  return row;
}

/** Deletes some outcomes of a deleted judgment. Returns their number. */
export async function deleteSomeOutcomes(
  tx: Transaction,
  namespaceId: number,
  judgmentId: string,
  limit: number,
): Promise<number> {
  const deleted = await tx.query({
    name: "outcomes_delete_some",
    text: `
      delete from outcomes where namespace_id = $1 and judgment_id = $2 and ctid = any(array(
        select ctid from outcomes where namespace_id = $1 and judgment_id = $2 limit $3
      )) returning 1`,
    values: [namespaceId, judgmentId, limit],
  });
  return deleted.length;
}

export interface OutcomeRange {
  judgmentId: string | null;
  documentId: string | null;
  since: Date | null;
  before: TimePlace | null;
}

/** The source of a page. Each is prepared separately, because it uses another index. */
function sourceOf({ judgmentId, documentId }: OutcomeRange): { name: string; where: string } {
  const of = `${judgmentId === null ? "" : "_of_judgment"}${documentId === null ? "" : "_of_document"}`;
  const where = `o.namespace_id = $1 and ${judgmentId === null ? "$2::text is null" : "o.judgment_id = $2"}
        and ${documentId === null ? "$3::text is null" : "o.document_id = $3"} and o.observed_at >= $4::timestamptz
        and (o.observed_at, o.outcome_id) < ($5::timestamptz, $6::text)`;
  return { name: of, where };
}

function boundsOf(namespaceId: number, { judgmentId, documentId, since, before }: OutcomeRange): unknown[] {
  return [namespaceId, judgmentId, documentId, since ?? "-infinity", before?.at ?? "infinity", before?.id ?? ""];
}

/** A page, the last observed first, up to the offset `end`. */
export async function readPage(
  session: Session,
  namespaceId: number,
  range: OutcomeRange & { end: TimePlace | undefined },
  matched: boolean | null,
  limit: number,
): Promise<OutcomeRow[]> {
  const { name, where } = sourceOf(range);
  return session.query<OutcomeRow>({
    name: `outcomes_read_page${name}`,
    text: `
      select ${columns} from outcomes o
      where ${where} and (o.observed_at, o.outcome_id) >= ($7::timestamptz, $8::text)
        and ($9::boolean is null or (o.version is not null) = $9)
      order by o.observed_at desc, o.outcome_id desc limit $10`,
    values: [...boundsOf(namespaceId, range), range.end?.at ?? "-infinity", range.end?.id ?? "", matched, limit],
  });
}

/** The offset of the outcome after this many; undefined if there are no more. */
export async function readEnd(
  session: Session,
  namespaceId: number,
  range: OutcomeRange,
  most: number,
): Promise<TimePlace | undefined> {
  const { name, where } = sourceOf(range);
  const [row] = await session.query<TimePlace>({
    name: `outcomes_read_end${name}`,
    text: `
      select o.observed_at as at, o.outcome_id as id from outcomes o
      where ${where} order by o.observed_at desc, o.outcome_id desc offset $7 limit 1`,
    values: [...boundsOf(namespaceId, range), most],
  });
  return row;
}
