import { getPatternData, navigateTypesInNamespace, type Type } from "@typespec/compiler";
import type { Loaded } from "../load/program.ts";
import type { Pattern } from "../model.ts";

/** The descriptions of patterns, from the second argument of `@pattern`; sorted by pattern. */
export function patternsOf({ program, service }: Loaded): Pattern[] {
  const found = new Map<string, string>();
  const note = (type: Type) => {
    const data = getPatternData(program, type);
    if (data?.validationMessage) found.set(data.pattern, data.validationMessage);
  };
  navigateTypesInNamespace(service.namespace, { scalar: note, modelProperty: note });
  return [...found].map(([pattern, description]) => ({ pattern, description })).sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
}
