/**
 * An SQL condition on an outcome `o`: it is the newest of its document's generation under its version and epoch. Only such
 * outcomes count for fits, figures and recommendations. A later outcome of the same document corrects an earlier one, or depends
 * on it. Counting both would make intervals too narrow, and would let one document calibrate all others.
 * @param namespaces the restriction on the namespaces of `o`, repeated for `n`: `= $1`, or `= any($1)`
 * @param also another condition that the newer outcome `n` must meet
 */
export function isNewest(namespaces: string, also = "true"): string {
  return `not exists (
        select 1 from outcomes n
        where n.namespace_id ${namespaces} and n.namespace_id = o.namespace_id and n.document_id = o.document_id and n.judgment_id = o.judgment_id and n.version = o.version
          and n.engine = o.engine and n.engine_version = o.engine_version and n.incarnation is not distinct from o.incarnation
          and (n.observed_at, n.outcome_id) > (o.observed_at, o.outcome_id) and ${also}
      )`;
}
