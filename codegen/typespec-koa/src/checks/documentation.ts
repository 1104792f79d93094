/** Every operation, type, member and value must have documentation. For a member of a named type, that of the type is enough. */
import type { Report } from "../diagnostic.ts";
import type { Api, NamedType, Position, Schema } from "../model.ts";
import { referenced } from "../schema.ts";

export function checkDocumentation(api: Api, report: Report): void {
  const missing = (what: string, position: Position) =>
    report({ code: "typespec-koa/undocumented", severity: "warning", message: `${what} has no doc comment.`, position });
  const documented = new Set(api.types.filter(({ schema }) => schema.description).map(({ name }) => name));

  for (const resource of api.resources) {
    if (!resource.description) missing(`Resource \`${resource.typeName}\``, resource.position);
    for (const operation of resource.operations) {
      if (!operation.description) missing(`Operation \`${operation.id}\``, operation.position);
      if (!operation.summary) {
        const message = `Operation \`${operation.id}\` has no @summary.`;
        report({ code: "typespec-koa/no-summary", severity: "warning", message, position: operation.position });
      }
      for (const { name, description, position } of operation.parameters)
        if (!description) missing(`Parameter \`${name}\``, position);
    }
  }
  for (const type of api.types) {
    if (!type.schema.description) missing(`\`${type.declared}\``, type.position);
    members(type, documented, (what, pointer) => missing(what, type.members[pointer] ?? type.position));
    values(type, missing);
  }
}

function members(type: NamedType, documented: ReadonlySet<string>, missing: (what: string, pointer: string) => void): void {
  const inside = (schema: Schema, pointer: string) => {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const at = `${pointer}/properties/${name}`;
      const says = member.description || documented.has(referenced(member) ?? "");
      if (!says) missing(`Member \`${type.declared}${at.replaceAll("/properties/", ".")}\``, at);
      inside(member, at);
    }
    if (schema.items) inside(schema.items, `${pointer}/items`);
  };
  inside(type.schema, "");
}

function values({ declared, schema, members, position }: NamedType, missing: (what: string, position: Position) => void): void {
  const descriptions = schema["x-enum-descriptions"] as readonly string[] | undefined;
  for (const [index, value] of (schema.enum ?? []).entries()) {
    if (!descriptions?.[index]) missing(`Value \`${declared}.${value}\``, members[`/enum/${index}`] ?? position);
  }
}
