/** Parameters, headers, bodies and responses as OpenAPI objects. What several operations share is a reference. */
import type { Body, Example, Header, Operation, Parameter, Part, Response, Schema, StreamedEvent } from "../../model.ts";
import { schemaObject } from "./schema-object.ts";

export interface OpenApiObject {
  readonly [member: string]: unknown;
}

export function parameterObject(parameter: Parameter): OpenApiObject {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    ...said({ description: parameter.description, deprecated: parameter.deprecated }),
    ...(parameter.type === "array" ? { style: parameter.in === "query" ? "form" : "simple", explode: false } : {}),
    schema: schemaObject(parameter.schema),
  };
}

export function headerObject(header: Header): OpenApiObject {
  return { required: header.required, ...said({ description: header.description }), schema: schemaObject(header.schema) };
}

export function requestBody({ required, contentType, schema, examples, parts }: Body): OpenApiObject {
  if (parts) {
    const form = schemaObject({ ...schema, required: requiredParts(schema, parts) });
    return { required, content: { [contentType]: { schema: form, encoding: encoding(parts) } } };
  }
  return { required, content: content(contentType, schema, examples) };
}

/** A part that may come any number of times, also none, is not missing: a form has no empty list. */
function requiredParts({ required = [], properties = {} }: Schema, parts: readonly Part[]): string[] {
  const repeated = new Set(parts.filter(({ several }) => several).map(({ name }) => name));
  return required.filter((name) => !repeated.has(name) || (properties[name]?.minItems ?? 0) > 0);
}

/** What each part is sent as. */
function encoding(parts: readonly Part[]): OpenApiObject {
  const typed = parts.map(({ name, kind, contentTypes }) => [
    name,
    { contentType: kind === "file" ? contentTypes.join(", ") || "*/*" : kind === "json" ? "application/json" : "text/plain" },
  ]);
  return Object.fromEntries(typed);
}

/** The responses of an operation by status; errors as references. */
export function responseObjects({ responses }: Operation): OpenApiObject {
  const entries = responses.map((response) => {
    const failed = response.errors.length > 0;
    return [response.status, failed ? reference("responses", responseName(response)) : responseObject(response)];
  });
  return Object.fromEntries(entries);
}

/** `InvalidRequest`, `ForbiddenOrPlanRequired` */
export function responseName({ errors }: Response): string {
  return errors.join("Or");
}

export function responseObject({ description: text, headers, contentType, schema, examples, events }: Response): OpenApiObject {
  const description = events ? [text, aboutEvents(events)].filter((part) => part !== "").join("\n\n") : text;
  const sent = headers.map((header) => [header.name, reference("headers", header.name)]);
  return {
    description,
    ...(sent.length > 0 ? { headers: Object.fromEntries(sent) } : {}),
    ...(schema && contentType ? { content: content(contentType, schema, examples) } : {}),
  };
}

/** OpenAPI 3.1 has no form for a stream, so its description says what the schema is of. */
function aboutEvents(events: readonly StreamedEvent[]): string {
  const names = events.flatMap(({ name }) => (name === null ? [] : [`\`${name}\``]));
  const named = names.length === 0 ? "" : ` The events are ${names.join(", ")}.`;
  return `A stream of server-sent events, which ends when either side ends it. The schema is that of the \`data\` of one event, as JSON.${named}`;
}

export function reference(kind: "parameters" | "headers" | "responses", name: string): OpenApiObject {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The members that are not undefined. */
export function said(members: OpenApiObject): OpenApiObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== "" && value !== false));
}

function content(contentType: string, schema: Schema, examples: readonly Example[]): OpenApiObject {
  const titled = examples.map(({ title, value }) => [exampleName(title), { summary: title, value }]);
  return {
    [contentType]: { schema: schemaObject(schema), ...(titled.length > 0 ? { examples: Object.fromEntries(titled) } : {}) },
  };
}

/** `one-ticket-judged`: valid in a header such as `Prefer: example=one-ticket-judged`. */
function exampleName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
