/** What a sample of documents tells about their fields. A search for a cheaper recipe starts with it. */
import type { SuggestedContext } from "#generated/types.ts";
import { type FieldProfile, profileFields } from "./field-profiles.ts";
import { begunDocument, type SampledDocument } from "./sample.ts";
import { type Asked, suggestContext } from "./suggestion.ts";

export interface ToldFields {
  profiles: readonly FieldProfile[];
  suggested: SuggestedContext;
}

/** @param documents must not be empty */
export function fieldsTold(definition: Asked, documents: readonly SampledDocument[], now: Date): ToldFields {
  const profiles = profileFields(documents.map(begunDocument));
  return { profiles, suggested: suggestContext(definition, documents, now, { profiles }) };
}
