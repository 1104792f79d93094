/** A suggester that returns what a test sets, and records its requests. */
import type {
  OptionsAsked,
  PartsAsked,
  SuggestedOption,
  SuggestedPart,
  Suggester,
  Suggestions,
} from "#src/jobs/parts/suggester.ts";

export interface ScriptedSuggester extends Suggester {
  readonly asked: (OptionsAsked | PartsAsked)[];
  options: (asked: OptionsAsked) => Promise<Suggestions<SuggestedOption>>;
  parts: (asked: PartsAsked) => Promise<Suggestions<SuggestedPart>>;
}

export const given = <Suggested>(...suggestions: Suggested[]): Suggestions<Suggested> => ({ ok: true, suggestions });

export function scriptedSuggester(): ScriptedSuggester {
  return {
    name: "scripted",
    remote: true,
    asked: [],
    options: async () => given(),
    parts: async () => given(),
    async suggestOptions(asked) {
      this.asked.push(asked);
      return this.options(asked);
    },
    async suggestParts(asked) {
      this.asked.push(asked);
      return this.parts(asked);
    },
    async close() {},
  };
}
