/** The `webhooks` of the document: what the service sends, and what the receiver answers. */
import type { Api, Webhook } from "../../model.ts";
import { type OpenApiObject, said } from "./parts.ts";
import { schemaObject } from "./schema-object.ts";

/** Tools that show or check documents want a tag and an id of every operation. */
const TAG = "Webhooks";

export function webhookTags({ webhooks: all }: Api): OpenApiObject[] {
  return all.length === 0 ? [] : [{ name: TAG, description: "What the service sends to addresses that its callers name." }];
}

/** Empty if there are none. */
export function webhooks({ webhooks: all }: Api): OpenApiObject {
  if (all.length === 0) return {};
  return { webhooks: Object.fromEntries(all.map((webhook) => [webhook.name, { post: delivery(webhook) }])) };
}

/** A delivery is signed by its headers, so the document's `security` is not about it. */
function delivery({ name, summary, description, schema, headers }: Webhook): OpenApiObject {
  const parameters = headers.map(({ name, required, description, schema }) => ({
    name,
    in: "header",
    required,
    ...said({ description }),
    schema: schemaObject(schema),
  }));
  return {
    operationId: `webhook_${name.replaceAll(/[^A-Za-z0-9]+/g, "_")}`,
    tags: [TAG],
    summary: summary === "" ? name : summary,
    ...said({ description }),
    security: [],
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: { required: true, content: { "application/json": { schema: schemaObject(schema) } } },
    responses: { "2XX": { description: "The delivery was received." } },
  };
}
