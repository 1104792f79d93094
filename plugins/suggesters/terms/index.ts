import type { SuggesterPlugin } from "#src/jobs/parts/suggester.ts";
import { TermsSuggester } from "./terms-suggester.ts";

/** Needs no configuration, and sends nothing anywhere. */
export const termsPlugin: SuggesterPlugin = { name: "terms", create: () => new TermsSuggester() };
