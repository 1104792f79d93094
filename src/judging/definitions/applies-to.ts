/** Whether a judgment applies to a document: its `applies_to` holds. */
import type { AttributeMatch, JudgmentDefinition } from "#generated/types.ts";
import { equalJson, type Json, type JsonObject } from "#src/foundation/json/json.ts";

export function appliesTo(definition: JudgmentDefinition, attributes: JsonObject): boolean {
  return definition.applies_to === undefined || matches(definition.applies_to, attributes);
}

/** Every path must equal its value, or one of its values if there are several. A missing attribute equals null. */
export function matches(match: AttributeMatch, attributes: JsonObject): boolean {
  return Object.entries(match).every(([path, wanted]) => {
    const name = path.slice("attributes.".length);
    const value: Json = Object.hasOwn(attributes, name) ? attributes[name]! : null;
    return (Array.isArray(wanted) ? wanted : [wanted]).some((one) => equalJson(one as Json, value));
  });
}
