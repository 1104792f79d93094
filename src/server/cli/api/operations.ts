/** The operations of the contract as the command line needs them: what follows on the line, what the options are, what a call sends. */
import type { Operation as Call } from "#generated/client/runtime/operation.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";

export interface Operation {
  readonly call: Call;
  readonly summary: string;
  readonly description: string;
  /** The parameters of the path, in its order. They are words on the line. */
  readonly words: readonly Argument[];
  /** Everything else, by the name of its option: parameters of the query and headers, then members of the body. */
  readonly options: ReadonlyMap<string, Argument>;
  /** Null if the operation takes no body. */
  readonly body: { readonly required: boolean; readonly example: unknown } | null;
}

export interface Argument {
  /** The name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "body";
  readonly required: boolean;
  readonly about: string;
  readonly kind: Kind;
  /** The values of an enumeration; empty for anything else. */
  readonly values: readonly string[];
}

/** How the text of an option becomes a value. `any` is text where it is no JSON, for what may be a string or something else. */
export type Kind = "text" | "number" | "boolean" | "list" | "json" | "any";

interface Documented {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: JsonObject[];
  requestBody?: { required?: boolean; content: { "application/json": { schema: JsonObject; examples?: JsonObject } } };
  responses: JsonObject;
  "x-pages"?: string;
  "x-idempotency"?: "key" | "natural";
  "x-required-role": string;
}

/** Options of every call. A parameter or member of such a name has its place before it: `--body-url`. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...["body", "field", "raw-field", "include", "paginate", "list"],
  ...["json", "output", "help", "url", "key", "key-file", "profile"],
]);

let known: readonly Operation[] | undefined;

/** Every operation, by id. */
export function contractOperations(): readonly Operation[] {
  known ??= operationsOf(publishedDocument());
  return known;
}

export function operationsOf(document: JsonObject): Operation[] {
  const paths = document.paths as unknown as Record<string, Record<string, Documented>>;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, documented]) => operationOf(document, path, method, documented)),
    )
    .sort((one, other) => (one.call.id < other.call.id ? -1 : 1));
}

function operationOf(document: JsonObject, path: string, method: string, documented: Documented): Operation {
  const parameters = (documented.parameters ?? []).map((parameter) => argumentOf(document, parameter));
  const content = documented.requestBody?.content["application/json"];
  const members = content === undefined ? [] : membersOf(document, content.schema);
  const order = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const pages = documented["x-pages"];
  const inQuery = parameters.some(({ name, in: place }) => place === "query" && name === "cursor");
  return {
    call: {
      id: documented.operationId,
      method: method.toUpperCase() as Call["method"],
      path,
      parameters: parameters.map(({ name, in: place }) => ({ name, in: place as "path", option: name })),
      body: content !== undefined,
      repetition: repetitionOf(method, documented),
      statuses: Object.keys(documented.responses)
        .map(Number)
        .filter((status) => status < 300),
      ...(pages === undefined ? {} : { pages: { member: pages, cursor: inQuery ? "query" : "body" } }),
    },
    summary: documented.summary,
    description: documented.description ?? "",
    words: order.map((name) => parameters.find((one) => one.in === "path" && one.name === name)!),
    options: named([...parameters.filter((one) => one.in !== "path"), ...members]),
    body:
      content === undefined
        ? null
        : {
            required: documented.requestBody!.required === true,
            example: firstValue(content.examples) ?? (resolved(document, content.schema).examples as unknown[] | undefined)?.[0],
          },
  };
}

/** Changes have a key or are idempotent by nature; the rest only reads. */
function repetitionOf(method: string, documented: Documented): Call["repetition"] {
  return documented["x-idempotency"] ?? (method === "get" || documented["x-required-role"] === "read_only" ? "safe" : "none");
}

function named(given: readonly Argument[]): Map<string, Argument> {
  const options = new Map<string, Argument>();
  for (const argument of given) {
    const plain = argument.name.toLowerCase().replaceAll("_", "-");
    options.set(RESERVED.has(plain) || options.has(plain) ? `${argument.in}-${plain}` : plain, argument);
  }
  return options;
}

function argumentOf(document: JsonObject, given: JsonObject): Argument {
  const parameter = resolved(document, given);
  const schema = parameter.schema as JsonObject;
  return {
    name: parameter.name as string,
    in: parameter.in as Argument["in"],
    required: parameter.required === true,
    about: (parameter.description ?? resolved(document, schema).description ?? "") as string,
    // Their text travels as it is.
    kind: "text",
    values: valuesOf(document, schema),
  };
}

function membersOf(document: JsonObject, schema: JsonObject): Argument[] {
  const { properties = {}, required = [] } = resolved(document, schema);
  return Object.entries(properties as Record<string, JsonObject>).map(([name, member]) => ({
    name,
    in: "body",
    required: (required as string[]).includes(name),
    about: (member.description ?? resolved(document, member).description ?? "") as string,
    kind: kindOf(document, member),
    values: valuesOf(document, member),
  }));
}

function kindOf(document: JsonObject, schema: JsonObject): Kind {
  const types = typesOf(document, schema);
  if (types.size > 1) return types.has("string") ? "any" : "json";
  const [type] = types;
  if (type === "string") return "text";
  if (type === "integer" || type === "number") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array" && listsText(document, schema)) return "list";
  return "json";
}

/** Whether an array holds nothing but strings, which can be separated by commas. */
function listsText(document: JsonObject, schema: JsonObject): boolean {
  const items = resolved(document, schema).items as JsonObject | undefined;
  const types = items === undefined ? new Set() : typesOf(document, items);
  return types.size === 1 && types.has("string");
}

/** The types that values of a schema may have; empty where the schema does not say. */
function typesOf(document: JsonObject, schema: JsonObject): Set<string> {
  const { type, anyOf, oneOf, enum: values } = resolved(document, schema);
  if (type !== undefined) return new Set([type].flat() as string[]);
  const branches = (anyOf ?? oneOf ?? []) as JsonObject[];
  if (branches.length > 0) return new Set(branches.flatMap((branch) => [...typesOf(document, branch)]));
  return new Set(((values ?? []) as unknown[]).map((value) => (value === null ? "null" : typeof value)));
}

function valuesOf(document: JsonObject, schema: JsonObject): string[] {
  const { enum: values, anyOf, oneOf } = resolved(document, schema);
  const branches = (anyOf ?? oneOf ?? []) as JsonObject[];
  const found = (values ?? branches.flatMap((branch) => valuesOf(document, branch))) as unknown[];
  return found.filter((value) => typeof value === "string");
}

function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: reference } = schema;
  if (typeof reference !== "string") return schema;
  const found = reference
    .split("/")
    .slice(1)
    .reduce((at, name) => at[name] as JsonObject, document);
  return resolved(document, found);
}

function firstValue(examples: JsonObject | undefined): unknown {
  const [first] = Object.values(examples ?? {}) as JsonObject[];
  return first?.value;
}
