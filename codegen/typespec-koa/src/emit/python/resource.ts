/** `<resource>.py`: one method per operation, and for a list a second one over all pages; each once for threads and once for asyncio. */
import type { Api, Operation, Resource, Response, Schema, StreamedEvent } from "../../model.ts";
import { referenced } from "../../schema.ts";
import { operationParagraphs } from "../client/comment.ts";
import { clientOperation, isLastEventId } from "../client/descriptor.ts";
import { errorCodesOf } from "../client/errors.ts";
import { docOf } from "./doc.ts";
import { argumentNames, attributeName, errorClass, methodName } from "./names.ts";
import { call, docstring, indented, stringText, tuple } from "./text.ts";
import { type Typing, typeText, typingNames, union } from "./type-text.ts";

const OPTIONS = [
  "timeout: Optional[float] = None",
  "max_retries: Optional[int] = None",
  "on_response: Optional[OnResponse] = None",
];
const RECONNECT = "reconnect: bool = False";
const CANCELLATION = "cancellation: Optional[Cancellation] = None";

/** Objects without a name are rare in parameters and bodies. Here they are plain. */
const typing = (sent: boolean): Typing => ({
  sent,
  name: (name) => `types.${name}`,
  declare: () => (sent ? "Mapping[str, Any]" : "Dict[str, Any]"),
});

export function resourceModule(api: Api, resource: Resource): string {
  const { operations, typeName, description } = resource;
  const constants = operations.map((operation) => operationConstant(api, operation).join("\n"));
  const sync = classText(
    typeName,
    description,
    operations.flatMap((operation) => methods(api, resource, operation, false)),
    "Caller",
  );
  const about = `As \`${typeName}\`, for asyncio.`;
  const async_ = classText(
    `Async${typeName}`,
    about,
    operations.flatMap((operation) => methods(api, resource, operation, true)),
    "AsyncCaller",
  );
  const text = [...constants, sync, async_].join("\n\n\n");
  const lists = operations.some(({ facts }) => facts.pages !== null);
  const several = operations.some(hasSeveral);
  const streams = operations.some(isStream);
  const forms = operations.some(({ body }) => body?.parts);
  return [
    ...docstring(description === "" ? `The operations of \`${attributeName(resource)}\`.` : description),
    "",
    "from __future__ import annotations",
    "",
    `from typing import ${[...new Set(["Optional", ...typingNames(text)])].sort().join(", ")}`,
    "",
    "from . import types",
    "from ._runtime.aio import AsyncCaller",
    "from ._runtime.caller import Caller, CallOptions",
    "from ._runtime.cancellation import Cancellation",
    ...(streams ? ["from ._runtime.events import AsyncEvents, Event, Events"] : []),
    `from ._runtime.operation import ${lists ? "Listing, " : ""}Operation, Parameter${forms ? ", Part" : ""}`,
    ...(lists ? ["from ._runtime.pages import AsyncPages, Pages"] : []),
    ...(several ? ["from ._runtime.reply import Reply"] : []),
    "from ._runtime.response_info import OnResponse",
    "",
    `${text}\n`,
  ].join("\n");
}

function classText(name: string, doc: string, body: readonly string[], caller: string): string {
  const start = ["", `def __init__(self, caller: ${caller}) -> None:`, "    self._caller = caller"];
  return [`class ${name}:`, ...indented([...docstring(doc), ...start, ...body])].join("\n");
}

const constantName = (operation: Operation) => `_${methodName(operation).replace(/_$/, "").toUpperCase()}`;

function operationConstant(api: Api, operation: Operation): string[] {
  const { id, method, path, body, bodyType, parts, answerTypes, repetition, statuses, pages } = clientOperation(api, operation);
  const argument = argumentNames(operation);
  const lastEventId = isStream(operation) && operation.parameters.find(isLastEventId);
  const parameters = operation.parameters.map(
    (parameter) => `Parameter(${[parameter.name, parameter.in, argument.get(parameter)!].map(stringText).join(", ")})`,
  );
  const given = [
    stringText(id),
    stringText(method),
    stringText(path),
    ...parameterTuple(parameters),
    body ? "True" : "False",
    stringText(repetition),
    tuple(statuses.map(String)),
    ...(bodyType ? [`body_type=${stringText(bodyType)}`] : []),
    ...(parts ? [`parts=${tuple(parts.map(partText))}`] : []),
    ...(answerTypes
      ? [
          `answer_types={${Object.entries(answerTypes)
            .map(([status, type]) => `${status}: ${stringText(type)}`)
            .join(", ")}}`,
        ]
      : []),
    ...(isStream(operation) ? ["streams=True"] : []),
    ...(lastEventId ? [`last_event_id=${stringText(argument.get(lastEventId)!)}`] : []),
    ...(pages ? [`member=${stringText(pages.member)}`, `cursor=${stringText(pages.cursor)}`] : []),
  ];
  const kind = pages ? "Listing" : "Operation";
  const results = pages ? [result(operation), entry(api, operation, pages.member)] : [result(operation)];
  return call(`${constantName(operation)}: ${kind}[${results.join(", ")}] = ${kind}(`, given, ")");
}

function partText({ name, kind, several }: NonNullable<ReturnType<typeof clientOperation>["parts"]>[number]): string {
  return `Part(${stringText(name)}, ${stringText(kind)}, ${several ? "True" : "False"})`;
}

/** One per line if there are several. */
function parameterTuple(parameters: readonly string[]): string[] {
  return [
    parameters.length < 2
      ? tuple(parameters)
      : `(\n${indented(indented(parameters.map((line) => `${line},`))).join("\n")}\n    )`,
  ];
}

