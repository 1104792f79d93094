/**
 * An SQL condition on an outcome `o`: it is the newest of its document's generation under its version and epoch. Only such
 * outcomes count for fits, figures and recommendations. A later outcome of the same document corrects an earlier one, or depends
 * on it. Counting both would make intervals too narrow, and would let one document calibrate all others.
 *
 * The few outcomes of a document are found by their document. `|| ''` and `coalesce` keep the indexes by judgment and by time from being used.
 * Before a table's first statistics they looked as good, and each outcome was then compared with all later ones: 10 s for 2,300 outcomes.
 * @param namespaces the restriction on the namespaces of `o`, repeated for `n`: `= $1`, or `= any($1)`
 * @param also another condition that the newer outcome `n` must meet
 */
export function isNewest(namespaces: string, also = "true"): string {
  return `not exists (
        select 1 from outcomes n
        where n.namespace_id ${namespaces} and n.namespace_id = o.namespace_id and n.document_id = o.document_id and n.judgment_id || '' = o.judgment_id and n.version = o.version
          and n.engine = o.engine and n.engine_version = o.engine_version and n.incarnation is not distinct from o.incarnation
          and (coalesce(n.observed_at, '-infinity'), n.outcome_id) > (o.observed_at, o.outcome_id) and ${also}
      )`;
}
