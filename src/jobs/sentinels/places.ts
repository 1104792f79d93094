/** Where the contexts of a sentinel come from. */
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { type ActiveJudgment, isActive } from "#src/judging/definitions/judgment.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";

/** A namespace, and the judgment with its settings there. Null if it does not answer there. */
export async function placeOf(
  { db, applicable }: Pick<JobParts, "db" | "applicable">,
  { judgmentId, name, activeVersion }: ActiveJudgment,
  namespaceId: number,
): Promise<{ namespace: NamespaceIdentity; judgment: ActiveJudgment } | null> {
  const namespace = await namespaceById(db, namespaceId);
  const judgment = namespace && (await applicable.of(db, namespace.organizationId, namespace.name)).get(name);
  if (!namespace || judgment?.judgmentId !== judgmentId || !isActive(judgment)) return null;
  return judgment.activeVersion === activeVersion ? { namespace, judgment } : null;
}
