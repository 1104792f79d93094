/** The webhooks of the service: the unions with `@webhooks`. Each variant is one, named as in the union. */
import { getDoc, getSummary, type Model, navigateTypesInNamespace, type Type, type Union } from "@typespec/compiler";
import { getHeaderFieldName, isHeader } from "@typespec/http";
import { getOpenAPITypeName } from "@typespec/openapi";
import type { Report } from "../diagnostic.ts";
import { factOf } from "../library.ts";
import type { Loaded } from "../load/program.ts";
import type { Header, Position, Schema, Webhook } from "../model.ts";
import { reference } from "../schema.ts";

/** What `@webhooks` keeps. */
export interface WebhooksFact {
  readonly headers: Model | null;
}

export function webhooksOf(loaded: Loaded, schemas: ReadonlyMap<string, Schema>, report: Report): Webhook[] {
  const found = new Map<string, Webhook>();
  navigateTypesInNamespace(loaded.service.namespace, {
    union: (union) => {
      const fact = factOf(loaded.program, union, "webhooks") as WebhooksFact | undefined;
      for (const webhook of fact ? variantsOf(loaded, union, fact, schemas, report) : []) {
        if (found.has(webhook.name)) refuse(report, `\`${webhook.name}\` is the name of two webhooks.`, webhook.position);
        found.set(webhook.name, webhook);
      }
    },
  });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function variantsOf(
  loaded: Loaded,
  union: Union,
  { headers }: WebhooksFact,
  schemas: ReadonlyMap<string, Schema>,
  report: Report,
): Webhook[] {
  const { program, service, locate, entry } = loaded;
  const sent = headers ? headersOf(loaded, headers, report) : [];
  return [...union.variants.values()].flatMap((variant) => {
    const { name, type } = variant;
    const position = locate(variant) ?? entry;
    const model = type.kind === "Model" ? type : null;
    const typeName =
      model && getOpenAPITypeName(program, model, { namespaceFilter: (namespace) => namespace !== service.namespace });
    if (typeof name !== "string" || model === null || typeName === null || !schemas.has(typeName)) {
      refuse(report, "A webhook is a variant with a name, and its body is a model with a name.", position);
      return [];
    }
    const description = getDoc(program, model) ?? "";
    return [
      { name, summary: getSummary(program, model) ?? "", description, schema: reference(typeName), headers: sent, position },
    ];
  });
}

function headersOf({ program, locate, entry }: Loaded, model: Model, report: Report): Header[] {
  const properties = [...model.properties.values()].filter((property) => isHeader(program, property));
  const found = properties.flatMap((property): Header[] => {
    const name = getHeaderFieldName(program, property);
    const schema = scalarSchema(property.type);
    if (schema) return [{ name, required: !property.optional, description: getDoc(program, property) ?? "", schema }];
    refuse(report, `The header \`${name}\` of a webhook is a string or a whole number.`, locate(property) ?? entry);
    return [];
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const SCHEMAS: { readonly [scalar: string]: Schema } = {
  string: { type: "string" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
};

/** By the built-in scalar that a type is or extends. */
function scalarSchema(type: Type): Schema | null {
  if (type.kind !== "Scalar") return null;
  return SCHEMAS[type.name] ?? (type.baseScalar ? scalarSchema(type.baseScalar) : null);
}

function refuse(report: Report, message: string, position: Position): void {
  report({ code: "typespec-koa/webhook", severity: "error", message, position });
}
