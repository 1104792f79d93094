/** Labels of a composite: the newest outcome of each document's generation, whatever version it was compared with. */

import type { Session } from "#src/foundation/db/database.ts";
import type { Inputs } from "#src/judging/numbers/combine.ts";
import { foldOf } from "#src/quality/fits/folds.ts";
import { namespaceIdsOf } from "#src/records/namespaces/namespaces.ts";
import { insufficient, type Labelled } from "./fit.ts";
import { type LabelRow, readLabels, type WhichLabels } from "./weights.ts";

/** The maximum number of documents to which a version on trial is fitted; the last observed ones. */
export const MOST_LABELS = 1_000;

export interface Owned {
  organizationId: string;
  owner: string;
  judgmentId: string;
}

export async function labelsOf(
  session: Session,
  { organizationId, owner, judgmentId }: Owned,
  which: WhichLabels = { limit: MOST_LABELS, present: true },
): Promise<LabelRow[]> {
  const namespaceIds = await namespaceIdsOf(session, organizationId, owner);
  return namespaceIds.length === 0 ? [] : readLabels(session, judgmentId, namespaceIds, which);
}

/** Documents that a version on trial must also judge, in addition to its sample; none if they are too few for a fit. */
export async function labelledDocuments(
  session: Session,
  owned: Owned,
): Promise<{ namespaceId: number; ids: string[] }[] | null> {
  const labels = await labelsOf(session, owned);
  if (insufficient(labels.map(({ value }) => ({ isSo: value }))) !== null) return null;
  return [...Map.groupBy(labels, ({ namespaceId }) => namespaceId)].map(([namespaceId, of]) => ({
    namespaceId,
    ids: of.map(({ documentId }) => documentId),
  }));
}

export function labelled(
  { namespaceId, documentId, value }: Pick<LabelRow, "namespaceId" | "documentId" | "value">,
  inputs: Inputs,
): Labelled {
  return { inputs, isSo: value, fold: foldOf(namespaceId, documentId) };
}
