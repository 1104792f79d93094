/** Statements on labels to learn from, and on what was learned. */
import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { LearnedFit } from "#src/judging/numbers/learned.ts";

/** The newest outcome of a document that exists and has not changed since. */
export interface Label {
  namespaceId: number;
  documentId: string;
  value: boolean | string | number;
  /** How many there are in all. */
  all: number;
}

/**
 * The labels last observed. A document counts if it, or what its answer was given from, is as it was at the observation, less the horizon.
 */
export async function readLabels(
  session: Session,
  judgmentId: string,
  namespaceIds: readonly number[],
  { horizonMs, limit }: { horizonMs: number; limit: number },
): Promise<Label[]> {
  const one = namespaceIds.length === 1;
  return session.query<Label>({
    name: one ? "learning_read_labels" : "learning_read_labels_everywhere",
    text: `
      select newest.*, (count(*) over ())::double precision as all from (
        select distinct on (o.namespace_id, o.document_id) o.namespace_id as "namespaceId", o.document_id as "documentId", o.value, o.observed_at
        from outcomes o
        join documents d on d.namespace_id = o.namespace_id and d.document_id = o.document_id and d.incarnation = o.incarnation
        left join answers a on a.namespace_id = o.namespace_id and a.document_id = o.document_id and a.judgment_id = o.judgment_id
          and a.incarnation = o.incarnation
        where o.namespace_id = ${one ? "$1" : "any($1::bigint[])"} and o.judgment_id = $2
          and least(d.updated_at, a.evaluated_at) <= o.observed_at - make_interval(secs => $3::double precision)
        order by o.namespace_id, o.document_id, o.observed_at desc, o.outcome_id desc
      ) newest
      order by observed_at desc, "namespaceId", "documentId" limit $4`,
    values: [one ? namespaceIds[0] : numberArray(namespaceIds), judgmentId, horizonMs / 1_000, limit],
  });
}

export interface NewFit extends Omit<LearnedFit, "isUsed" | "fit" | "learnedAt"> {
  /** Null if answers are no better with it. */
  state: Uint8Array | null;
}

/** The number of the new fit. Null if another worker has learned meanwhile. */
export async function putFit(
  tx: Transaction,
  judgmentId: string,
  { version, engine, engineVersion, state, labels, report }: NewFit,
  before: number,
  at: Date,
): Promise<number | null> {
  const [row] = await tx.query<{ fit: number }>({
    name: "learned_fits_put",
    text: `
      insert into learned_fits (judgment_id, version, fit, engine, engine_version, state, labels, report, learned_at)
      values ($1, $2, $3::integer + 1, $4, $5, $6, $7, $8, $9)
      on conflict (judgment_id, version) do update
      set fit = excluded.fit, engine = excluded.engine, engine_version = excluded.engine_version, state = excluded.state, labels = excluded.labels,
          report = excluded.report, learned_at = excluded.learned_at
      where learned_fits.fit = excluded.fit - 1
      returning fit`,
    values: [judgmentId, version, before, engine, engineVersion, state, labels, JSON.stringify(report), at],
  });
  return row?.fit ?? null;
}

/** How many labels the last try had, for a fit that stays as it is. */
export async function countLabels(
  tx: Transaction,
  judgmentId: string,
  { version, fit, labels }: Pick<LearnedFit, "version" | "fit" | "labels">,
): Promise<void> {
  await tx.query({
    name: "learned_fits_count_labels",
    text: "update learned_fits set labels = $4 where judgment_id = $1 and version = $2 and fit = $3",
    values: [judgmentId, version, fit, labels],
  });
}
