/** The data of a test send: the example of its type in the published document. */
import type { EventType } from "#generated/types.ts";
import { isObject, type JsonObject } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";

export function exampleData(type: EventType, endpointId: string): JsonObject {
  if (type === "webhook.test") return { endpoint: endpointId };
  const data = exampleOf(type)?.data;
  if (!isObject(data)) throw new Error(`The published document has no example of ${type}.`);
  return data;
}

function exampleOf(type: EventType): JsonObject | undefined {
  const { components } = publishedDocument() as unknown as { components: { schemas: Record<string, JsonObject> } };
  const examples = Object.values(components.schemas).flatMap((schema) => [
    schema.example,
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ]);
  return examples.filter(isObject).find((example) => example.type === type && "data" in example);
}
