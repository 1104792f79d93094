/**
 * A response of `text/event-stream`. Its body is the data of one event, as JSON: a model, or a union of models. The name of a variant is then the name
 * of the event, as in `EventSource.addEventListener`.
 */
import type { Type, Union } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { getOpenAPITypeName } from "@typespec/openapi";
import type { Loaded } from "../load/program.ts";
import type { Facts, Response, Schema, StreamedEvent } from "../model.ts";
import { reference } from "../schema.ts";
import { EVENTS_TYPE } from "./content-types.ts";
import type { Reader } from "./reader.ts";

const NAME = /^[A-Za-z0-9_.-]+$/;

/** The events of an operation's stream. What is wrong with them is reported. */
export function eventsOf(loaded: Loaded, http: HttpOperation, reader: Reader): StreamedEvent[] {
  const contents = http.responses.flatMap(({ responses }) => responses);
  const type = contents.find(({ body }) => body?.contentTypes.includes(EVENTS_TYPE))?.body?.type;
  const events = type?.kind === "Union" ? ofVariants(loaded, type, reader) : type ? [eventOf(loaded, null, type, reader)] : [];
  return events.filter((event) => event !== null);
}

function ofVariants(loaded: Loaded, union: Union, reader: Reader): (StreamedEvent | null)[] {
  return [...union.variants.values()].map(({ name, type }) => {
    if (typeof name === "string" && NAME.test(name)) return eventOf(loaded, name, type, reader);
    const what = typeof name === "string" ? `\`${name}\` is no name of an event` : "A variant of the events has no name";
    refuse(reader, `${what}. Name each variant of the union by its event, of letters, digits, \`_\`, \`.\` and \`-\`.`);
    return null;
  });
}

function eventOf({ program, service }: Loaded, name: string | null, type: Type, reader: Reader): StreamedEvent | null {
  const typeName =
    type.kind === "Model" &&
    getOpenAPITypeName(program, type, { namespaceFilter: (namespace) => namespace !== service.namespace });
  if (typeName && reader.schemas.get(typeName)?.type === "object") return { name, schema: reference(typeName) };
  const which = name === null ? "The data of an event" : `The data of the event \`${name}\``;
  refuse(reader, `${which} is JSON. Its type is a model with a name, or each is one in a union of events.`);
  return null;
}

/** What an operation that answers with events cannot do besides. */
export function checkStream(responses: readonly Response[], method: string, facts: Facts, reader: Reader): void {
  const successes = responses.filter(({ errors }) => errors.length === 0);
  const [stream] = successes.filter(({ events }) => events !== null);
  if (stream === undefined) return;
  if (successes.length > 1)
    refuse(reader, "An operation that answers with events has no other success. Declare another operation.");
  else if (stream.status !== 200) refuse(reader, `A stream of events is answered with 200, not ${stream.status}.`);
  if (method !== "GET" && method !== "POST")
    refuse(reader, `A stream of events is the answer of a GET or a POST, not of a ${method}.`);
  if (facts.idempotency === "key") refuse(reader, "A stream of events is not stored for retries. It takes no idempotency key.");
  if (facts.pages !== null) refuse(reader, "A stream of events has no pages.");
}

function refuse({ position, report }: Reader, message: string): void {
  report({ code: "typespec-koa/event-stream", severity: "error", message, position });
}

/** What the runtime validates of each event, and what the lock promises: its name with its data. */
export function eventSchema(events: readonly StreamedEvent[]): Schema {
  const forms = events.map(
    ({ name, schema }): Schema => ({
      type: "object",
      properties: { ...(name === null ? {} : { event: { type: "string", const: name } }), data: schema },
      required: name === null ? ["data"] : ["event", "data"],
      additionalProperties: false,
    }),
  );
  const [first = {}, ...others] = forms;
  return others.length === 0 ? first : { anyOf: forms };
}
