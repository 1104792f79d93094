/** Holds a definition to what its namespace's documents come to: one that no engine would take is refused with a recipe that fits. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/db/database.ts";
import { invalidRequest } from "#src/errors.ts";
import { appliesTo } from "#src/judgments/applies-to.ts";
import { namespacesOf } from "#src/namespaces/namespaces.ts";
import type { LargeContexts } from "./large-contexts.ts";
import { sampleDocuments } from "./sample.ts";
import { sizeFault } from "./suggestion.ts";

/** Of the namespaces below a template prefix, those that are sampled. */
const MOST_NAMESPACES = 3;

/** @throws ServiceError `invalid_request` with `details.suggested_context` */
export async function checkSize(
  {
    db: session,
    large,
  }: {
    db: Session /** What looks at large documents; they are looked at here where absent. */;
    large?: LargeContexts | undefined;
  },
  { organizationId, owner }: { organizationId: string; owner: string },
  definition: JudgmentDefinition,
  now: Date,
): Promise<void> {
  for (const namespaceId of await namespacesOf(session, organizationId, owner, 0, MOST_NAMESPACES)) {
    const sampled = await sampleDocuments(session, namespaceId);
    const documents = sampled.filter(({ attributes }) => appliesTo(definition, attributes));
    const fault = large?.isLarge(documents)
      ? await large.sizeFault(organizationId, definition, documents, now)
      : sizeFault(definition, documents, now);
    if (fault === null) continue;
    throw invalidRequest([{ path: "/context", message: fault.message }], { suggested_context: fault.suggested });
  }
}
