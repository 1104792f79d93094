import type { Report } from "../diagnostic.ts";
import { casesOf } from "../model/branches.ts";
import { parts } from "../model/project.ts";
import { references } from "../model/references.ts";
import type { Api, Schema } from "../model.ts";

/**
 * In requests, a union with defaults needs branches that a simple test can distinguish. Otherwise several are tried. A branch
 * that fails has already filled in its defaults, and they stay in the data, where the next branch does not know them.
 */
export function checkUnions(api: Api, report: Report): void {
  const types = new Map(api.types.map(({ name, schema }) => [name, schema]));
  const lookup = (name: string) => types.get(name);
  const hasDefault = (schema: Schema): boolean => schema.default !== undefined || parts(schema).some(hasDefault);
  const fills = (branch: Schema) =>
    hasDefault(branch) || references([branch], lookup).some((name) => hasDefault(types.get(name) ?? {}));

  for (const { declared, direction, schema, position } of api.types) {
    if (direction === "response") continue;
    for (const union of unionsIn(schema)) {
      if (casesOf(union, lookup) || !(union.anyOf ?? union.oneOf ?? []).some(fills)) continue;
      const message =
        `\`${declared}\` is a union with defaults whose branches cannot be told apart by type, by a constant member or by a required ` +
        "member of their own.";
      report({ code: "typespec-koa/default-in-union", severity: "error", message, position });
    }
  }
}

function unionsIn(schema: Schema): Schema[] {
  return [...(schema.anyOf || schema.oneOf ? [schema] : []), ...parts(schema).flatMap(unionsIn)];
}
