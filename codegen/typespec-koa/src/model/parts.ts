/** The parts of a body of `multipart/form-data`: files, JSON, and values that are text. */
import type { HttpOperationMultipartBody, HttpOperationPart } from "@typespec/http";
import { factOf } from "../library.ts";
import type { RawContent, RawSchema } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Body, Part, Schema } from "../model.ts";
import { referenced } from "../schema.ts";
import { isJson } from "./content-types.ts";
import { normalize } from "./normalize.ts";
import type { Reader } from "./reader.ts";

export const PARTS_TYPE = "multipart/form-data";
const ANY_TYPE = "*/*";
const BYTES_TYPE = "application/octet-stream";
const TEXT_TYPE = "text/plain";

/** A file is published as generators of clients know it. What it may contain is in the `encoding` of the body. */
const FILE: Schema = { type: "string", format: "binary" };

type Refuse = (message: string) => void;

export function partsBody(
  loaded: Loaded,
  { parts }: HttpOperationMultipartBody,
  content: RawContent,
  required: boolean,
  reader: Reader,
): Body {
  const refuse: Refuse = (message) =>
    reader.report({ code: "typespec-koa/unsupported-content-type", severity: "error", message, position: reader.position });
  const [[contentType, media] = [PARTS_TYPE, {}], ...others] = Object.entries(content);
  if (contentType !== PARTS_TYPE || others.length > 0) {
    refuse(`Several parts are sent as \`${PARTS_TYPE}\`, not as \`${contentType}\`.`);
    return { contentType, required, schema: {}, examples: [], parts: [] };
  }
  const form = whole(media.schema ?? {}, loaded);
  const read = parts.flatMap((part): [Part, Schema][] => {
    const raw = (form.properties as { readonly [name: string]: RawSchema } | undefined)?.[part.name ?? ""];
    if (part.name === undefined || raw === undefined) {
      refuse("A part has no name. Say the parts as members of a model: `@multipartBody body: { file: HttpPart<File> }`.");
      return [];
    }
    const schema = normalize(raw, (_, code, message) =>
      reader.report({ code, severity: "error", message, position: reader.position }),
    );
    const found = partOf(loaded, part, part.name, schema, reader, refuse);
    return found === null ? [] : [[found, found.kind === "file" ? fileSchema(found, schema) : schema]];
  });
  const needed = read.filter(([part]) => part.required).map(([{ name }]) => name);
  const description = form.description as string | undefined;
  const schema: Schema = {
    type: "object",
    ...(description === undefined ? {} : { description }),
    properties: Object.fromEntries(read.map(([{ name }, schema]) => [name, schema])),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
  return { contentType: PARTS_TYPE, required, schema, examples: [], parts: read.map(([part]) => part) };
}

/** A named form is written out: its files have no place among the named types. */
function whole(schema: RawSchema, { document }: Loaded): RawSchema {
  const name = referenced(schema as Schema);
  return name === null ? schema : (document.components.schemas?.[name] ?? {});
}

function partOf(
  { program, locate }: Loaded,
  { body, multi, optional, headers, property }: HttpOperationPart,
  name: string,
  schema: Schema,
  { schemas, position }: Reader,
  refuse: Refuse,
): Part | null {
  const common = { name, several: multi, required: !optional, position: (property && locate(property)) ?? position };
  const mostBytes = (property && (factOf(program, property, "maxBytes") as number | undefined)) ?? null;
  if (headers.length > 0) refuse(`The part \`${name}\` has headers of its own, which nothing reads.`);
  const types = body.contentTypes;
  const isBytes = body.bodyKind === "file" || (body.type.kind === "Scalar" && body.type.name === "bytes");
  if (isBytes) {
    const isAny = types.includes(ANY_TYPE) || (body.bodyKind !== "file" && types.includes(BYTES_TYPE));
    return { ...common, kind: "file", contentTypes: isAny ? [] : types, mostBytes };
  }
  if (mostBytes !== null) refuse(`The part \`${name}\` has @maxBytes and is no file. Say the limits of its schema.`);
  const [type = TEXT_TYPE] = types;
  if (isJson(type)) return { ...common, kind: "json", contentTypes: [], mostBytes: null };
  const one = multi ? schema.items || {} : schema;
  const kind = (schemas.get(referenced(one) ?? "") ?? one).type;
  if (type === TEXT_TYPE && (kind === "string" || kind === "integer" || kind === "number" || kind === "boolean"))
    return { ...common, kind, contentTypes: [], mostBytes: null };
  refuse(`The part \`${name}\` is sent as \`${type}\`. A part is a file, JSON, or text that is a string, a number or a boolean.`);
  return null;
}

function fileSchema({ several, mostBytes }: Part, { description }: Schema): Schema {
  const said = {
    ...(description === undefined ? {} : { description }),
    ...(mostBytes === null ? {} : { "x-max-bytes": mostBytes }),
  };
  return several ? { ...said, type: "array", items: FILE } : { ...said, ...FILE };
}
