/** Where the contexts of a sentinel come from. */
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type ActiveJudgment, isActive, type Judgment, type StoredJudgment } from "#src/judging/definitions/judgment.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";

type PlacesParts = Pick<JobParts, "db" | "applicable">;

/** A namespace, and the judgment with its settings there. */
export interface Place {
  namespace: NamespaceIdentity;
  judgment: ActiveJudgment;
}

/** Null if the judgment does not answer there. */
export async function placeOf(parts: PlacesParts, judgment: ActiveJudgment, namespaceId: number): Promise<Place | null> {
  const found = await foundIn(parts, judgment, namespaceId);
  if (!found || !isActive(found.judgment) || found.judgment.activeVersion !== judgment.activeVersion) return null;
  return { namespace: found.namespace, judgment: found.judgment };
}

/** Whether a namespace has a judgment, active or not. */
export async function belongs(parts: PlacesParts, judgment: StoredJudgment, namespaceId: number): Promise<boolean> {
  return (await foundIn(parts, judgment, namespaceId)) !== null;
}

async function foundIn(
  { db, applicable }: PlacesParts,
  { judgmentId, name }: StoredJudgment,
  namespaceId: number,
): Promise<{ namespace: NamespaceIdentity; judgment: Judgment } | null> {
  const namespace = await namespaceById(db, namespaceId);
  const judgment = namespace && (await applicable.of(db, namespace.organizationId, namespace.name)).get(name);
  return namespace && judgment?.judgmentId === judgmentId ? { namespace, judgment } : null;
}
