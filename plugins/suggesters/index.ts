/** Where suggestions come from: a language model where one is configured, else the terms of the documents. */
import type { Suggester, SuggesterPlugin } from "#src/jobs/parts/suggester.ts";
import { openaiSuggesterPlugin } from "./openai/index.ts";
import { termsPlugin } from "./terms/index.ts";

/** The first that is configured is taken; the last needs nothing. */
export const suggesterPlugins: readonly SuggesterPlugin[] = [openaiSuggesterPlugin, termsPlugin];

/** @throws {Error} naming the variable that is wrong */
export function createSuggester(environment: Readonly<Record<string, string | undefined>>): Suggester {
  for (const { create } of suggesterPlugins) {
    const suggester = create(environment);
    if (suggester) return suggester;
  }
  throw new Error("No suggester is configured.");
}
