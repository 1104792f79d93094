/** Statements on composites' weights and labels. */
import { numberArray } from "#src/foundation/db/array-literals.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Weights } from "#src/judging/numbers/combine.ts";
import type { WeightsWithout } from "#src/judging/numbers/without.ts";

export interface WeightsRow {
  weights: Weights;
  /** The number of labelled documents in the fit. */
  labels: number;
  /** The weights without some folds of documents; null for weights that an earlier release fitted. */
  without: WeightsWithout | null;
}

export interface StoredWeights extends WeightsRow {
  fittedAt: Date;
}

export async function readWeights(session: Session, judgmentId: string, version: number): Promise<StoredWeights | undefined> {
  const [row] = await built<StoredWeights>(
    session,
    knex("composite_weights")
      .select("weights", "labels", "without", { fittedAt: "fitted_at" })
      .where({ judgment_id: judgmentId, version }),
  );
  return row;
}

export async function putWeights(
  tx: Transaction,
  { judgmentId, version }: { judgmentId: string; version: number },
  { weights, labels, without }: WeightsRow,
  at: Date,
): Promise<void> {
  const fitted = { weights: JSON.stringify(weights), labels, fitted_at: at, without: JSON.stringify(without) };
  await built(
    tx,
    knex("composite_weights")
      .insert({ judgment_id: judgmentId, version, ...fitted })
      .onConflict(["judgment_id", "version"])
      .merge(Object.keys(fitted)),
  );
}

/** The newest outcome of a document's generation, and the evaluation it is compared with. */
export interface LabelRow {
  namespaceId: number;
  documentId: string;
  incarnation: number | null;
  value: boolean;
  version: number | null;
  answer: RawAnswer | null;
  createdAt: Date;
}

export interface WhichLabels {
  limit: number;
  /** Only existing documents, with outcomes of their present generation; otherwise all generations. */
  present: boolean;
  /** Only documents whose newest outcome is compared with this version. */
  version?: number;
}

/** Labelled documents, the last observed ones first. */
export async function readLabels(
  session: Session,
  judgmentId: string,
  namespaceIds: readonly number[],
  { limit, present, version }: WhichLabels,
): Promise<LabelRow[]> {
  const one = namespaceIds.length === 1;
  return session.query<LabelRow>({
    name: present
      ? `composites_read_labels_present${one ? "" : "_everywhere"}`
      : `composites_read_labels${one ? "" : "_everywhere"}`,
    text: `
      select * from (
        select distinct on (o.namespace_id, o.document_id, o.incarnation) o.namespace_id as "namespaceId", o.document_id as "documentId",
               o.incarnation, o.value, o.version, o.answer, o.observed_at, o.created_at as "createdAt"
        from outcomes o ${
          present
            ? "join documents d on d.namespace_id = o.namespace_id and d.document_id = o.document_id and d.incarnation = o.incarnation"
            : ""
        }
        where o.namespace_id = ${one ? "$1" : "any($1::bigint[])"} and o.judgment_id = $2
        order by o.namespace_id, o.document_id, o.incarnation, o.observed_at desc, o.outcome_id desc
      ) newest
      where $4::integer is null or version = $4::integer
      order by observed_at desc, "documentId" limit $3`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, limit, version ?? null],
  });
}

export interface TriedRow {
  namespaceId: number;
  documentId: string;
  incarnation: number;
  version: number;
  answer: RawAnswer;
}

/** What versions of a judgment answered in shadow mode since a moment, the last answer per document. */
export async function readTried(
  session: Session,
  judgmentId: string,
  namespaceIds: readonly number[],
  since: Date,
): Promise<TriedRow[]> {
  const one = namespaceIds.length === 1;
  return session.query<TriedRow>({
    name: `composites_read_tried${one ? "" : "_everywhere"}`,
    text: `
      select distinct on (e.namespace_id, e.document_id, e.version) e.namespace_id as "namespaceId", e.document_id as "documentId",
             e.incarnation, e.version, e.answer
      from evaluations e
      where e.namespace_id = ${one ? "$1" : "any($1::bigint[])"} and e.judgment_id = $2 and e.at >= $3 and e.shadow
        and e.answer is not null and e.asked_as is null
      order by e.namespace_id, e.document_id, e.version, e.at desc, e.evaluation_id desc`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, since],
  });
}
