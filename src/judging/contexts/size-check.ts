/**
 * Checks a definition against its namespace's documents. If no engine would accept its contexts, it is refused, and the error suggests a
 * recipe that fits.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Session } from "#src/foundation/db/database.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { namespacesOf } from "#src/records/namespaces/namespaces.ts";
import type { LargeContexts } from "./large-contexts.ts";
import { type SampledDocument, type StateRead, sampleDocuments } from "./sample.ts";
import { readsState } from "./shown-related.ts";
import { isOversize, sizeFault } from "./suggestion.ts";

/** How many namespaces below a template prefix are sampled. */
const MOST_NAMESPACES = 3;

/**
 * The size of a whole document is stored. So states are read only if the recipe shows them, or for a suggestion.
 *
 * @throws ServiceError `invalid_request` with `details.suggested_context`
 */
export async function checkSize(
  {
    db: session,
    large,
  }: {
    db: Session /** Checks large documents in threads. If absent, they are checked here. */;
    large?: LargeContexts | undefined;
  },
  { organizationId, owner }: { organizationId: string; owner: string },
  definition: JudgmentDefinition,
  now: Date,
): Promise<void> {
  const sample = async (namespaceId: number, read: StateRead): Promise<SampledDocument[]> => {
    const sampled = await sampleDocuments(session, namespaceId, read);
    return sampled.filter(({ attributes }) => appliesTo(definition, attributes));
  };
  const isWhole = definition.context === undefined;
  for (const namespaceId of await namespacesOf(session, organizationId, owner, 0, MOST_NAMESPACES)) {
    if (isWhole || !readsState(definition.context?.fields)) {
      if (!isOversize(definition, await sample(namespaceId, "nothing"), now)) continue;
    }
    const documents = await sample(namespaceId, isWhole ? "beginning" : "whole");
    const fault = large?.isLarge(documents)
      ? await large.sizeFault(organizationId, definition, documents, now)
      : sizeFault(definition, documents, now);
    if (fault === null) continue;
    throw invalidRequest([{ path: "/context", message: fault.message }], { suggested_context: fault.suggested });
  }
}
