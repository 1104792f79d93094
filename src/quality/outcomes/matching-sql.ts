/** Statements that match outcomes with evaluations. */
import type { OutcomeValue } from "#generated/types.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

/** An outcome that needs its evaluation. Names are short because it is sent as JSON text. */
export interface Sought {
  d: string;
  j: string;
  /** When it was observed. */
  o: string;
  /** The document's generation; null for any. */
  i: number | null;
}

/** How long after an evaluation by a version its outcome is known. */
export interface VersionHorizon {
  j: string;
  v: number;
  ms: number;
}

export interface FoundEvaluation {
  /** The index of the requested outcome, from 1. */
  n: number;
  version: number;
  engine: string;
  engineVersion: string;
  at: Date;
  incarnation: number;
  answer: RawAnswer;
}

/**
 * For each outcome, the newest evaluation of its document's generation that could predict it. It must have an answer and be no
 * shadow evaluation. It must be at least the horizon of its version older than the outcome. Outcomes without one are omitted.
 */
export async function findEvaluations(
  tx: Transaction,
  namespaceId: number,
  sought: readonly Sought[],
  horizons: readonly VersionHorizon[],
): Promise<FoundEvaluation[]> {
  return tx.query<FoundEvaluation>({
    name: "outcomes_find_evaluations",
    text: `
      select s.n, e.version, e.engine, e.engine_version as "engineVersion", e.at, e.incarnation, e.answer
      from rows from (jsonb_to_recordset($2::jsonb) as (d text, j text, o timestamptz, i bigint)) with ordinality as s(d, j, o, i, n)
      cross join lateral (
        select e.version, e.engine, e.engine_version, e.at, e.incarnation, e.answer
        from evaluations e join jsonb_to_recordset($3::jsonb) as h(j text, v integer, ms double precision)
          on h.j = e.judgment_id and h.v = e.version
        where e.namespace_id = $1 and e.document_id = s.d and e.judgment_id = s.j and not e.shadow and e.answer is not null
          and (s.i is null or e.incarnation = s.i) and e.at <= s.o and e.at + h.ms * interval '1 millisecond' <= s.o
        order by e.at desc, e.evaluation_id desc limit 1
      ) e`,
    values: [namespaceId, JSON.stringify(sought), JSON.stringify(horizons)],
  });
}

export interface Candidate {
  id: string;
  judgmentId: string;
  documentId: string;
  value: OutcomeValue;
  /** The version it is matched with; null for none. */
  version: number | null;
  engine: string | null;
  engineVersion: string | null;
}

/**
 * Outcomes that evaluations made at `at` may match, by document and judgment. They are those of the document's generation that
 * were observed later and have no newer match.
 */
export async function readObservedSince(
  tx: Transaction,
  namespaceId: number,
  at: Date,
  evaluations: readonly { d: string; j: string; i: number; ms: number }[],
): Promise<Candidate[]> {
  return tx.query<Candidate>({
    name: "outcomes_read_observed_since",
    text: `
      select o.outcome_id as id, o.judgment_id as "judgmentId", o.document_id as "documentId", o.value,
             o.version, o.engine, o.engine_version as "engineVersion"
      from jsonb_to_recordset($3::jsonb) as e(d text, j text, i bigint, ms double precision)
        join outcomes o on o.namespace_id = $1 and o.document_id = e.d and o.judgment_id = e.j
      where (o.incarnation is null or o.incarnation = e.i) and o.observed_at >= $2::timestamptz + e.ms * interval '1 millisecond' and (o.evaluated_at is null or o.evaluated_at <= $2)`,
    values: [namespaceId, at, JSON.stringify(evaluations)],
  });
}

export interface Match {
  id: string;
  incarnation: number;
  version: number;
  engine: string;
  engineVersion: string;
  answer: RawAnswer;
  predicted: number;
  cameTrue: boolean;
  mass: number;
  distance: number | null;
}

/** Matches outcomes with evaluations that were made at `at`. */
export async function setMatches(tx: Transaction, namespaceId: number, at: Date, matches: readonly Match[]): Promise<void> {
  await tx.query({
    name: "outcomes_set_matches",
    text: `
      update outcomes o
      set version = m.version, engine = m.engine, engine_version = m."engineVersion", evaluated_at = $2, answer = m.answer,
          predicted = m.predicted, came_true = m."cameTrue", mass = m.mass, distance = m.distance,
          incarnation = m.incarnation
      from jsonb_to_recordset($3::jsonb) as m(
        id text, version integer, engine text, "engineVersion" text, answer jsonb, predicted double precision, "cameTrue" boolean,
        mass double precision, distance double precision, incarnation bigint
      )
      where o.namespace_id = $1 and o.outcome_id = m.id`,
    values: [namespaceId, at, JSON.stringify(matches)],
  });
}
