/** Converts path segments, query, headers and cookies to the values that the contract's validators expect. */
import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import type { OperationDescriptor, Parameter } from "./contract.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Issue } from "./service-error.ts";

type Values = Record<string, unknown>;

/** The values of one part of a request, and what is wrong with it apart from its schema. A parameter with an issue has no value. */
export interface Decoded {
  readonly values: Values;
  readonly issues: readonly Issue[];
}

const NONE: readonly Issue[] = [];

/**
 * The path's parameters. The router has decoded each segment once, and keeps one with invalid percent-encoding as it is.
 * `captures` are the segments as sent.
 */
export function pathValues(
  parameters: readonly Parameter[],
  decoded: Record<string, string>,
  captures: readonly string[],
): Decoded {
  const issues: Issue[] = [];
  const values: Values = {};
  for (const { name, type } of parameters) {
    const text = decoded[name] ?? "";
    if (text.includes("%") && captures.some(isBrokenEncoding)) issues.push({ path: `path/${name}`, message: BROKEN_ENCODING });
    else if (text.includes("\0")) issues.push({ path: `path/${name}`, message: NUL });
    else values[name] = typedValue(text, type);
  }
  return { values, issues };
}

/**
 * The query's parameters. Unknown ones are refused, because a misspelt filter would otherwise silently not filter. Repeated ones
 * are refused too.
 */
export function queryValues(parameters: readonly Parameter[], query: string): Decoded {
  const values: Values = {};
  if (query === "") return { values, issues: NONE };
  const issues: Issue[] = [];
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decodeForm(equals === -1 ? pair : pair.slice(0, equals));
    const text = decodeForm(equals === -1 ? "" : pair.slice(equals + 1));
    const parameter = parameters.find((candidate) => candidate.name === name);
    const path = `query/${(name ?? pair).slice(0, 100)}`;
    if (name === null || text === null) issues.push({ path, message: BROKEN_ENCODING });
    else if (parameter === undefined) issues.push({ path, message: unknownParameter(name, parameters) });
    else if (Object.hasOwn(values, name)) issues.push({ path, message: repeated(parameter) });
    else if (text.includes("\0")) issues.push({ path, message: NUL });
    else values[name] = typedValue(text, parameter.type, parameter.items);
  }
  return { values, issues };
}

/** The headers that the operation declares. Others are ignored. */
export function headerValues(parameters: readonly Parameter[], headers: IncomingHttpHeaders): Decoded {
  const values: Values = {};
  for (const { name, type, items } of parameters) {
    const text = headers[name.toLowerCase()];
    if (typeof text === "string") values[name] = typedValue(type === "array" ? withoutSpaces(text) : text, type, items);
  }
  return { values, issues: NONE };
}

/**
 * The cookies that the operation declares (RFC 6265, 4.2). Others are ignored. Of several with one name the first counts, whose path is the
 * most specific. A value is percent-encoded where a cookie could not hold it.
 */
export function cookieValues(parameters: readonly Parameter[], header: string | undefined): Decoded {
  const values: Values = {};
  if (header === undefined) return { values, issues: NONE };
  const issues: Issue[] = [];
  const cookies = parseCookie(header);
  for (const { name, type } of parameters) {
    const text = cookies[name];
    if (text === undefined) continue;
    if (text.includes("\0")) issues.push({ path: `cookie/${name}`, message: NUL });
    else values[name] = typedValue(text, type);
  }
  return { values, issues };
}

export function parametersIn(operation: OperationDescriptor, place: Parameter["in"]): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place);
}

const BROKEN_ENCODING = "is not valid percent-encoding of UTF-8; send a literal % as %25";
const NUL = "contains a NUL character";

const integer = /^-?(?:0|[1-9][0-9]{0,15})$/;
const number = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** Text that does not match the type stays text, so that the validator reports the expected type. */
export function typedValue(text: string, type: Parameter["type"], items: Parameter["items"] = "string"): unknown {
  switch (type) {
    case "string":
      return text;
    case "array":
      return text === "" ? [] : items === "string" ? text.split(",") : text.split(",").map((entry) => typedValue(entry, items));
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    case "integer":
      return integer.test(text) ? Number(text) : text;
    case "number":
      return number.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
    default:
      return type satisfies never;
  }
}

/** Spaces around the entries of a header's list say nothing (RFC 9110, 5.6.1). */
function withoutSpaces(list: string): string {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .join(",");
}

/** Form encoding: `+` is a space. Null if it is invalid. */
function decodeForm(text: string): string | null {
  try {
    return text.includes("%") || text.includes("+") ? decodeURIComponent(text.replaceAll("+", " ")) : text;
  } catch {
    return null;
  }
}

function isBrokenEncoding(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return false;
  } catch {
    return true;
  }
}

function unknownParameter(name: string, parameters: readonly Parameter[]): string {
  const known = parameters.map((parameter) => parameter.name);
  if (known.length === 0) return "is not a known parameter; this operation takes no query parameters";
  const meant = didYouMean(name, known);
  return meant === null
    ? `is not a known parameter; known parameters are ${known.join(", ")}`
    : `is not a known parameter; did you mean "${meant}"?`;
}

function repeated(parameter: Parameter): string {
  return parameter.type === "array"
    ? "is repeated; send it once, with its values separated by commas"
    : "is repeated; send it once";
}
