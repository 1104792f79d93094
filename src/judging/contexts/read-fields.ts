/** Profiles the fields of sampled documents. Large documents are handled in a thread. */
import type { LargeContexts } from "./large-contexts.ts";
import type { SampledDocument } from "./sample.ts";
import type { Asked } from "./suggestion.ts";
import { fieldsTold, type ToldFields } from "./told-fields.ts";

/** @param documents must not be empty */
export async function readFields(
  large: LargeContexts | undefined,
  organizationId: string,
  definition: Asked,
  documents: readonly SampledDocument[],
  now: Date,
): Promise<ToldFields> {
  return large?.isLarge(documents)
    ? large.fieldsTold(organizationId, definition, documents, now)
    : fieldsTold(definition, documents, now);
}
