import type { Report } from "../diagnostic.ts";
import type { Api, Operation, Schema } from "../model.ts";
import { referenced } from "../schema.ts";

/**
 * A list (`@pages`) names an array of its response, returns `next_cursor`, and takes `cursor`. Whatever returns `next_cursor`
 * must be a list.
 */
export function checkLists(api: Api, report: Report): void {
  const types = new Map(api.types.map(({ name, schema }) => [name, schema]));
  for (const operation of api.resources.flatMap((resource) => resource.operations)) {
    const refuse = (message: string) =>
      report({
        code: "typespec-koa/list",
        severity: "error",
        message: `\`${operation.id}\` ${message}`,
        position: operation.position,
      });
    const { pages } = operation.facts;
    const names = api.settings.pages;
    const answer = answered(operation, types);
    const cursor = answer.properties?.[names.next];
    if (!pages) {
      if (cursor && operation.method === "GET") refuse(`answers \`${names.next}\` and does not say what it pages: @pages.`);
      continue;
    }
    if (answer.properties?.[pages]?.type !== "array") refuse(`pages \`${pages}\`, which is no array of its response.`);
    if (!cursor || !answer.required?.includes(names.next)) refuse(`pages and does not always answer \`${names.next}\`.`);
    if (operation.method === "GET" && !operation.parameters.some(({ name }) => name === names.cursor))
      refuse(`pages and takes no \`${names.cursor}\`.`);
  }
}

function answered({ responses }: Operation, types: ReadonlyMap<string, Schema>): Schema {
  const schema = responses.find(({ errors }) => errors.length === 0)?.schema ?? {};
  return types.get(referenced(schema) ?? "") ?? schema;
}
