import { tokenName } from "../../json-pointer.ts";
import type { Place } from "../schema/side.ts";

/** A place in readable form: `WriteRequest.upsert[].id`. It does not say which of several forms contains the place. */
export function placeName({ type, pointer }: Place): string {
  const tokens = pointer.split("/").slice(1);
  let text = type ?? "";
  for (let index = 0; index < tokens.length; index += 1) {
    const keyword = tokens[index];
    if (keyword === "items") text += "[]";
    else if (keyword === "additionalProperties") text += ".*";
    else if (keyword === "propertyNames") text += "'s names";
    else {
      const name = tokenName(tokens[++index] ?? "");
      if (keyword === "properties") text += `.${name}`;
      if (keyword === "prefixItems") text += `[${name}]`;
    }
  }
  return text;
}
