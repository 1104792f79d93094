/** The body and the responses of an operation. Error responses come from the `@error` models, so that equal ones are equal. */
import type { HttpOperation } from "@typespec/http";
import type { RawContent, RawHeader, RawMediaType, RawOperation, RawSchema } from "../load/document.ts";
import type { Loaded } from "../load/program.ts";
import type { Body, ErrorModel, Example, Header, Response, Schema } from "../model.ts";
import { EVENTS_TYPE, isServed, refuseOtherText } from "./content-types.ts";
import { eventsOf } from "./event-streams.ts";
import { normalize } from "./normalize.ts";
import { partsBody } from "./parts.ts";
import type { Reader } from "./reader.ts";

export function bodyOf(loaded: Loaded, http: HttpOperation, raw: RawOperation, reader: Reader): Body | null {
  if (!raw.requestBody) return null;
  const { body } = http.parameters;
  if (body?.bodyKind === "multipart")
    return partsBody(loaded, body, raw.requestBody.content, raw.requestBody.required ?? false, reader);
  const { contentType, media } = single(raw.requestBody.content, reader);
  const schema = served(contentType, media, reader);
  return { contentType, required: raw.requestBody.required ?? false, schema, examples: examplesOf(media), parts: null };
}

/** @param errors the models of the errors it returns */
export function responsesOf(
  loaded: Loaded,
  http: HttpOperation,
  raw: RawOperation,
  errors: readonly ErrorModel[],
  reader: Reader,
): Response[] {
  const failures = new Set(errors.map((error) => error.status));
  const all = Object.entries(raw.responses).filter(([status]) => !failures.has(Number(status)));
  const successes = all.filter(([status]) => isStatus(status, reader));
  const found = successes.map(([status, response]): Response => {
    const { contentType, media } = response.content ? single(response.content, reader) : { contentType: null, media: {} };
    const isStream = contentType === EVENTS_TYPE;
    const bodySchema = () => (isStream ? read(media.schema, reader) : served(contentType!, media, reader));
    return {
      status: Number(status),
      description: response.description ?? "",
      schema: contentType === null ? null : bodySchema(),
      contentType,
      headers: headersOf(response.headers ?? {}, reader),
      examples: examplesOf(media),
      events: isStream ? eventsOf(loaded, http, reader) : null,
      errors: [],
    };
  });
  for (const status of failures)
    found.push(
      failure(
        status,
        errors.filter((error) => error.status === status),
      ),
    );
  return found.sort((a, b) => a.status - b.status);
}

/** OpenAPI also has `2XX` and `default`. */
function isStatus(status: string, { position, report }: Reader): boolean {
  if (/^\d{3}$/.test(status)) return true;
  const message = `The status ${status} is not one number; list the statuses one by one.`;
  report({ code: "typespec-koa/unsupported-status", severity: "error", message, position });
  return false;
}

function failure(status: number, errors: readonly ErrorModel[]): Response {
  const names = errors.map((error) => error.name).sort();
  const [first, ...others] = errors.map((error) => error.schema);
  const schema = first && others.length === 0 ? first : { anyOf: errors.map((error) => error.schema) };
  const headers = new Map(errors.flatMap((error) => error.headers).map((header) => [header.name, header]));
  return {
    status,
    description: errors.map((error) => error.description).join(" Or: "),
    schema,
    contentType: "application/json",
    headers: sorted([...headers.values()]),
    examples: [],
    events: null,
    errors: names,
  };
}

export function headersOf(raw: { readonly [name: string]: RawHeader }, reader: Reader): Header[] {
  const found = Object.entries(raw).map(([name, header]) => ({
    name,
    required: header.required ?? false,
    description: header.description ?? "",
    schema: read(header.schema, reader),
  }));
  return sorted(found);
}

function sorted(headers: Header[]): Header[] {
  return headers.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function single(content: RawContent, { position, report }: Reader): { contentType: string; media: RawMediaType } {
  const [[contentType, media] = ["application/json", {}], ...others] = Object.entries(content);
  if (others.length > 0) {
    report({ code: "typespec-koa/one-content-type", severity: "error", message: "A body has one content type.", position });
  }
  return { contentType, media };
}

function served(contentType: string, { schema: raw }: RawMediaType, reader: Reader): Schema {
  if (!isServed(contentType, reader)) return {};
  const schema = read(raw, reader);
  refuseOtherText(contentType, schema, reader.schemas, reader);
  return schema;
}

function read(schema: RawSchema | undefined, { position, report }: Reader): Schema {
  return normalize(schema ?? {}, (_, code, message) => report({ code, severity: "error", message, position }));
}

function examplesOf({ example, examples = {} }: RawMediaType): Example[] {
  const titled = Object.entries(examples).map(([title, { summary, value }]) => ({ title: summary ?? title, value }));
  return example === undefined ? titled : [{ title: "Example", value: example }, ...titled];
}
