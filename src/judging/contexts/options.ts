/** The options of a choice among the documents of a blocking relation. Each context has its own options. */
import type { JudgmentDefinition } from "#generated/types.ts";
import { canonical, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import type { EngineOption } from "#src/judging/engines/engine.ts";
import { wholeCharacters } from "./context-fit.ts";

/** The most UTF-16 code units in the description of an option. The context has the full data. */
const DESCRIPTION = 256;

/** The relation whose documents are the options. Undefined if the options are fixed. */
export function optionsFrom({ options }: Pick<JudgmentDefinition, "options">): string | undefined {
  return options !== undefined && !Array.isArray(options) ? options.from : undefined;
}

/** One option for each document, with its id as value. Its description is the beginning of what the context shows of it. */
export function documentOptions(entries: Json | undefined): EngineOption[] {
  return ((entries ?? []) as JsonObject[]).map(({ id, ...shown }) => {
    const text = canonical(shown);
    return { value: id as string, description: wholeCharacters(text, Math.min(text.length, DESCRIPTION)) };
  });
}