function methods(api: Api, resource: Resource, operation: Operation, async_: boolean): string[] {
  const name = methodName(operation);
  const how = isStream(operation) ? "events" : hasSeveral(operation) ? "reply" : "body";
  const doc = async_ ? asyncDoc(resource, operation) : methodDoc(api, operation);
  const returns = how === "events" ? `${async_ ? "AsyncEvents" : "Events"}[${result(operation)}]` : result(operation);
  const one = method(operation, { name, doc, how, returns, async_ });
  const { pages } = operation.facts;
  if (pages === null) return one;
  const about = `Every entry of \`${pages}\` that \`${name}\` returns. Each page is fetched when its entries are needed.

\`.pages()\` iterates over the pages. The iteration raises what \`${name}\` raises.`;
  const all = `${async_ ? "AsyncPages" : "Pages"}[${result(operation)}, ${entry(api, operation, pages)}]`;
  return [...one, ...method(operation, { name: `${name}_all`, doc: about, how: "pages", returns: all, async_ })];
}

interface Made {
  readonly name: string;
  readonly doc: string;
  readonly how: "body" | "reply" | "pages" | "events";
  readonly returns: string;
  readonly async_: boolean;
}

function method(operation: Operation, { name, doc, how, returns, async_ }: Made): string[] {
  const argument = argumentNames(operation);
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  const others = operation.parameters.filter((parameter) => parameter.in !== "path");
  const named = [...others]
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map((parameter) => {
      const type = typeText(parameter.schema, typing(true), "");
      return `${argument.get(parameter)}: ${parameter.required ? type : `${union([type, "None"])} = None`}`;
    });
  const { body } = operation;
  const continued = how === "events" && operation.parameters.some(isLastEventId);
  const bodies = body
    ? [
        `body: ${body.required ? typeText(body.schema, typing(true), "") : `${union([typeText(body.schema, typing(true), ""), "None"])} = None`}`,
      ]
    : [];
  const signature = [
    "self",
    ...inPath.map((parameter) => `${argument.get(parameter)}: ${typeText(parameter.schema, typing(true), "")}`),
    "*",
    ...(body?.required ? [...bodies, ...named] : [...named, ...bodies]),
    ...OPTIONS,
    ...(async_ ? [] : [CANCELLATION]),
    ...(continued ? [RECONNECT] : []),
  ];
  const values = [...operation.parameters.map((parameter) => argument.get(parameter)!), ...(body ? ["body"] : [])];
  const own = [...(async_ ? [] : ["cancellation"]), ...(continued ? ["reconnect=reconnect"] : [])];
  const options = `CallOptions(${["timeout", "max_retries", "on_response", ...own].join(", ")})`;
  const awaited = async_ && how !== "pages" && how !== "events";
  const given = [constantName(operation), `{${values.map((value) => `${stringText(value)}: ${value}`).join(", ")}}`, options];
  return [
    "",
    ...call(`${awaited ? "async " : ""}def ${name}(`, signature, `) -> ${returns}:`),
    ...indented([...docstring(doc), ...call(`return ${awaited ? "await " : ""}self._caller.${how}(`, given, ")")]),
  ];
}

function methodDoc(api: Api, operation: Operation): string {
  const argument = argumentNames(operation);
  const about = operation.parameters
    .map(
      (parameter) =>
        [
          argument.get(parameter)!,
          docOf({ ...parameter.schema, description: parameter.description, deprecated: parameter.deprecated }),
        ] as const,
    )
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => `    ${name}: ${text.trim().replaceAll("\n", "\n        ")}`);
  const raises = errorCodesOf(api, operation).map(errorClass);
  return [
    ...operationParagraphs(api, operation, "raises"),
    operation.deprecated ? "Deprecated." : "",
    about.length > 0 ? `Args:\n${about.join("\n")}` : "",
    raises.length > 0 ? `Raises:\n    ${raises.join(", ")}` : "",
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function asyncDoc({ typeName }: Resource, operation: Operation): string {
  const { summary, method, path } = operation;
  return `${summary === "" ? "" : `${summary}. `}As \`${typeName}.${methodName(operation)}\`.\n\n\`${method} ${path}\``;
}

function successes({ responses }: Operation): Response[] {
  return responses.filter(({ errors }) => errors.length === 0);
}

function hasSeveral(operation: Operation): boolean {
  return successes(operation).length > 1;
}

function isStream(operation: Operation): boolean {
  return successes(operation).some(({ events }) => events !== null);
}

/** Of a stream: one of its events. */
function result(operation: Operation): string {
  const bodyOf = ({ schema }: Response) => (schema ? typeText(schema, typing(false), "") : "None");
  const events = successes(operation).flatMap((response) => response.events ?? []);
  if (events.length > 0) return union(events.map(eventType));
  const all = successes(operation);
  if (all.length > 1) return union(all.map((response) => `Reply[Literal[${response.status}], ${bodyOf(response)}]`));
  return all[0] ? bodyOf(all[0]) : "None";
}

function eventType({ name, schema }: StreamedEvent): string {
  const event = name === null ? "None" : `Literal[${stringText(name)}]`;
  return `Event[${event}, ${typeText(schema, typing(false), "")}]`;
}

function entry(api: Api, operation: Operation, member: string): string {
  const schema = successes(operation)[0]?.schema;
  const page: Schema | undefined = schema
    ? (api.types.find(({ name }) => name === referenced(schema))?.schema ?? schema)
    : undefined;
  const items = page?.properties?.[member]?.items;
  return items ? typeText(items, typing(false), "") : "Any";
}
