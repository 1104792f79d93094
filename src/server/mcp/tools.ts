/** The tools of agents: the operations that the contract marks with `@tool`, with the contract's own names, texts and schemas. */

import { invalidRequest } from "#src/foundation/errors.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { type DocumentParameter, MOST_ROWS, PAGE_SIZES, type ToolInput, toolInput, USUAL_ROWS } from "./tool-schema.ts";

export type Effect = "read" | "additive" | "destructive";

export interface Tool {
  /** The operation's id. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly effect: Effect;
  /** Whether a repeated call changes nothing more. */
  readonly idempotent: boolean;
  /** The array member of its results with one page; null if it is no list. */
  readonly pages: string | null;
  readonly input: ToolInput;
  readonly method: ToolRequest["method"];
  /** `/namespaces/{ns}` */
  readonly path: string;
}

/** A tool call as a request to the API. */
export interface ToolRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/v1`, encoded, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null for none. */
  readonly body: string | null;
}

interface DocumentOperation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: JsonObject[];
  requestBody?: { content: { "application/json": { schema: JsonObject } } };
  "x-tool"?: Effect;
  "x-pages"?: string;
  "x-idempotency"?: "key" | "natural";
}

/** In the order of their names. */
export function toolsOf(document: JsonObject): Tool[] {
  const components = document.components as JsonObject;
  const paths = document.paths as unknown as Record<string, Record<string, DocumentOperation>>;
  const tools = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const effect = operation["x-tool"];
      return effect === undefined ? [] : [toolOf({ path, method, operation, effect, components })];
    }),
  );
  return tools.sort((one, other) => (one.name < other.name ? -1 : 1));
}

let published: readonly Tool[] | undefined;

/** Those of the published document. They are made on first use. */
export function publishedTools(): readonly Tool[] {
  published ??= toolsOf(publishedDocument());
  return published;
}

interface Marked {
  path: string;
  method: string;
  operation: DocumentOperation;
  effect: Effect;
  components: JsonObject;
}

function toolOf({ path, method, operation, effect, components }: Marked): Tool {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter, components));
  const body = operation.requestBody?.content["application/json"].schema ?? null;
  const pages = operation["x-pages"] ?? null;
  return {
    name: operation.operationId,
    title: operation.summary,
    description: operation.description,
    effect,
    idempotent: effect === "read" || operation["x-idempotency"] === "natural",
    pages,
    input: toolInput(components, parameters, body, pages !== null),
    method: method.toUpperCase() as Tool["method"],
    path,
  };
}

function resolved(parameter: JsonObject, components: JsonObject): DocumentParameter {
  const reference = parameter.$ref;
  if (typeof reference !== "string") return parameter as unknown as DocumentParameter;
  const named = components.parameters as Record<string, unknown>;
  return named[reference.slice("#/components/parameters/".length)] as DocumentParameter;
}

/**
 * The request that a call makes. What the arguments mean is for the API to check; here is checked only what has no place in a request.
 * @throws ServiceError `invalid_request`
 */
export function requestOf(tool: Tool, given: Readonly<Record<string, unknown>>): ToolRequest {
  const { input, method } = tool;
  const issues = Object.entries(given).flatMap(([name, value]) => faultsOf(tool, name, value));
  if (issues.length > 0) throw invalidRequest(issues);
  const headers: Record<string, string> = {};
  const query: string[] = [];
  const body: Record<string, unknown> = {};
  let path = tool.path;
  for (const { name, in: place, as, nullable } of input.arguments) {
    // Where null is no value, clients mean by it that the argument is not given.
    const isMeant = nullable || (tool.effect !== "read" && name === FILTERS);
    const isGiven = Object.hasOwn(given, name) && (given[name] !== null || isMeant);
    const value = isGiven ? given[name] : tool.pages !== null && PAGE_SIZES.has(name) ? USUAL_ROWS : undefined;
    if (place === "path") path = path.replace(`{${as}}`, segment(name, value));
    else if (value === undefined) continue;
    else if (place === "query") query.push(`${encodeURIComponent(as)}=${encodeURIComponent(textOf(value))}`);
    else if (place === "header") headers[as] = textOf(value);
    else body[as] = value;
  }
  const content = input.body === "whole" ? given.body : input.body === "members" ? body : undefined;
  if (content !== undefined) headers["Content-Type"] = "application/json";
  return {
    method,
    path: query.length === 0 ? path : `${path}?${query.join("&")}`,
    headers,
    body: content === undefined ? null : JSON.stringify(content),
  };
}

/** What a change is about. One that came out as null would make it a change of everything; the API refuses it. */
const FILTERS = "filters";

function faultsOf({ input, pages }: Tool, name: string, value: unknown): { path: string; message: string }[] {
  const argument = input.arguments.find((one) => one.name === name);
  const path = `/${name}`;
  if (argument === undefined) {
    const known = input.arguments.map((one) => one.name).join(", ");
    return [{ path, message: `is not an argument of this tool; its arguments are ${known || "none"}` }];
  }
  if (pages !== null && PAGE_SIZES.has(name) && typeof value === "number" && value > MOST_ROWS)
    return [{ path, message: `must be at most ${MOST_ROWS} here; use the cursor for more` }];
  if (argument.in === "header" && /[^\x20-\x7e]/.test(textOf(value)))
    return [{ path, message: "must have only printable ASCII characters" }];
  return [];
}

/** A whole segment of the path, whatever is in it. */
function segment(name: string, value: unknown): string {
  if (value === undefined || value === null || value === "") throw invalidRequest([{ path: `/${name}`, message: "is required" }]);
  const text = textOf(value);
  // In a URL these two would lead to another operation.
  if (text === "." || text === "..") throw invalidRequest([{ path: `/${name}`, message: "must not be . or .." }]);
  if (!text.isWellFormed()) throw invalidRequest([{ path: `/${name}`, message: "contains half of a surrogate pair" }]);
  return encodeURIComponent(text);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
