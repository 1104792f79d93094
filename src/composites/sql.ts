/** Statements over composites' weights and labels. */
import { numberArray } from "#src/db/array-literals.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import type { RawAnswer } from "#src/judging/engine.ts";
import type { Weights } from "./combine.ts";
import type { WeightsWithout } from "./without.ts";

export interface WeightsRow {
  weights: Weights;
  /** Labelled documents that they were fitted to. */
  labels: number;
  /** The same without some folds of documents; null of weights that an earlier release fitted. */
  without: WeightsWithout | null;
}

export async function readWeights(session: Session, judgmentId: string, version: number): Promise<WeightsRow | undefined> {
  const [row] = await session.query<WeightsRow>({
    name: "composites_read_weights",
    text: "select weights, labels, without from composite_weights where judgment_id = $1 and version = $2",
    values: [judgmentId, version],
  });
  return row;
}

export async function putWeights(
  tx: Transaction,
  { judgmentId, version }: { judgmentId: string; version: number },
  { weights, labels, without }: WeightsRow,
  at: Date,
): Promise<void> {
  await tx.query({
    name: "composites_put_weights",
    text: `
      insert into composite_weights (judgment_id, version, weights, labels, fitted_at, without) values ($1, $2, $3, $4, $5, $6)
      on conflict (judgment_id, version) do update
      set weights = excluded.weights, labels = excluded.labels, fitted_at = excluded.fitted_at, without = excluded.without`,
    values: [judgmentId, version, JSON.stringify(weights), labels, at, JSON.stringify(without)],
  });
}

/** The newest outcome of a document's life, and what it is held against. */
export interface LabelRow {
  namespaceId: number;
  documentId: string;
  incarnation: number | null;
  value: boolean;
  version: number | null;
  answer: RawAnswer | null;
}

/**
 * Labelled documents, those that were observed last first.
 * @param present only documents that are there, with outcomes of their present life; else all lives
 */
export async function readLabels(
  session: Session,
  judgmentId: string,
  namespaceIds: readonly number[],
  { limit, present }: { limit: number; present: boolean },
): Promise<LabelRow[]> {
  const one = namespaceIds.length === 1;
  return session.query<LabelRow>({
    name: present
      ? `composites_read_labels_present${one ? "" : "_everywhere"}`
      : `composites_read_labels${one ? "" : "_everywhere"}`,
    text: `
      select * from (
        select distinct on (o.namespace_id, o.document_id, o.incarnation) o.namespace_id as "namespaceId", o.document_id as "documentId",
               o.incarnation, o.value, o.version, o.answer, o.observed_at
        from outcomes o ${
          present
            ? "join documents d on d.namespace_id = o.namespace_id and d.document_id = o.document_id and d.incarnation = o.incarnation"
            : ""
        }
        where o.namespace_id = ${one ? "$1" : "any($1::bigint[])"} and o.judgment_id = $2
        order by o.namespace_id, o.document_id, o.incarnation, o.observed_at desc, o.outcome_id desc
      ) newest
      order by observed_at desc, "documentId" limit $3`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, limit],
  });
}

export interface TriedRow {
  namespaceId: number;
  documentId: string;
  incarnation: number;
  version: number;
  answer: RawAnswer;
}

/** What versions of a judgment said in shadow since a moment, of each document the last. */
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
        and e.answer is not null
      order by e.namespace_id, e.document_id, e.version, e.at desc, e.evaluation_id desc`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, since],
  });
}
