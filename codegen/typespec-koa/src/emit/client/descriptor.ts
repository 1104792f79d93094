/** The runtime's description of an operation. */
import { JSON_TYPE } from "../../model/content-types.ts";
import type { Api, Operation, Parameter, Part, Response } from "../../model.ts";
import { referenced } from "../../schema.ts";
import type { Operation as ClientOperation, Part as ClientPart } from "../client-runtime/operation.ts";
import { optionName } from "./options.ts";

export function clientOperation(api: Api, operation: Operation): ClientOperation {
  const { id, method, path, body, facts, responses } = operation;
  return {
    id,
    method,
    path,
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      option: optionName(operation, parameter),
    })),
    body: body !== null,
    ...(body && !body.parts && body.contentType !== JSON_TYPE ? { bodyType: body.contentType } : {}),
    ...(body?.parts ? { parts: body.parts.map(clientPart) } : {}),
    ...answerTypes(responses),
    ...(responses.some(({ events }) => events) ? { events: { lastId: lastEventId(operation) } } : {}),
    repetition: repetition(operation),
    statuses: responses.filter(({ errors }) => errors.length === 0).map(({ status }) => status),
    ...(facts.pages === null ? {} : { pages: { member: facts.pages, cursor: cursor(api, operation) } }),
  };
}

/** The option with the id of the last event; null where the operation does not take it. */
function lastEventId(operation: Operation): string | null {
  const parameter = operation.parameters.find(isLastEventId);
  return parameter ? optionName(operation, parameter) : null;
}

export function isLastEventId({ in: place, name }: Parameter): boolean {
  return place === "header" && name.toLowerCase() === "last-event-id";
}

function clientPart({ name, kind, several }: Part): ClientPart {
  return { name, kind: kind === "file" || kind === "json" ? kind : "text", several };
}

function answerTypes(responses: readonly Response[]): Pick<ClientOperation, "answerTypes"> {
  const others = responses.filter(({ contentType }) => contentType !== null && contentType !== JSON_TYPE);
  if (others.length === 0) return {};
  return { answerTypes: Object.fromEntries(others.map(({ status, contentType }) => [status, contentType ?? JSON_TYPE])) };
}

/** Changes have a key or are idempotent by nature; the rest only reads. */
function repetition({ method, facts }: Operation): ClientOperation["repetition"] {
  if (facts.idempotency !== "none") return facts.idempotency;
  return method === "GET" || facts.role === "read_only" ? "safe" : "none";
}

function cursor(api: Api, { id, parameters, body }: Operation): "query" | "body" {
  if (parameters.some((parameter) => parameter.in === "query" && parameter.name === api.settings.pages.cursor)) return "query";
  const schema = body && (api.types.find(({ name }) => name === referenced(body.schema))?.schema ?? body.schema);
  if (schema?.properties?.[api.settings.pages.cursor]) return "body";
  throw new Error(`${id} pages and takes no cursor.`);
}
