/** The parameters of an operation. An array is comma-separated text. */
import type { HttpOperation } from "@typespec/http";
import type { Report } from "../diagnostic.ts";
import type { RawDocument, RawOperation, RawParameter } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Parameter, Position, Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import { normalize } from "./normalize.ts";

const PREFIX = "#/components/parameters/";
const PLACES: readonly string[] = ["path", "query", "header", "cookie"] satisfies Parameter["in"][];
const SCALARS: readonly unknown[] = ["string", "integer", "number", "boolean"] satisfies readonly Parameter["items"][];
const COOKIE_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
/** How arrays are written: comma-separated. */
const STYLES: readonly unknown[] = [undefined, "form", "simple"];

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
    if (declared?.type === "path" && declared.allowReserved) {
      const message = `\`${parameter.name}\` spans several segments (allowReserved); a parameter is one segment, in which \`/\` is sent as %2F.`;
      report({ code: "typespec-koa/unsupported-parameter", severity: "error", message, position });
    }
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
  const type = typeOf(schema, schemas);
  const element = type === "array" ? elementOf(schema, schemas) : null;
  if (raw.in === "cookie" && !COOKIE_NAME.test(raw.name))
    refuse("unsupported-parameter", "is no name of a cookie: letters, digits and !#$%&'*+-.^_`|~ (RFC 6265, 4.1.1).");
  else if (raw.in === "cookie" && type === "array")
    refuse("unsupported-parameter", "is an array in a cookie, whose value has no commas; send it in a header.");
  else if (!SCALARS.includes(type === "array" ? element : type))
    refuse("unsupported-parameter", "is neither a string, a number, a boolean nor an array of those; take it in a body.");
  else if (!STYLES.includes(raw.style))
    refuse("unsupported-parameter", `is written in the style ${raw.style}; an array is comma-separated, so leave out @encode.`);
  else if (type === "array" && raw.in === "query" && raw.explode !== false)
    refuse("exploded-array", "repeats its name; an array is comma-separated here, so leave out `explode`.");
  else {
    const { description = "", deprecated = false, required = false } = raw;
    return {
      name: raw.name,
      in: raw.in as Parameter["in"],
      required,
      type: type as Parameter["type"],
      items: element as Parameter["items"],
      schema,
      description,
      deprecated,
      shared,
      position,
    };
  }
  return null;
}

function typeOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): Schema["type"] {
  const { enum: values, type } = schemas.get(referenced(schema) ?? "") ?? schema;
  return values && type === undefined ? "string" : type;
}

/** Undefined if the entries have no single type. */
function elementOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): Schema["type"] {
  const { items } = schemas.get(referenced(schema) ?? "") ?? schema;
  return items ? typeOf(items, schemas) : undefined;
}
