// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Converts a call's options to an HTTP request. Options that would reach another route, or change on the way, are refused before
 * anything is sent.
 */
import { accepted, isText, JSON_TYPE } from "./content-type.ts";
import { formData } from "./form.ts";
import type { Operation, OperationParameter } from "./operation.ts";

export interface HttpRequest {
  readonly url: string;
  readonly method: Operation["method"];
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
}

type Values = { readonly [option: string]: unknown };

/** A request of `operation` relative to `baseUrl`, with or without a final slash. Throws a TypeError for unusable options. */
export function httpRequest(baseUrl: string, operation: Operation, values: Values): HttpRequest {
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.in === "path" && candidate.name === name);
    return pathSegment(operation, name, parameter ? values[parameter.option] : undefined);
  });
  const cookies = given(operation, "cookie", values).map((parameter) => cookieText(operation, parameter, values));
  const cookie: { [name: string]: string } = cookies.length > 0 ? { cookie: cookies.join("; ") } : {};
  const headers: { [name: string]: string } = { accept: accepted(operation), ...cookie };
  for (const parameter of given(operation, "header", values))
    headers[parameter.name.toLowerCase()] = headerText(parameter, values);
  const { body: value } = values;
  const { bodyType = JSON_TYPE, parts } = operation;
  const text = isText(bodyType);
  const body = operation.body && value !== undefined ? bodyOf(operation, value) : undefined;
  // `fetch` says the type of several parts, because it chooses their boundary.
  if (body !== undefined && parts === undefined) headers["content-type"] = text ? `${bodyType}; charset=utf-8` : bodyType;
  return { url: baseUrl.replace(/\/+$/, "") + path + queryString(operation, values), method: operation.method, headers, body };
}

function bodyOf(operation: Operation, value: unknown): string | FormData {
  if (operation.parts !== undefined) return formData(operation, operation.parts, value);
  return isText(operation.bodyType ?? JSON_TYPE) ? plain(operation, value) : JSON.stringify(value);
}

function plain(operation: Operation, value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`${operation.id}: body is not a string.`);
  return value;
}

/**
 * One path segment. `/` is encoded as `%2F`. A value with an empty segment or a segment `.` or `..` is refused. URL libraries and
 * proxies remove such segments, encoded or not, and the request would reach another route.
 */
function pathSegment(operation: Operation, name: string, value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") throw new TypeError(`${operation.id}: ${name} is missing.`);
  const text = String(value);
  if (text.split("/").some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw new TypeError(`${operation.id}: ${name} is ${JSON.stringify(text)}; no segment of it may be empty, "." or "..".`);
  }
  return encoded(`${operation.id}: ${name}`, text);
}

function encoded(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new TypeError(`${name} is not well-formed Unicode.`);
  }
}

function queryString(operation: Operation, values: Values): string {
  const pairs = given(operation, "query", values).map((parameter) => {
    const value = values[parameter.option];
    return `${encodeURIComponent(parameter.name)}=${Array.isArray(value) ? list(parameter, value) : encoded(parameter.name, scalar(parameter, values))}`;
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function list(parameter: OperationParameter, entries: readonly unknown[]): string {
  return entries.map((entry) => encoded(parameter.name, entryText(parameter, entry))).join(",");
}

function headerText(parameter: OperationParameter, values: Values): string {
  const value = values[parameter.option];
  return Array.isArray(value) ? value.map((entry) => entryText(parameter, entry)).join(",") : scalar(parameter, values);
}

/** A value is percent-encoded: a cookie holds neither blanks nor `;`. In a browser `fetch` sends the browser's own cookies instead. */
function cookieText(operation: Operation, parameter: OperationParameter, values: Values): string {
  return `${parameter.name}=${encoded(`${operation.id}: ${parameter.name}`, scalar(parameter, values))}`;
}

/** Lists are comma-separated. An entry cannot contain a comma, because it would look like a separator. */
function entryText(parameter: OperationParameter, entry: unknown): string {
  const text = String(entry);
  if (text.includes(","))
    throw new TypeError(`${parameter.name}: ${JSON.stringify(text)} holds a comma, which separates entries.`);
  return text;
}

function scalar(parameter: OperationParameter, values: Values): string {
  const value = values[parameter.option];
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TypeError(`${parameter.name} is ${value}, not a finite number.`);
  return String(value);
}

function given(operation: Operation, place: OperationParameter["in"], values: Values): OperationParameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place && values[parameter.option] !== undefined);
}
