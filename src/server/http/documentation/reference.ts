/** The reference of one resource as Markdown: its operations with examples, then the types that they use. All of it is in the contract. */
import type { JsonObject } from "#src/foundation/json/json.ts";
import { type Called, curl, python, typescript } from "./examples.ts";
import { inline, membersOf, named, resolved, typeText } from "./types.ts";

export interface Resource {
  /** `label_queues`: how its operations' ids begin. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly operations: readonly Documented[];
}

export interface Documented {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly JsonObject[];
  readonly requestBody?: { required?: boolean; content: { "application/json": { schema: JsonObject; examples?: JsonObject } } };
  readonly responses: Record<string, JsonObject>;
  readonly [extension: `x-${string}`]: unknown;
}

export function resourcesOf(document: JsonObject): Resource[] {
  const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Documented>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  return (document.tags as unknown as { name: string; description?: string }[]).map(({ name, description = "" }) => ({
    name: name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
    title: name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    about: description,
    operations: operations.filter(({ tags }) => tags[0] === name),
  }));
}

/** @param tries whether each operation has a fence of the kind `try`, for pages in which it can be tried */
export function* referenceParts(document: JsonObject, resource: Resource, tries: boolean): Generator<string> {
  yield `# ${resource.title}\n\n${resource.about}\n`;
  const used = new Set<string>();
  for (const operation of resource.operations) yield operationText(document, resource, operation, used, tries);
  yield "\n## Types\n";
  // Types that types use are found on the way.
  for (const name of used) yield typeSection(document, name, used);
}

function operationText(
  document: JsonObject,
  resource: Resource,
  operation: Documented,
  used: Set<string>,
  tries: boolean,
): string {
  const { operationId: id, method, path, summary, description = "" } = operation;
  const parameters = (operation.parameters ?? []).map((one) => resolved(document, one));
  const content = operation.requestBody?.content["application/json"];
  const called = calledOf(document, resource, operation, parameters);
  const given = parameters.map((one) => {
    const { name, in: place, required, description: about = "", schema } = one as JsonObject & { name: string; in: string };
    return `- \`${name}\` (${place}${required ? ", required" : ""}): ${typeText(document, schema as JsonObject, used)}. ${inline(about as string)}`;
  });
  return [
    `\n## ${summary} {#${id}}\n`,
    `\`${method} /v1${path}\``,
    description,
    factsOf(operation),
    ...(given.length > 0 ? ["**Parameters**", given.join("\n")] : []),
    ...(content
      ? [`**Body**${operation.requestBody!.required ? "" : " (may be absent)"}`, bodyText(document, content.schema, used)]
      : []),
    "**Responses**",
    responsesOf(document, operation, used),
    "**Examples**",
    `\`\`\`sh\n${curl(called)}\n\`\`\`\n\n\`\`\`ts\n${typescript(called)}\n\`\`\`\n\n\`\`\`python\n${python(called)}\n\`\`\``,
    ...(tries ? [`\`\`\`try\n${JSON.stringify({ ...called, optional: optionalOf(parameters) })}\n\`\`\``] : []),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What is to know before a call. */
function factsOf(operation: Documented): string {
  const billed = operation["x-billed"] as string[] | undefined;
  const role = operation["x-required-role"] as string;
  return [
    `Needs a key that ${{ read_only: "reads", read_write: "writes", admin: "is an admin's" }[role] ?? `has the role \`${role}\``}.`,
    operation["x-required-plan"] ? `Needs the plan \`${operation["x-required-plan"]}\`.` : "",
    billed ? `Billed: ${billed.join(", ")}.` : "",
    operation["x-idempotency"] === "key" ? "Takes an `Idempotency-Key`." : "",
    operation["x-pages"] ? `A list of \`${operation["x-pages"]}\`, page by page.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function bodyText(document: JsonObject, schema: JsonObject, used: Set<string>): string {
  const name = named(schema);
  const members = membersOf(document, resolved(document, schema), used);
  if (name) used.add(name);
  return `${typeText(document, schema, used)}\n\n${members}`;
}

function responsesOf(document: JsonObject, { responses }: Documented, used: Set<string>): string {
  return Object.entries(responses)
    .map(([status, given]) => {
      const response = resolved(document, given);
      const schema = (response.content as JsonObject | undefined)?.["application/json"] as JsonObject | undefined;
      if (Number(status) < 400)
        return `- \`${status}\`: ${schema ? typeText(document, schema.schema as JsonObject, used) : "no body"}. ${inline(response.description as string)}`;
      const codes = codesOf(document, schema?.schema as JsonObject | undefined);
      return `- \`${status}\`: ${codes.map((code) => `[\`${code}\`](errors.md#${code})`).join(", ")}`;
    })
    .join("\n");
}

/** The error codes that an envelope may have. */
function codesOf(document: JsonObject, schema: JsonObject | undefined): string[] {
  if (schema === undefined) return [];
  const found = new Set<string>();
  const look = (value: unknown, depth: number): void => {
    if (depth > 8 || value === null || typeof value !== "object") return;
    const one = resolved(document, value as JsonObject);
    const { properties, anyOf, oneOf } = one as { properties?: JsonObject; anyOf?: unknown[]; oneOf?: unknown[] };
    const code = properties?.code as JsonObject | undefined;
    for (const text of [code?.const, ...((code?.enum ?? []) as unknown[])]) if (typeof text === "string") found.add(text);
    for (const branch of anyOf ?? oneOf ?? []) look(branch, depth + 1);
    if (properties?.error) look(properties.error, depth + 1);
  };
  look(schema, 0);
  return [...found];
}

function typeSection(document: JsonObject, name: string, used: Set<string>): string {
  const schema = (document.components as { schemas: Record<string, JsonObject> }).schemas[name]!;
  const { description = "" } = schema as { description?: string };
  const members = membersOf(document, schema, used);
  const what = members === "" ? `${typeText(document, schema, used)}` : "";
  return [`\n### ${name} {#${name}}\n`, description, what, members].filter(Boolean).join("\n\n");
}

const WORDS: Readonly<Record<string, string>> = {
  ns: "shop/tickets",
  name: "urgent",
  judgment: "urgent",
  prefix: "shop/*",
  item: "1",
};

function calledOf(document: JsonObject, { name }: Resource, operation: Documented, parameters: readonly JsonObject[]): Called {
  const content = operation.requestBody?.content["application/json"];
  const [example] = Object.values((content?.examples ?? {}) as Record<string, { value: unknown }>);
  const examples = content ? (resolved(document, content.schema).examples as unknown[] | undefined) : undefined;
  return {
    id: operation.operationId,
    resource: name,
    method: operation.method,
    path: operation.path,
    parameters: parameters
      .filter(({ required }) => required)
      .map((one) => ({ name: one.name as string, in: one.in as string, example: exampleOf(document, one) })),
    body: content ? (example?.value ?? examples?.[0] ?? (operation.requestBody!.required ? {} : undefined)) : undefined,
  };
}

function exampleOf(document: JsonObject, { name, schema }: JsonObject): string {
  const [example] = (resolved(document, schema as JsonObject).examples as string[] | undefined) ?? [];
  return WORDS[name as string] ?? example ?? "t-1";
}

function optionalOf(parameters: readonly JsonObject[]) {
  return parameters.filter((one) => !one.required && one.in === "query").map((one) => one.name);
}
