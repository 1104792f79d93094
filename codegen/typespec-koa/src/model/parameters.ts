/** The parameters of an operation. An array is comma-separated text. */
import type { HttpOperation } from "@typespec/http";
import type { Report } from "../diagnostic.ts";
import type { RawDocument, RawOperation, RawParameter } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Parameter, Position, Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import { normalize } from "./normalize.ts";

const PREFIX = "#/components/parameters/";
const PLACES: readonly string[] = ["path", "query", "header"];
const TYPES: readonly unknown[] = ["string", "integer", "number", "boolean", "array"] satisfies readonly Parameter["type"][];

export function parametersOf(
  { document, locate, entry }: Loaded,
  http: HttpOperation,
  raw: RawOperation,
  schemas: ReadonlyMap<string, Schema>,
  report: Report,
): Parameter[] {
  const found = (raw.parameters ?? []).flatMap((given) => {
    const { parameter, shared } = dereferenced(document, given);
    const declared = http.parameters.parameters.find(({ type, name }) => type === parameter.in && name === parameter.name);
    const position = (declared && locate(declared.param)) ?? locate(http.operation) ?? entry;
    return read(parameter, shared, position, schemas, report) ?? [];
  });
  const order = (parameter: Parameter) => [PLACES.indexOf(parameter.in), placeInPath(http.path, parameter)] as const;
  return found.sort((a, b) => {
    const [[placeA, inPathA], [placeB, inPathB]] = [order(a), order(b)];
    return placeA - placeB || inPathA - inPathB || (a.name < b.name ? -1 : 1);
  });
}

function placeInPath(path: string, { name, in: place }: Parameter): number {
  return place === "path" ? path.indexOf(`{${name}}`) : 0;
}

function dereferenced(document: RawDocument, given: NonNullable<RawOperation["parameters"]>[number]) {
  if (!("$ref" in given)) return { parameter: given, shared: null };
  const shared = given.$ref.slice(PREFIX.length);
  const parameter = document.components.parameters?.[shared];
  if (!parameter) throw new Error(`${given.$ref} leads nowhere`);
  return { parameter, shared };
}

function read(
  raw: RawParameter,
  shared: string | null,
  position: Position,
  schemas: ReadonlyMap<string, Schema>,
  report: Report,
): Parameter | null {
  const refuse = (code: string, message: string) =>
    report({ code: `typespec-koa/${code}`, severity: "error", message: `\`${raw.name}\` ${message}`, position });
  const schema = normalize(raw.schema, (_, code, message) => report({ code, severity: "error", message, position }));
  const resolved = schemas.get(referenced(schema) ?? "") ?? schema;
  const type = resolved.enum && resolved.type === undefined ? "string" : resolved.type;
  if (!PLACES.includes(raw.in)) refuse("unsupported-parameter", `is sent in a ${raw.in}; only path, query and headers are read.`);
  else if (!TYPES.includes(type))
    refuse("unsupported-parameter", "is neither a string, a number, a boolean nor an array of those.");
  else if (type === "array" && raw.in === "query" && raw.explode !== false)
    refuse("exploded-array", "repeats its name; arrays are comma-separated here.");
  else {
    const { description = "", deprecated = false, required = false } = raw;
    return {
      name: raw.name,
      in: raw.in as Parameter["in"],
      required,
      type: type as Parameter["type"],
      schema,
      description,
      deprecated,
      shared,
      position,
    };
  }
  return null;
}
