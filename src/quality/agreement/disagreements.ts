/** The documents whose answer is not the label, the surest answers first, page by page. */
import type { Disagreement, DisagreementList } from "#generated/types.ts";
import { foreignCursor, nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import { findJudgment } from "#src/judging/definitions/lookup.ts";
import { presentEpoch } from "#src/quality/fitting/present-epoch.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { type DisagreementPlace, type DisagreementRow, readDisagreements } from "./agreement-sql.ts";

/**
 * @param place a namespace or a template prefix
 * @throws ServiceError `not_found`, `invalid_request` for a cursor that no page returned
 */
export async function listDisagreements(
  db: Database,
  organizationId: string,
  place: string,
  name: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<DisagreementList> {
  const judgment = await findJudgment(db, organizationId, place, name);
  const after = placeOf(startOf("disagreements", cursor));
  const namespaceIds = await namespaceIdsOf(db, organizationId, place);
  if (!isActive(judgment) || namespaceIds.length === 0) return { disagreements: [], next_cursor: null };
  const { present } = await presentEpoch(db, judgment, namespaceIds);
  if (!present) return { disagreements: [], next_cursor: null };
  const compared = { judgmentId: judgment.judgmentId, type: judgment.type, epoch: present, namespaceIds };
  const rows = await readDisagreements(db, compared, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const end = last && `${last.confidence} ${last.namespaceId} ${last.id}`;
  return { disagreements: page.map(viewOf), next_cursor: nextCursor("disagreements", rows.length > limit, end) };
}

/** Null for the first page. */
function placeOf(start: string): DisagreementPlace | null {
  if (start === "") return null;
  const [confidence = "", namespaceId = "", id = ""] = start.split(" ");
  const place = { confidence: Number(confidence), namespaceId: Number(namespaceId), id };
  if (!Number.isFinite(place.confidence) || !Number.isSafeInteger(place.namespaceId) || id === "") throw foreignCursor();
  return place;
}

function viewOf({ id, documentId, value, mass, observedAt, engineVersion, evaluatedAt, ...row }: DisagreementRow): Disagreement {
  const { namespace, incarnation, answer, confidence, labeler, comment, version, engine } = row;
  return {
    namespace,
    document_id: documentId,
    incarnation,
    outcome_id: id,
    answer,
    label: value,
    confidence,
    label_probability: mass,
    labeler,
    comment,
    observed_at: observedAt.toISOString(),
    evaluation: { version, engine, engine_version: engineVersion, evaluated_at: evaluatedAt.toISOString() },
  };
}
