/** Labels of a composite: the newest outcome of each document's life, whatever version it was held against. */

import { foldOf } from "#src/calibration/fit.ts";
import { namespacesOf } from "#src/calibration/fitting.ts";
import type { Session } from "#src/db/database.ts";
import type { Composite, Inputs } from "./combine.ts";
import { insufficient, type Labelled } from "./fit.ts";
import { type LabelRow, readLabels } from "./sql.ts";

/** Documents that a version on trial is fitted to at most; those observed last. */
export const MOST_LABELS = 1_000;

export interface Owned {
  organizationId: string;
  owner: string;
  judgmentId: string;
}

export async function labelsOf(
  session: Session,
  { organizationId, owner, judgmentId }: Owned,
  which = { limit: MOST_LABELS, present: true },
): Promise<LabelRow[]> {
  const namespaceIds = await namespacesOf(session, organizationId, owner);
  return namespaceIds.length === 0 ? [] : readLabels(session, judgmentId, namespaceIds, which);
}

/** Documents that a version on trial has to be asked about besides its sample; none where there are too few for a fit. */
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

/** Whether inputs have every part of a definition, as those of another version need not. */
export function fits({ parts }: Composite, inputs: Inputs | undefined): inputs is Inputs {
  return inputs !== undefined && parts.every(({ name }) => Object.hasOwn(inputs, name));
}

export function labelled(
  { namespaceId, documentId, value }: Pick<LabelRow, "namespaceId" | "documentId" | "value">,
  inputs: Inputs,
): Labelled {
  return { inputs, isSo: value, fold: foldOf(namespaceId, documentId) };
}
