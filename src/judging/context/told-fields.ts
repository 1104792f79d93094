/** What a sample of documents tells of their fields: what a search for a cheaper recipe begins with. */
import type { SuggestedContext } from "#generated/types.ts";
import { type FieldProfile, profileFields } from "./field-profiles.ts";
import type { LargeContexts } from "./large-contexts.ts";
import type { SampledDocument } from "./sample.ts";
import { type Asked, suggestContext } from "./suggestion.ts";

export interface ToldFields {
  profiles: readonly FieldProfile[];
  suggested: SuggestedContext;
}

/** @param documents at least one */
export function fieldsTold(definition: Asked, documents: readonly SampledDocument[], now: Date): ToldFields {
  const profiles = profileFields(documents);
  return { profiles, suggested: suggestContext(definition, documents, now, { profiles }) };
}

/** The same; of large documents in a thread. */
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
