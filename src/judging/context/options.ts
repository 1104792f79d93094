/** The options of a choice among the documents of a blocking relation: each document's context has its own. */
import type { JudgmentDefinition } from "#generated/types.ts";
import { canonical, type Json, type JsonObject } from "#src/json.ts";
import { wholeCharacters } from "../context-fit.ts";
import type { EngineOption } from "../engine.ts";

/** UTF-16 code units of an option's description; the whole of what is shown is in the context. */
const DESCRIPTION = 256;

/** The relation whose documents are the options; undefined where options are fixed. */
export function optionsFrom({ options }: Pick<JudgmentDefinition, "options">): string | undefined {
  return options !== undefined && !Array.isArray(options) ? options.from : undefined;
}

/** An option for each document, under its id, described by the beginning of what is shown of it. */
export function documentOptions(entries: Json | undefined): EngineOption[] {
  return ((entries ?? []) as JsonObject[]).map(({ id, ...shown }) => {
    const text = canonical(shown);
    return { value: id as string, description: wholeCharacters(text, Math.min(text.length, DESCRIPTION)) };
  });
}
