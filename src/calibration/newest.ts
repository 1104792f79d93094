/**
 * Of an outcome `o` in a statement: whether it is the newest of its document's life under its version and epoch. Only such outcomes are observations
 * for fits, figures and recommendations. A later outcome of the same document corrects an earlier one, or depends on it; counting both would make
 * intervals too narrow, and let one document calibrate all others.
 * @param namespaces what restricts the namespaces of `o`, said of `n` too: `= $1`, or `= any($1)`
 * @param also a condition that the newer outcome `n` has to meet as well
 */
export function isNewest(namespaces: string, also = "true"): string {
  return `not exists (
        select from outcomes n
        where n.namespace_id ${namespaces} and n.namespace_id = o.namespace_id and n.document_id = o.document_id and n.judgment_id = o.judgment_id and n.version = o.version
          and n.engine = o.engine and n.engine_version = o.engine_version and n.incarnation is not distinct from o.incarnation
          and (n.observed_at, n.outcome_id) > (o.observed_at, o.outcome_id) and ${also}
      )`;
}
